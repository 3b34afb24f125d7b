extension NamedQueries {
    /// The drinks with a line of an ingredient or of anything below it.
    static let ownDrinksBelow = """
        WITH RECURSIVE below (id) AS (
            VALUES (?) UNION SELECT ingredient.id FROM below CROSS JOIN ingredient ON ingredient.parent = below.id
        )
        SELECT drink.id FROM below CROSS JOIN drink_line ON drink_line.ingredient = below.id
        CROSS JOIN drink ON drink.number = drink_line.drink
        """
    static let ownDrinkPage = """
        SELECT \(summaryColumns), drink.variant_of, own_record.edited_at FROM own_record
        CROSS JOIN drink ON drink.id = own_record.id
        WHERE own_record.profile = ? AND own_record.kind = 'drink' AND (own_record.edited_at, own_record.id) < (?, ?)
        ORDER BY own_record.edited_at DESC, own_record.id DESC LIMIT ?
        """
    static let ownDrinkCount = "SELECT count(*) FROM own_record WHERE profile = ? AND kind = 'drink'"
    static let ownIngredientPage = """
        SELECT id, body, edited_at,
        (SELECT count(DISTINCT drink) FROM drink_line WHERE ingredient = own_record.id)
        + (SELECT count(DISTINCT drink) FROM drink_substitute WHERE ingredient = own_record.id AND NOT EXISTS (
            SELECT 1 FROM drink_line WHERE ingredient = own_record.id AND drink_line.drink = drink_substitute.drink))
        FROM own_record
        WHERE profile = ? AND kind = 'ingredient' AND (edited_at, id) < (?, ?)
        ORDER BY edited_at DESC, id DESC LIMIT ?
        """
    static let ownIngredientCount = "SELECT count(*) FROM own_record WHERE profile = ? AND kind = 'ingredient'"
    static let ownRecord = "SELECT profile, body FROM own_record WHERE kind = ? AND id = ?"
    static let ownRecordPage = """
        SELECT id, body FROM own_record WHERE profile = ? AND kind = ? AND id > ? ORDER BY id LIMIT ?
        """
    static let ingredientDrinkCount = "SELECT count(DISTINCT drink) FROM drink_line WHERE ingredient = ?"
    static let substituteDrinkCount = "SELECT count(DISTINCT drink) FROM drink_substitute WHERE ingredient = ?"
    static let ingredientIsAbove = "SELECT 1 FROM ingredient WHERE parent = ? LIMIT 1"
    static let ingredientIsPart = "SELECT 1 FROM ingredient_part WHERE part = ? LIMIT 1"
    static let draft = "SELECT * FROM draft WHERE profile = ? AND form = ? AND subject = ?"
    static let drafts = """
        SELECT * FROM draft WHERE profile = ? AND form = ? ORDER BY saved_at DESC, subject DESC LIMIT ?
        """
    private static let collectionColumns = """
        collection.id, collection.name,
        (SELECT count(*) FROM collection_drink WHERE collection_drink.collection = collection.id),
        collection.edited_at
        """
    static let collectionPage = """
        SELECT \(collectionColumns) FROM collection WHERE profile = ? AND (edited_at, id) < (?, ?)
        ORDER BY edited_at DESC, id DESC LIMIT ?
        """
    static let collection = "SELECT \(collectionColumns) FROM collection WHERE id = ? AND profile = ?"
    static let collectionDrinks = """
        SELECT drink FROM collection_drink WHERE collection = ? AND (position, drink) > (?, ?)
        ORDER BY position, drink LIMIT ?
        """
    static let collectionsHolding = """
        SELECT collection.id FROM collection WHERE profile = ? AND EXISTS (
            SELECT 1 FROM collection_drink WHERE collection_drink.collection = collection.id AND drink = ?)
        """

    /// Those of what members added, for the test.
    static let recipes = [
        ownDrinkPage, ownDrinkCount, ownIngredientPage, ownIngredientCount, ownRecord, ownRecordPage,
        ingredientDrinkCount,
        ingredientIsAbove, ingredientIsPart, draft, drafts, collectionPage, collection, collectionDrinks,
        collectionsHolding,
    ]
}
