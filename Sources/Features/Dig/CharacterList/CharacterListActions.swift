internal import Domain

/// Where a list of characters leads; filled in by the coordinator.
struct CharacterListActions {
    let showCharacter: @MainActor (DugState) -> Void
    let showPage: @MainActor (Identifier<WorkCharacter>) -> Void
    let showWork: @MainActor (Identifier<Work>) -> Void
    let showOther: @MainActor (CharacterList) -> Void
    let showSearch: @MainActor () -> Void
}
