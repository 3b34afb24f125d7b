/// A part of a filter in words.
package struct FilterChip<Meaning: Hashable & Sendable>: Hashable, Sendable {
    package let meaning: Meaning
    /// The same in words.
    package let text: String
    /// Whether it can be taken away by itself.
    package let isRemovable: Bool

    package init(meaning: Meaning, text: String, isRemovable: Bool = true) {
        self.meaning = meaning
        self.text = text
        self.isRemovable = isRemovable
    }
}
