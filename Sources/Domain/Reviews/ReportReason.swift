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
