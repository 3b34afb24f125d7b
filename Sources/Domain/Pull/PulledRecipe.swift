/// The drink that a server's recipe became.
package struct PulledRecipe: Hashable, Sendable {
    package let server: String
    package let recipe: String
    package let drink: Identifier<Drink>
    /// The time of the last change, in the server's format.
    package let changedAt: String
    package let stars: Int?

    package init(server: String, recipe: String, drink: Identifier<Drink>, changedAt: String, stars: Int?) {
        self.server = server
        self.recipe = recipe
        self.drink = drink
        self.changedAt = changedAt
        self.stars = stars
    }

    package enum State: Hashable, Sendable {
        case asBrought
        case changedHere
        case removedHere
        /// The drink existed already; nothing was imported.
        case wasHere
    }
}

package protocol PulledRecipeRepository: Sendable {
    /// Returns a server's recipes that became the member's drinks, by their number on the server.
    func pulled(
        from server: String, of profile: Identifier<Profile>
    ) async throws -> [String: (recipe: PulledRecipe, state: PulledRecipe.State)]
}
