public import Domain

/// Forms about making that were left half filled, kept while the member is there.
@MainActor
public final class MadeDrafts {
    /// What a draft is about.
    public enum Subject: Hashable, Sendable {
        /// A new making of a drink.
        case drink(Identifier<Drink>)
        /// An entry of the log.
        case entry(Identifier<MadeEntry>)
        /// What the member thinks of a drink.
        case opinion(Identifier<Drink>)
    }

    private var drafts: [Subject: MadeDraft] = [:]

    /// Empty.
    public init() {}

    /// The draft about something; nil where none was left.
    public subscript(subject: Subject) -> MadeDraft? {
        get { drafts[subject] }
        set { drafts[subject] = newValue }
    }
}
