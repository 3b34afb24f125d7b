package import Domain
import GRDB

extension SQLiteCollectionRepository {
    package func collections(
        of profile: Identifier<Profile>, after last: DrinkCollection?, limit: Int
    ) async throws -> [DrinkCollection] {
        try await database.read { db in
            try Row.fetchAll(
                db, SQL.collectionPage,
                [profile.rawValue, last?.editedAt.mark ?? Int64.max, last?.id.rawValue ?? "", max(limit, 0)]
            ).map(Self.collection)
        }
    }

    package func collection(
        _ id: Identifier<DrinkCollection>, of profile: Identifier<Profile>
    ) async throws -> DrinkCollection? {
        try await database.read { db in
            try Row.fetchOne(db, SQL.collection, [id.rawValue, profile.rawValue]).map(Self.collection)
        }
    }

    package func drinks(
        in id: Identifier<DrinkCollection>, after last: Identifier<Drink>?, limit: Int
    ) async throws -> [Identifier<Drink>] {
        try await database.read { db in
            var place: (Int64, String) = (.min, "")
            if let last {
                let positions = try Int64.fetchAll(
                    db, "SELECT position FROM collection_drink WHERE collection = ? AND drink = ?",
                    [id.rawValue, last.rawValue])
                guard let position = positions.first else { return [] }
                place = (position, last.rawValue)
            }
            return try String.fetchAll(
                db, SQL.collectionDrinks, [id.rawValue, place.0, place.1, max(limit, 0)]
            ).map { Identifier($0) }
        }
    }

    package func collections(
        holding drink: Identifier<Drink>, of profile: Identifier<Profile>
    ) async throws -> Set<Identifier<DrinkCollection>> {
        try await database.read { db in
            Set(
                try String.fetchAll(
                    db, SQL.collectionsHolding, [profile.rawValue, drink.rawValue]
                ).map { Identifier($0) })
        }
    }

    private static func collection(_ row: Row) -> DrinkCollection {
        DrinkCollection(id: Identifier(row["id"]), name: row["name"], count: row["count"], editedAt: row["edited_at"])
    }
}
