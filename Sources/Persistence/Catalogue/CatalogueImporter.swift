package import Domain
import GRDB

/// Imports the bundled catalogue in one transaction. Never touches the members' data: a bottle of a removed ingredient
/// stays, and the members' own records are written again beside the new catalogue (see `Schema.ownRecords`). An id
/// keeps its row number.
package struct CatalogueImporter: Sendable {
    private let database: AppDatabase
    private let calculator: DrinkCalculator

    package init(database: AppDatabase, calculator: DrinkCalculator = DrinkCalculator()) {
        self.database = database
        self.calculator = calculator
    }

    /// Whether the database contains another catalogue or none; cheap.
    package func needsImport(fingerprint: String) async throws -> Bool {
        try await database.read { db in try db.fact("catalogue") } != fingerprint
    }

    /// Imports a validated catalogue, unless the database contains the one with this fingerprint.
    @discardableResult
    package func importIfChanged(_ catalogue: Catalogue, fingerprint: String) async throws -> ImportResult {
        guard try await needsImport(fingerprint: fingerprint) else {
            return try await database.read { db in try Self.result(db, isChanged: false) }
        }
        // Prepared before the transaction to keep other programs waiting as little as possible.
        let own = try await database.read(OwnRecordRows.all)
        let plan = ImportPlan(try own.added(to: catalogue), calculator: calculator)
        return try await database.write { [calculator] db in
            // Meanwhile another program may have imported it, or a member may have added something.
            if try db.fact("catalogue") == fingerprint { return try Self.result(db, isChanged: false) }
            let present = try OwnRecordRows.all(db)
            if present == own {
                try plan.write(to: db)
            } else {
                try ImportPlan(try present.added(to: catalogue), calculator: calculator).write(to: db)
            }
            try db.execute("DELETE FROM own_pending")
            try db.setFact("catalogue", fingerprint)
            return try Self.result(db, isChanged: true)
        }
    }

    private static func result(_ db: Database, isChanged: Bool) throws -> ImportResult {
        ImportResult(
            isChanged: isChanged, drinks: try Int.fetchOne(db, "SELECT count(*) FROM drink") ?? 0,
            ingredients: try Int.fetchOne(db, "SELECT count(*) FROM ingredient") ?? 0)
    }
}

package struct ImportResult: Hashable, Sendable {
    package let isChanged: Bool
    package let drinks: Int
    package let ingredients: Int
}

struct OwnRecordRows: Equatable, Sendable {
    private struct Stored: Equatable, Sendable {
        let kind: String
        let id: String
        let body: String
    }

    private let stored: [Stored]

    static func all(_ db: Database) throws -> OwnRecordRows {
        let rows = try Row.fetchCursor(db, "SELECT kind, id, body FROM own_record ORDER BY kind, id")
        var stored: [Stored] = []
        while let row = try rows.next() { stored.append(Stored(kind: row[0], id: row[1], body: row[2])) }
        return OwnRecordRows(stored: stored)
    }

    /// The catalogue including these records; if new files bring a record with the same id, the catalogue's wins.
    func added(to catalogue: Catalogue) throws -> Catalogue {
        guard !stored.isEmpty else { return catalogue }
        var whole = catalogue
        let drinkIDs = Set(catalogue.drinks.map(\.id.rawValue))
        let ingredientIDs = Set(catalogue.ingredients.map(\.id.rawValue))
        let tagIDs = Set(catalogue.tags.map(\.id.rawValue))
        let gearIDs = Set(catalogue.glasses.map(\.id.rawValue) + catalogue.tools.map(\.id.rawValue))
        var drinks: [Drink] = []
        for row in stored {
            switch try OwnRecordBody.record(kind: row.kind, id: row.id, body: row.body) {
            case .tag(let tag) where !tagIDs.contains(row.id): whole.tags.append(tag)
            case .ingredient(let own) where !ingredientIDs.contains(row.id): whole.ingredients.append(own)
            case .drink(let drink) where !drinkIDs.contains(row.id): drinks.append(drink)
            case .glass(let glass) where !gearIDs.contains(row.id): whole.glasses.append(glass)
            case .tool(let tool) where !gearIDs.contains(row.id): whole.tools.append(tool)
            case .tag, .glass, .tool, .ingredient, .drink, nil: break
            }
        }
        let calculator = DerivedValuesCalculator(ingredients: whole.ingredients, volumes: [:])
        whole.drinks += drinks.map { $0.with(base: calculator.base(of: $0), variantOf: $0.variantOf) }
        return whole
    }
}
