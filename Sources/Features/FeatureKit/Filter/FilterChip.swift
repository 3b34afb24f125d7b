/// A part of a filter in words.
public struct FilterChip<Meaning: Hashable & Sendable>: Hashable, Sendable {
    /// What it says.
    public let meaning: Meaning
    /// The same in words.
    public let text: String
    /// Whether it can be taken away by itself.
    public let isRemovable: Bool

    /// Memberwise.
    public init(meaning: Meaning, text: String, isRemovable: Bool = true) {
        self.meaning = meaning
        self.text = text
        self.isRemovable = isRemovable
    }
}
