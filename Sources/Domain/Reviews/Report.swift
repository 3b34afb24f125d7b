/// A report that a member made.
public struct Report: Hashable, Sendable {
    /// Why.
    public let reason: ReportReason
    /// What was told beside it; nil for nothing.
    public let text: String?
    /// When, seconds since 1970 UTC.
    public let reportedAt: Int64

    /// Makes a report; the text is made harmless and cut.
    public init(reason: ReportReason, text: String?, reportedAt: Int64) {
        self.reason = reason
        let line = text.map { PlainText.line($0, limit: ReportReason.longestText) }
        self.text = line?.isEmpty == false ? line : nil
        self.reportedAt = reportedAt
    }
}
