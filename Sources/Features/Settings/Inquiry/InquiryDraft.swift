/// A report that is being written; it stays while the program runs.
public struct InquiryDraft: Hashable, Sendable {
    /// What it is about.
    public enum Kind: String, CaseIterable, Sendable {
        /// Something does not work.
        case bug
        /// Something could be better.
        case idea
        /// Something is not clear.
        case question
        /// A recipe, a name or a text is wrong.
        case data
    }

    /// What it is about.
    public var kind = Kind.bug
    /// The member's own words.
    public var text = ""
    /// Whether what the doctor finds joins it.
    public var hasFindings = true

    /// Empty.
    public init() {}

    /// The most characters of the member's own words.
    public static let limit = 2_000
}
