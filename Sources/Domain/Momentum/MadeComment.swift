package struct MadeComment: Hashable, Sendable {
    package let comment: Comment
    package let character: CharacterSummary

    package init(comment: Comment, character: CharacterSummary) {
        self.comment = comment
        self.character = character
    }
}
