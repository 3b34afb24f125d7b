internal import Domain

/// A character and whether the member dug it: that decides between the form and the result.
struct DugState: Hashable, Sendable {
    let id: Identifier<WorkCharacter>
    let isDug: Bool

    init(id: Identifier<WorkCharacter>, isDug: Bool) {
        self.id = id
        self.isDug = isDug
    }

    init(_ character: CharacterSummary) {
        self.init(id: character.id, isDug: character.isDug)
    }
}
