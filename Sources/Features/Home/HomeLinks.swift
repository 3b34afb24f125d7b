public import Domain

/// Where the feature leads outside of itself; the composition root fills it.
@MainActor
public struct HomeLinks {
    /// Shows a drink.
    public let showDrink: @MainActor (Identifier<Drink>) -> Void
    /// Shows a work.
    public let showWork: @MainActor (Identifier<Work>) -> Void
    /// Shows a character's page.
    public let showCharacter: @MainActor (Identifier<WorkCharacter>) -> Void
    /// Opens the form in which a drink is noted as made.
    public let noteMade: @MainActor (Identifier<Drink>) -> Void
    /// Opens the search.
    public let search: @MainActor () -> Void
    /// Lets the member choose a type.
    public let chooseType: @MainActor () -> Void

    /// Makes exits.
    public init(
        showDrink: @escaping @MainActor (Identifier<Drink>) -> Void,
        showWork: @escaping @MainActor (Identifier<Work>) -> Void,
        showCharacter: @escaping @MainActor (Identifier<WorkCharacter>) -> Void,
        noteMade: @escaping @MainActor (Identifier<Drink>) -> Void, search: @escaping @MainActor () -> Void,
        chooseType: @escaping @MainActor () -> Void
    ) {
        self.showDrink = showDrink
        self.showWork = showWork
        self.showCharacter = showCharacter
        self.noteMade = noteMade
        self.search = search
        self.chooseType = chooseType
    }
}
