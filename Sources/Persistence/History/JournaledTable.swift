/// A personal table whose changes can be undone.
struct JournaledTable: Hashable, Sendable {
    let name: String
    /// The columns that tell its rows apart.
    let key: [String]
    let columns: [String]
    /// Finds the row with a key.
    let select: String
    /// Writes a row over one with its key; takes all columns.
    let upsert: String
    /// Takes the row with a key away.
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

    /// What stands on the shelves.
    static let bottle = JournaledTable(
        name: "bottle", key: ["profile", "ingredient"],
        columns: ["profile", "ingredient", "level", "opened_at", "size", "price", "remaining"])
    /// What members always have.
    static let barStaple = JournaledTable(
        name: "bar_staple", key: ["profile", "ingredient"], columns: ["profile", "ingredient"])
    /// What members let stand in for what.
    static let barSubstitute = JournaledTable(
        name: "bar_substitute", key: ["profile", "position"],
        columns: ["profile", "position", "ingredient", "stand_in"])
    /// The drinks that members saved or tried.
    static let drinkMark = JournaledTable(
        name: "drink_mark", key: ["profile", "drink", "mark"], columns: ["profile", "drink", "mark", "marked_at"])
    /// What members made.
    static let drinkOpinion = JournaledTable(
        name: "drink_opinion", key: ["profile", "drink"],
        columns: ["profile", "drink", "rating", "note", "edited_at"])
    static let made = JournaledTable(
        name: "made", key: ["number"],
        columns: [
            "number", "profile", "drink", "variant", "made_at", "servings", "rating", "note", "ethanol",
        ])
    /// What members want to buy.
    static let shoppingItem = JournaledTable(
        name: "shopping_item", key: ["number"],
        columns: ["number", "profile", "ingredient", "text", "amount", "unit", "drinks", "is_done"])
    /// What members added to the catalogue.
    static let ownRecord = JournaledTable(
        name: "own_record", key: ["kind", "id"], columns: ["kind", "id", "profile", "body", "edited_at"])
    /// The names that members gave to ingredients.
    static let ingredientAlias = JournaledTable(
        name: "ingredient_alias", key: ["profile", "name"], columns: ["profile", "name", "ingredient", "merged"])
    /// The collections of members.
    static let collection = JournaledTable(
        name: "collection", key: ["id"], columns: ["id", "profile", "name", "edited_at"])
    /// What stands in the collections.
    static let collectionDrink = JournaledTable(
        name: "collection_drink", key: ["collection", "drink"], columns: ["collection", "drink", "position"])

    /// The filters members gave a name.
    static let savedFilter = JournaledTable(
        name: "saved_filter", key: ["profile", "name"], columns: ["profile", "name", "filter"])
    /// The menus of parties.
    static let partyDrink = JournaledTable(
        name: "party_drink", key: ["profile", "drink"],
        columns: ["profile", "drink", "position", "servings", "section", "price"])
    /// The queues of parties.
    static let partyOrder = JournaledTable(
        name: "party_order", key: ["number"], columns: ["number", "profile", "drink", "name", "note", "is_done"])
    /// The cities whose weather members look at.
    static let cityList = JournaledTable(name: "city_list", key: ["profile"], columns: ["profile", "cities"])

    /// What members typed and did not save.
    static let draft = JournaledTable(
        name: "draft", key: ["profile", "form", "subject"],
        columns: ["profile", "form", "subject", "title", "body", "saved_at"])
    /// What became of the recipes of servers.
    static let pulledRecipe = JournaledTable(
        name: "pulled_recipe", key: ["profile", "server", "recipe"],
        columns: ["profile", "server", "recipe", "drink", "changed_at", "rating", "digest"])

    /// All of them; a history names its tables in text, and only these are believed.
    static let all =
        [
            bottle, barStaple, barSubstitute, drinkMark, drinkOpinion, made, savedFilter, shoppingItem, ownRecord,
            collection, ingredientAlias, collectionDrink, partyDrink, partyOrder, cityList, pulledRecipe, draft,
        ] + community
}
