import Foundation

/// What a command that ran to its end left behind.
struct CommandResult: CustomStringConvertible {
    /// How it ended; nil when it had to be killed because its time was over.
    let status: ExitStatus?
    /// The bytes it wrote to its standard output.
    let outputBytes: [UInt8]
    /// What it wrote to its standard error.
    let errors: String

    /// What it wrote to its standard output.
    var output: String { String(decoding: outputBytes, as: UTF8.self) }

    /// Its standard output line by line, without the empty piece after the last newline.
    var lines: [String] {
        var lines = output.components(separatedBy: "\n")
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// Its standard output as one JSON document.
    func json() throws -> Any {
        try JSONSerialization.jsonObject(with: Data(outputBytes), options: [.fragmentsAllowed])
    }

    /// Its standard output as a JSON object.
    func object() throws -> [String: Any] {
        try json() as? [String: Any] ?? [:]
    }

    /// Its standard output as a JSON array of objects.
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
