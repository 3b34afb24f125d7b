import GRDB

struct JournaledTable: Hashable, Sendable {
    let name: String
    let key: [String]
    let columns: [String]
    let select: String
    /// Inserts a row or replaces the one with its key; takes all columns.
    let upsert: String
    let delete: String

    init(name: String, key: [String], columns: [String]) {
        self.name = name
        self.key = key
        self.columns = columns
        let condition = key.map { "\($0) = ?" }.joined(separator: " AND ")
        let list = columns.joined(separator: ", ")
        let updates = columns.filter { !key.contains($0) }.map { "\($0) = excluded.\($0)" }
        select = "SELECT \(list) FROM \(name) WHERE \(condition)"
        upsert = """
            INSERT INTO \(name) (\(list)) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
            ON CONFLICT (\(key.joined(separator: ", "))) DO \
            \(updates.isEmpty ? "NOTHING" : "UPDATE SET \(updates.joined(separator: ", "))")
            """
        delete = "DELETE FROM \(name) WHERE \(condition)"
    }

    func values(_ row: Row) -> [String: JournalValue] {
        Dictionary(uniqueKeysWithValues: columns.map { ($0, JournalValue(row[$0] as DatabaseValue)) })
    }

    static let bottle = JournaledTable(
        name: "bottle", key: ["profile", "ingredient"],
        columns: ["profile", "ingredient", "level", "opened_at", "size", "price", "remaining"])
    static let barStaple = JournaledTable(
        name: "bar_staple", key: ["profile", "ingredient"], columns: ["profile", "ingredient"])
    static let barSubstitute = JournaledTable(
        name: "bar_substitute", key: ["profile", "position"],
        columns: ["profile", "position", "ingredient", "stand_in"])
    static let drinkMark = JournaledTable(
        name: "drink_mark", key: ["profile", "drink", "mark"], columns: ["profile", "drink", "mark", "marked_at"])
    static let drinkOpinion = JournaledTable(
        name: "drink_opinion", key: ["profile", "drink"],
        columns: ["profile", "drink", "rating", "note", "edited_at"])
    static let made = JournaledTable(
        name: "made", key: ["number"],
        columns: [
            "number", "profile", "drink", "variant", "made_at", "servings", "rating", "note", "ethanol",
        ])
    static let shoppingItem = JournaledTable(
        name: "shopping_item", key: ["number"],
        columns: ["number", "profile", "ingredient", "text", "amount", "unit", "drinks", "is_done"])
    static let ownRecord = JournaledTable(
        name: "own_record", key: ["kind", "id"], columns: ["kind", "id", "profile", "body", "edited_at"])
    static let ingredientAlias = JournaledTable(
        name: "ingredient_alias", key: ["profile", "name"], columns: ["profile", "name", "ingredient", "merged"])
    static let collection = JournaledTable(
        name: "collection", key: ["id"], columns: ["id", "profile", "name", "edited_at"])
    static let collectionDrink = JournaledTable(
        name: "collection_drink", key: ["collection", "drink"], columns: ["collection", "drink", "position"])

    static let savedFilter = JournaledTable(
        name: "saved_filter", key: ["profile", "name"], columns: ["profile", "name", "filter"])
    static let partyDrink = JournaledTable(
        name: "party_drink", key: ["profile", "drink"],
        columns: ["profile", "drink", "position", "servings", "section", "price"])
    static let partyOrder = JournaledTable(
        name: "party_order", key: ["number"],
        columns: ["number", "profile", "drink", "name", "note", "is_done", "served_at"])
    static let party = JournaledTable(
        name: "party", key: ["profile"], columns: ["profile", "guests", "each_guest", "day"])
    static let houseRecipe = JournaledTable(
        name: "house_recipe", key: ["profile", "ingredient"],
        columns: ["profile", "ingredient", "yield", "days", "parts"])
    static let cityList = JournaledTable(name: "city_list", key: ["profile"], columns: ["profile", "cities"])

    static let draft = JournaledTable(
        name: "draft", key: ["profile", "form", "subject"],
        columns: ["profile", "form", "subject", "title", "body", "saved_at"])
    static let pulledRecipe = JournaledTable(
        name: "pulled_recipe", key: ["profile", "server", "recipe"],
        columns: ["profile", "server", "recipe", "drink", "changed_at", "rating", "digest"])

    /// All tables. The history names tables as text; only these are accepted.
    static let all =
        [
            bottle, barStaple, barSubstitute, drinkMark, drinkOpinion, made, savedFilter, shoppingItem, ownRecord,
            collection, ingredientAlias, collectionDrink, partyDrink, partyOrder, party, houseRecipe, cityList,
            pulledRecipe, draft,
        ] + community
}
