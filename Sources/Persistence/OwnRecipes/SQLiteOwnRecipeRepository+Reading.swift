package import Domain
import GRDB

extension SQLiteOwnRecipeRepository {
    package func drinks(
        of profile: Identifier<Profile>, after last: OwnDrinkEntry?, limit: Int
    ) async throws -> [OwnDrinkEntry] {
        try await database.rows(
            SQL.ownDrinkPage,
            [profile.rawValue, last?.editedAt.mark ?? Int64.max, last?.drink.id.rawValue ?? "", max(limit, 0)]
        ) { row in
            OwnDrinkEntry(
                drink: DrinkRows.summary(row),
                variantOf: (row["variant_of"] as String?).map { Identifier($0) }, editedAt: row["edited_at"])
        }
    }

    package func drinkCount(of profile: Identifier<Profile>) async throws -> Int {
        try await database.count(SQL.ownDrinkCount, [profile.rawValue])
    }

    package func ingredients(
        of profile: Identifier<Profile>, after last: OwnIngredientEntry?, limit: Int
    ) async throws -> [OwnIngredientEntry] {
        try await database.rows(
            SQL.ownIngredientPage,
            [profile.rawValue, last?.editedAt.mark ?? Int64.max, last?.ingredient.id.rawValue ?? "", max(limit, 0)]
        ) { row in
            let kind = RecordKind.ingredient.rawValue
            guard
                case .ingredient(let ingredient) = try OwnRecordBody.record(
                    kind: kind, id: row["id"], body: row["body"])
            else { return nil }
            return OwnIngredientEntry(
                ingredient: ingredient, drinkCount: row["drink_count"], editedAt: row["edited_at"])
        }
    }

    package func ingredientCount(of profile: Identifier<Profile>) async throws -> Int {
        try await database.count(SQL.ownIngredientCount, [profile.rawValue])
    }

    package func owner(of drink: Identifier<Drink>) async throws -> Identifier<Profile>? {
        try await database.row(
            OwnRecordReader.SQL.ownRecord, [RecordKind.drink.rawValue, drink.rawValue]
        ) { Identifier($0["profile"]) }
    }

    package func records(
        of profile: Identifier<Profile>, after last: OwnRecord?, limit: Int
    ) async throws -> [OwnRecord] {
        try await database.read { db in
            let kinds: [RecordKind] = [.tag, .glass, .tool, .ingredient, .drink]
            let first = last.flatMap { kinds.firstIndex(of: $0.kind) } ?? 0
            let page = try db.cachedStatement(sql: SQL.ownRecordPage)
            var records: [OwnRecord] = []
            for (place, kind) in kinds.enumerated().dropFirst(first) where records.count < limit {
                let start = place == first ? last?.id ?? "" : ""
                let rows = try Row.fetchAll(
                    page, arguments: [profile.rawValue, kind.rawValue, start, limit - records.count])
                records += try rows.compactMap {
                    try OwnRecordBody.record(kind: kind.rawValue, id: $0["id"], body: $0["body"])
                }
            }
            return records
        }
    }
}
