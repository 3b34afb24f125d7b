import Domain
import GRDB

/// The own records of all members as stored.
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
