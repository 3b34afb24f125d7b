/// Which drink a recipe of a server became.
public struct PulledRecipe: Hashable, Sendable {
    /// The server.
    public let server: String
    /// The recipe's number there.
    public let recipe: String
    /// The drink here.
    public let drink: Identifier<Drink>
    /// When the recipe was last changed there, in the server's words.
    public let changedAt: String
    /// The member's rating there; nil for none.
    public let stars: Int?

    /// Memberwise.
    public init(server: String, recipe: String, drink: Identifier<Drink>, changedAt: String, stars: Int?) {
        self.server = server
        self.recipe = recipe
        self.drink = drink
        self.changedAt = changedAt
        self.stars = stars
    }

    /// How the drink stands to what was brought.
    public enum State: Hashable, Sendable {
        /// It is as it was brought.
        case asBrought
        /// It was changed here.
        case changedHere
        /// It was removed here.
        case removedHere
        /// It was here before, and nothing was brought.
        case wasHere
    }
}

/// What was brought from servers before.
public protocol PulledRecipeRepository: Sendable {
    /// The recipes of a server that became a member's drinks, by their numbers there.
    func pulled(
        from server: String, of profile: Identifier<Profile>
    ) async throws -> [String: (recipe: PulledRecipe, state: PulledRecipe.State)]
}
