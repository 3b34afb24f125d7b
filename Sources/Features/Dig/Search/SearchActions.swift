internal import Domain

/// Where the search leads; filled in by the coordinator.
struct SearchActions {
    let showCharacter: @MainActor (DugState) -> Void
    let showPage: @MainActor (Identifier<WorkCharacter>) -> Void
    let showWork: @MainActor (Identifier<Work>) -> Void
    let showDrink: @MainActor (Identifier<Drink>) -> Void
    let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
    let showMember: @MainActor (Identifier<Profile>) -> Void
    /// Lets the user choose one of several.
    let choose: @MainActor (SearchChoice) -> Void
}
