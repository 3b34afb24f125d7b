package struct FilterChip<Meaning: Hashable & Sendable>: Hashable, Sendable {
    package let meaning: Meaning
    package let text: String
    package let isRemovable: Bool

    package init(meaning: Meaning, text: String, isRemovable: Bool = true) {
        self.meaning = meaning
        self.text = text
        self.isRemovable = isRemovable
    }
}
