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
        file = try OutputFile.reporting(name) { () throws(OutputFile.Failure) in try OutputFile(path: path) }
    }

    /// Writes a record, or text around records.
    func write(_ text: String, isRecord: Bool = false) throws {
        bytes += text.utf8.count
        if isRecord, !text.isEmpty { records += 1 }
        guard let file else { return try output(text) }
        try OutputFile.reporting(name) { () throws(OutputFile.Failure) in try file.write(text) }
    }

    func finish() throws {
        try OutputFile.reporting(name) { () throws(OutputFile.Failure) in try file?.finish() }
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

/// Splits a table into files by size, each with the header, the second `name-2.csv`. Standard output is not split.
final class SplitSink {
    private let request: ExportRequest
    private let header: String
    private let limit: Int
    private let output: @Sendable (String) throws -> Void
    private var sinks: [ExportSink] = []
    private(set) var records = 0

    init(
        _ request: ExportRequest, header: String, limit: Int, output: @escaping @Sendable (String) throws -> Void
    ) throws {
        self.request = request
        self.header = header
        self.limit = limit
        self.output = output
        try begin()
    }

    func write(_ row: String) throws {
        if let sink = sinks.last, request.path != nil, sink.bytes + row.utf8.count > limit { try begin() }
        try sinks.last?.write(row, isRecord: true)
        records += 1
    }

    func finish() throws -> ExportReport {
        for sink in sinks { try sink.finish() }
        return ExportReport(
            path: request.path, files: sinks.count, records: records, bytes: sinks.reduce(0) { $0 + $1.bytes })
    }

    private func begin() throws {
        let path = request.path.map { Self.path($0, number: sinks.count + 1) }
        let part = try ExportRequest(
            path: path, format: request.format, subject: request.subject, isOverwriting: request.isOverwriting)
        let sink = try ExportSink(part, output: output)
        try sink.write(header)
        sinks.append(sink)
    }

    /// - Parameter number: counts from 1.
    static func path(_ path: String, number: Int) -> String {
        guard number > 1 else { return path }
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(path)-\(number)" }
        let suffix = name[dot...]
        return "\(path.dropLast(suffix.count))-\(number)\(suffix)"
    }
}
