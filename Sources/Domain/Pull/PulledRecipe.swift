/// Which drink a recipe of a server became.
package struct PulledRecipe: Hashable, Sendable {
    package let server: String
    /// The recipe's number there.
    package let recipe: String
    /// The drink here.
    package let drink: Identifier<Drink>
    /// When the recipe was last changed there, in the server's words.
    package let changedAt: String
    /// The member's rating there; nil for none.
    package let stars: Int?

    package init(server: String, recipe: String, drink: Identifier<Drink>, changedAt: String, stars: Int?) {
        self.server = server
        self.recipe = recipe
        self.drink = drink
        self.changedAt = changedAt
        self.stars = stars
    }

    /// How the drink stands to what was brought.
    package enum State: Hashable, Sendable {
        case asBrought
        case changedHere
        case removedHere
        /// It was here before, and nothing was brought.
        case wasHere
    }
}

/// What was brought from servers before.
package protocol PulledRecipeRepository: Sendable {
    /// The recipes of a server that became a member's drinks, by their numbers there.
    func pulled(
        from server: String, of profile: Identifier<Profile>
    ) async throws -> [String: (recipe: PulledRecipe, state: PulledRecipe.State)]
}
