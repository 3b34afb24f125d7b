internal import Domain

/// Where the root of the tab leads; filled in by the coordinator.
struct DigHomeActions {
    let showList: @MainActor (CharacterList) -> Void
    let showSearch: @MainActor () -> Void
    let showInbox: @MainActor () -> Void
    let showOwnWorks: @MainActor () -> Void
    let showRequests: @MainActor () -> Void
    let showHidden: @MainActor () -> Void
    let showCharacter: @MainActor (DugState) -> Void
    let showPage: @MainActor (Identifier<WorkCharacter>) -> Void
}
