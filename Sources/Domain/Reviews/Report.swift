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

/// Why a review is reported.
public enum ReportReason: String, CaseIterable, Sendable {
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
    public static let longestText = 100
}
