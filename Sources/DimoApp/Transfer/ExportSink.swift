import Domain

final class ExportSink {
    private let file: OutputFile?
    private let output: @Sendable (String) throws -> Void
    private let name: String
    private(set) var bytes = 0
    private(set) var records = 0

    /// Begins a file, or uses `output` without a path.
    init(_ request: ExportRequest, output: @escaping @Sendable (String) throws -> Void) throws {
        self.output = output
        name = request.path.map { PlainText.line($0, limit: 400) } ?? "-"
        guard let path = request.path else {
            file = nil
            return
        }
        if let problem = OutputCheck.problem(path, name: name, isOverwriting: request.isOverwriting) { throw problem }
        do throws(OutputFile.Failure) {
            file = try OutputFile(path: path, mode: 0o600)
        } catch {
            throw Self.problem(name, error)
        }
    }

    /// Writes a record, or text around records.
    func write(_ text: String, isRecord: Bool = false) throws {
        bytes += text.utf8.count
        if isRecord, !text.isEmpty { records += 1 }
        guard let file else { return try output(text) }
        do throws(OutputFile.Failure) {
            try file.write(text)
        } catch {
            throw Self.problem(name, error)
        }
    }

    func finish() throws {
        do throws(OutputFile.Failure) {
            try file?.finish()
        } catch {
            throw Self.problem(name, error)
        }
    }

    private static func problem(_ name: String, _ failure: OutputFile.Failure) -> TransferProblem {
        .target(name: name, .failed(FileTrouble(code: failure.code)))
    }
}

extension ExportSubject {
    /// The sections of the program's own format; nil if the subject is not a section.
    var sections: Set<String>? {
        switch self {
        case .drinks, .mine, .ingredients, .menu, .momentum: nil
        case .bar: ["bar", "staples", "substitutes"]
        case .shopping: ["shopping"]
        case .log: ["log"]
        case .watched: ["watched"]
        case .wished: ["wishes"]
        }
    }
}
