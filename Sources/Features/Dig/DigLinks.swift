public import Domain

/// Where the feature leads outside of itself; the composition root fills it.
public struct DigLinks {
    /// Shows a character's page.
    public let showCharacter: @MainActor (Identifier<WorkCharacter>) -> Void
    /// Shows a work.
    public let showWork: @MainActor (Identifier<Work>) -> Void
    /// Opens the form for a review of a character.
    public let writeReview: @MainActor (Identifier<WorkCharacter>) -> Void
    /// Shows a review.
    public let showReview: @MainActor (Identifier<Review>) -> Void
    /// Shows a member's momentum.
    public let showMember: @MainActor (Identifier<Profile>) -> Void
    /// Shows a drink.
    public let showDrink: @MainActor (Identifier<Drink>) -> Void
    /// Shows an ingredient.
    public let showIngredient: @MainActor (Identifier<Ingredient>) -> Void
    /// Shows the works the member added.
    public let showOwnWorks: @MainActor () -> Void
    /// Shows the characters the member asked for.
    public let showRequests: @MainActor () -> Void
    /// Shows what the member hid.
    public let showHidden: @MainActor () -> Void

    /// Makes exits.
    public init(
        showCharacter: @escaping @MainActor (Identifier<WorkCharacter>) -> Void,
        showWork: @escaping @MainActor (Identifier<Work>) -> Void,
        writeReview: @escaping @MainActor (Identifier<WorkCharacter>) -> Void,
        showReview: @escaping @MainActor (Identifier<Review>) -> Void,
        showMember: @escaping @MainActor (Identifier<Profile>) -> Void,
        showDrink: @escaping @MainActor (Identifier<Drink>) -> Void,
        showIngredient: @escaping @MainActor (Identifier<Ingredient>) -> Void,
        showOwnWorks: @escaping @MainActor () -> Void, showRequests: @escaping @MainActor () -> Void,
        showHidden: @escaping @MainActor () -> Void
    ) {
        self.showCharacter = showCharacter
        self.showWork = showWork
        self.writeReview = writeReview
        self.showReview = showReview
        self.showMember = showMember
        self.showDrink = showDrink
        self.showIngredient = showIngredient
        self.showOwnWorks = showOwnWorks
        self.showRequests = showRequests
        self.showHidden = showHidden
    }
}
