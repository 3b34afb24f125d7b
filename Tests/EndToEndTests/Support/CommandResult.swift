import Foundation

/// The status and output of a finished command.
struct CommandResult: CustomStringConvertible {
    /// Nil if the command was killed because its time was over.
    let status: ExitStatus?
    let outputBytes: [UInt8]
    let errors: String

    var output: String { String(decoding: outputBytes, as: UTF8.self) }

    /// The lines of standard output, without the empty one after the last newline.
    var lines: [String] {
        var lines = output.components(separatedBy: "\n")
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// Parses standard output as a JSON document.
    func json() throws -> Any {
        try JSONSerialization.jsonObject(with: Data(outputBytes), options: [.fragmentsAllowed])
    }

    /// Parses standard output as a JSON object.
    func object() throws -> [String: Any] {
        try json() as? [String: Any] ?? [:]
    }

    /// Parses standard output as a JSON array of objects.
    func objects() throws -> [[String: Any]] {
        try json() as? [[String: Any]] ?? []
    }

    var description: String {
        """
        \(status.map(\.description) ?? "still running")
        --- stdout
        \(output.prefix(4_000))
        --- stderr
        \(errors.prefix(4_000))
        """
    }
}
