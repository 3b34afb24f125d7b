/// A member's report of a review.
package struct Report: Hashable, Sendable {
    /// Why.
    package let reason: ReportReason
    /// A remark; nil for none.
    package let text: String?
    /// Seconds since 1970 UTC.
    package let reportedAt: Int64

    /// Cleans and cuts the text.
    package init(reason: ReportReason, text: String?, reportedAt: Int64) {
        self.reason = reason
        let line = text.map { PlainText.line($0, limit: ReportReason.longestText) }
        self.text = line?.isEmpty == false ? line : nil
        self.reportedAt = reportedAt
    }
}

/// Why a review is reported.
package enum ReportReason: String, CaseIterable, Sendable {
    /// Swearing.
    case profanity
    /// A spoiler that is not flagged.
    case spoiler
    /// Obscenity or violence.
    case obscenity
    /// Advertising.
    case promotion
    /// Politics or religion.
    case politics
    /// False information.
    case falsehood
    /// Anything else, explained in the text.
    case other

    /// The longest remark, in characters.
    package static let longestText = 100
}
