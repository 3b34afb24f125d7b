package struct Report: Hashable, Sendable {
    package let reason: ReportReason
    package let text: String?
    /// Seconds since 1970 UTC.
    package let reportedAt: Int64

    package init(reason: ReportReason, text: String?, reportedAt: Int64) {
        self.reason = reason
        let line = text.map { PlainText.line($0, limit: ReportReason.longestText) }
        self.text = line?.isEmpty == false ? line : nil
        self.reportedAt = reportedAt
    }
}

package enum ReportReason: String, CaseIterable, Sendable {
    case profanity
    case spoiler
    case obscenity
    case promotion
    case politics
    case falsehood
    case other

    /// The longest remark, in characters.
    package static let longestText = 100
}
