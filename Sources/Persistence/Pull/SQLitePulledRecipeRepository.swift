package import Domain
import GRDB

package struct SQLitePulledRecipeRepository: PulledRecipeRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func pulled(
        from server: String, of profile: Identifier<Profile>
    ) async throws -> [String: (recipe: PulledRecipe, state: PulledRecipe.State)] {
        try await database.read { db in
            let rows = try Row.fetchAll(db, SQL.pulled, [profile.rawValue, server])
            return Dictionary(
                rows.map { row in
                    let recipe = PulledRecipe(
                        server: server, recipe: row["recipe"], drink: Identifier(row["drink"] as String),
                        changedAt: row["changed_at"], rating: (row["rating"] as Int?).flatMap { Rating(halves: $0) })
                    return (recipe.recipe, (recipe, PulledRecipeRow.state(row["digest"], row["body"])))
                }, uniquingKeysWith: { $1 })
        }
    }

    enum SQL {
        static let pulled = """
            SELECT pulled_recipe.recipe, pulled_recipe.drink, changed_at, rating, digest, own_record.body
            FROM pulled_recipe LEFT JOIN own_record ON own_record.kind = 'drink' AND own_record.id = pulled_recipe.drink
            WHERE pulled_recipe.profile = ? AND server = ?
            """
    }
}

enum PulledRecipeRow {
    static func put(
        _ recipe: PulledRecipe, isBrought: Bool?, of profile: Identifier<Profile>, _ journal: inout Journal,
        _ db: Database
    ) throws {
        try journal.put(
            .pulledRecipe,
            [
                "profile": .text(profile.rawValue), "server": .text(recipe.server), "recipe": .text(recipe.recipe),
                "drink": .text(recipe.drink.rawValue), "changed_at": .text(recipe.changedAt),
                "rating": .optional(recipe.rating?.halves),
                "digest": .optional(try digest(recipe, isBrought, profile, db)),
            ])
    }

    /// Compares a drink with the pulled recipe; a nil `digest` if none was imported, a nil `body` if it is not own.
    static func state(_ digest: String?, _ body: String?) -> PulledRecipe.State {
        guard let digest else { return .wasHere }
        guard let body else { return .removedHere }
        return String(body.fnv1a(), radix: 16) == digest ? .asPulled : .changedHere
    }

    private static func digest(
        _ recipe: PulledRecipe, _ isBrought: Bool?, _ profile: Identifier<Profile>, _ db: Database
    ) throws -> String? {
        guard let isBrought else {
            return try String.fetchOne(
                db, "SELECT digest FROM pulled_recipe WHERE profile = ? AND server = ? AND recipe = ?",
                [profile.rawValue, recipe.server, recipe.recipe])
        }
        guard isBrought else { return nil }
        return try String.fetchOne(
            db, "SELECT body FROM own_record WHERE kind = 'drink' AND id = ?", [recipe.drink.rawValue]
        ).map { String($0.fnv1a(), radix: 16) }
    }
}
