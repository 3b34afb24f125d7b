extension NamedQueries {
    static let partyMenu = "SELECT drink, servings FROM party_drink WHERE profile = ? ORDER BY position, drink"
    static let partyQueue = """
        SELECT number, drink, name, note, is_done FROM party_order
        WHERE profile = ? AND (is_done, number) > (?, ?) ORDER BY is_done, number LIMIT ?
        """
    static let partyOrder =
        "SELECT number, drink, name, note, is_done FROM party_order WHERE number = ? AND profile = ?"
    static let madeFacts = """
        SELECT drink.base, drink.strength, drink.tags, made_drink.count FROM made_drink
        CROSS JOIN drink ON drink.id = made_drink.drink WHERE made_drink.profile = ?
        """
    static let madeIngredients = """
        SELECT made_drink.drink, drink_line.ingredient, made_drink.count FROM made_drink
        CROSS JOIN drink ON drink.id = made_drink.drink
        CROSS JOIN drink_line ON drink_line.drink = drink.number AND drink_line.is_optional = 0
        WHERE made_drink.profile = ?
        """
    static let madeCountBetween = "SELECT count(*) FROM made WHERE profile = ? AND made_at >= ? AND made_at < ?"
    static let madeTotalBetween = """
        SELECT coalesce(sum(servings), 0.0), coalesce(sum(ethanol), 0.0) FROM made
        WHERE profile = ? AND made_at >= ? AND made_at < ?
        """

    /// Those of the party and the statistics, for the test.
    static let shelf = [
        partyMenu, partyQueue, partyOrder, madeFacts, madeIngredients, madeCountBetween, madeTotalBetween,
    ]
}
