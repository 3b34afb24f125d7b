/// A member's report of a review.
public struct Report: Hashable, Sendable {
    /// Why.
    public let reason: ReportReason
    /// A remark; nil for none.
    public let text: String?
    /// Seconds since 1970 UTC.
    public let reportedAt: Int64

    /// Cleans and cuts the text.
    public init(reason: ReportReason, text: String?, reportedAt: Int64) {
        self.reason = reason
        let line = text.map { PlainText.line($0, limit: ReportReason.longestText) }
        self.text = line?.isEmpty == false ? line : nil
        self.reportedAt = reportedAt
    }
}
