/// A server that keeps somebody's recipes and bar, as a Bar Assistant server does.
package protocol RecipeServer: Sendable {
    /// Where it is, by which what came from it is remembered.
    var name: String { get }

    /// The bars the member belongs to there.
    ///
    /// - Throws: `TransferProblem`, `CancellationError`.
    func bars() async throws -> [ServedBar]

    /// All recipes of a bar, without what is in them.
    ///
    /// - Throws: `TransferProblem`, `CancellationError`.
    func recipes(of bar: ServedBar) async throws -> [ServedRecipe]

    /// A whole recipe, as an import reads it.
    ///
    /// - Throws: `ServerRefusal` when only this recipe cannot be had, `TransferProblem`, `CancellationError`.
    func content(of recipe: ServedRecipe, in bar: ServedBar) async throws -> [UInt8]

    /// What stands on the bar's shelf, by name.
    ///
    /// - Throws: `ServerRefusal` when it cannot be had, `TransferProblem`, `CancellationError`.
    func shelf(of bar: ServedBar) async throws -> [String]

    /// What the member wants to buy, by name.
    ///
    /// - Throws: `ServerRefusal` when it cannot be had, `TransferProblem`, `CancellationError`.
    func shopping(of bar: ServedBar) async throws -> [String]
}

package struct ServedBar: Hashable, Sendable {
    /// Its number there.
    package let id: Int
    package let name: String

    package init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

/// A recipe of a server as its list tells of it.
package struct ServedRecipe: Hashable, Sendable {
    /// Its number there.
    package let id: String
    package let name: String
    /// When it was last changed, in the server's words.
    package let changedAt: String
    /// The member's rating in whole stars, 1 to 5; nil for none.
    package let stars: Int?
    /// Its picture; nil for none.
    package let picture: PictureAddress?

    package init(id: String, name: String, changedAt: String, stars: Int? = nil, picture: PictureAddress? = nil) {
        self.id = id
        self.name = name
        self.changedAt = changedAt
        self.stars = stars
        self.picture = picture
    }
}

/// Why a part of what a server has cannot be had; the rest can.
package struct ServerRefusal: Error, Hashable, Sendable {
    package let problem: TransferProblem

    package init(_ problem: TransferProblem) {
        self.problem = problem
    }
}
