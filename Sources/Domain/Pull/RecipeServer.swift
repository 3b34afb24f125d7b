/// A server that keeps a member's recipes and bar. Its methods also throw `TransferProblem` and `CancellationError`.
package protocol RecipeServer: Sendable {
    /// The server's location, under which pulled recipes are remembered.
    var name: String { get }

    func bars() async throws -> [ServedBar]

    /// Returns all recipes of a bar, without their contents.
    func recipes(of bar: ServedBar) async throws -> ServedRecipes

    /// Returns a whole recipe in the format an import reads. Throws `ServerRefusal` if only this recipe is unavailable.
    func content(of recipe: ServedRecipe, in bar: ServedBar) async throws -> [UInt8]

    /// Returns the names of the bottles on the bar's shelf. Throws `ServerRefusal` if the shelf is unavailable.
    func shelf(of bar: ServedBar) async throws -> [String]

    /// Returns the names on the shopping list. Throws `ServerRefusal` if the list is unavailable.
    func shopping(of bar: ServedBar) async throws -> [String]
}

package struct ServedBar: Hashable, Sendable {
    package let id: Int
    package let name: String

    package init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

package struct ServedRecipes: Hashable, Sendable {
    package let recipes: [ServedRecipe]
    /// The number of recipes without a readable number and name.
    package let unreadable: Int

    package init(_ recipes: [ServedRecipe], unreadable: Int = 0) {
        self.recipes = recipes
        self.unreadable = unreadable
    }
}

package struct ServedRecipe: Hashable, Sendable {
    package let id: String
    package let name: String
    /// The time of the last change, in the server's format.
    package let changedAt: String
    package let rating: Rating?
    package let picture: PictureAddress?

    package init(id: String, name: String, changedAt: String, rating: Rating? = nil, picture: PictureAddress? = nil) {
        self.id = id
        self.name = name
        self.changedAt = changedAt
        self.rating = rating
        self.picture = picture
    }
}

/// An error for a part of the server's data; the rest can still be read.
package struct ServerRefusal: Error, Hashable, Sendable {
    package let problem: TransferProblem

    package init(_ problem: TransferProblem) { self.problem = problem }
}

/// A server's address and credentials as given by the member; the configuration fills the gaps.
package struct ServerAccess: Hashable, Sendable {
    /// Nil for the configured address.
    package var address: String?
    /// The member's token; nil for the configured one. Never logged or stored.
    package var token: String?

    package init(address: String? = nil, token: String? = nil) {
        self.address = address
        self.token = token
    }
}

package protocol RecipePullMaker: Sendable {
    var address: String { get }
    var hasToken: Bool { get }

    /// Throws `TransferProblem` for an invalid address, or a value missing both here and in the configuration.
    func pull(_ access: ServerAccess) throws(TransferProblem) -> PullRecipes
}
