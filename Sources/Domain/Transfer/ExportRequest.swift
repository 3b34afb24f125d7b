package struct ExportRequest: Hashable, Sendable {
    /// Nil for standard output.
    package let path: String?
    package let format: ExchangeFormat
    /// Nil for everything the member owns, which only our own format supports.
    package let subject: ExportSubject?
    package let isOverwriting: Bool

    /// Checks the combination.
    ///
    /// - Parameters:
    ///   - path: Nil for standard output.
    ///   - format: Nil for the one matching the file name (`.csv`, `.md`), else one that supports the subject,
    /// preferably our own.
    ///   - subject: Nil for everything in our own format, and for every recipe in the others.
    /// - Throws: `TransferProblem` if the format does not support the subject.
    package init(
        path: String?, format: ExchangeFormat?, subject: ExportSubject?, isOverwriting: Bool = false
    ) throws(TransferProblem) {
        let named = format ?? path.flatMap(Self.format(ofPath:))
        let format = named ?? subject?.formats.first ?? .dimo
        guard ExchangeFormat.writable.contains(format) else {
            throw .onlyRead(format)
        }
        if let subject, !subject.formats.contains(format) {
            throw .cannotHold(format, subject)
        }
        self.path = path
        self.format = format
        self.subject = subject ?? Self.subject(of: format)
        self.isOverwriting = isOverwriting
    }

    private static func subject(of format: ExchangeFormat) -> ExportSubject? {
        switch format {
        case .dimo: nil
        case .letterboxd: .watched
        default: .drinks
        }
    }

    private static func format(ofPath path: String) -> ExchangeFormat? {
        let name = path.lowercased()
        if name.hasSuffix(".csv") { return .csv }
        return name.hasSuffix(".md") || name.hasSuffix(".markdown") ? .markdown : nil
    }
}
