/// Why a review is reported.
public enum ReportReason: String, CaseIterable, Sendable {
    /// Swearing.
    case profanity
    /// It gives something away and is not flagged.
    case spoiler
    /// Obscenity or violence.
    case obscenity
    /// Advertising.
    case promotion
    /// Politics or religion.
    case politics
    /// It is not true.
    case falsehood
    /// Anything else, told in the text.
    case other

    /// The most characters of the text beside a reason.
    public static let longestText = 100
}
