/// A record that was not imported. The others are none the less.
public struct ImportFailure: Hashable, Sendable {
    /// What it was.
    public enum Kind: String, CaseIterable, Sendable {
        /// A recipe.
        case drink
        /// An ingredient.
        case ingredient
        /// A whole file, of which nothing could be read.
        case file
        /// A record of what a member keeps.
        case section
    }

    /// Where it was.
    public let place: ImportPlace
    /// What it was.
    public let kind: Kind
    /// What is wrong and what to do.
    public let reason: String

    /// Memberwise.
    public init(place: ImportPlace, kind: Kind, reason: String) {
        self.place = place
        self.kind = kind
        self.reason = reason
    }
}
