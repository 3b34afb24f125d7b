/// What is to be exported, and where to.
public struct ExportRequest: Hashable, Sendable {
    /// The file; nil is for whoever reads the bytes (standard output).
    public let path: String?
    /// The format.
    public let format: ExchangeFormat
    /// What goes in; nil is everything the member keeps, which our own format alone can hold.
    public let subject: ExportSubject?
    /// Whether a file that is there is replaced.
    public let isOverwriting: Bool

    /// Checks what is asked for.
    ///
    /// - Parameters:
    ///   - path: the file; nil is standard output.
    ///   - format: the format; nil takes what the name ends with (`.csv`, `.md`), else one that holds the subject, our
    ///     own before others.
    ///   - subject: what goes in; nil is everything in our own format, and every recipe in the others.
    /// - Throws: `TransferProblem` of kind `usage`, which names the pairs that make sense.
    public init(
        path: String?, format: ExchangeFormat?, subject: ExportSubject?, isOverwriting: Bool = false
    ) throws(TransferProblem) {
        let named = format ?? path.flatMap(Self.format(ofPath:))
        let format = named ?? subject?.formats.first ?? .dimo
        guard ExchangeFormat.writable.contains(format) else {
            let formats = ExchangeFormat.writable.map(\.rawValue).joined(separator: ", ")
            throw TransferProblem(.usage, "\(format.rawValue) is only read: export as \(formats)")
        }
        if let subject, !subject.formats.contains(format) {
            let formats = subject.formats.map(\.rawValue).joined(separator: ", ")
            let subjects = ExportSubject.subjects(of: format).map(\.rawValue).joined(separator: ", ")
            throw TransferProblem(
                .usage,
                "\(format.rawValue) cannot hold \(subject.rawValue): export \(subject.rawValue) as \(formats), "
                    + "or \(subjects) as \(format.rawValue)")
        }
        self.path = path
        self.format = format
        self.subject = subject ?? (format == .dimo ? nil : .drinks)
        self.isOverwriting = isOverwriting
    }

    private static func format(ofPath path: String) -> ExchangeFormat? {
        let name = path.lowercased()
        if name.hasSuffix(".csv") { return .csv }
        return name.hasSuffix(".md") || name.hasSuffix(".markdown") ? .markdown : nil
    }
}
