extension NamedQueries {
    private static let makingColumns =
        "made.number, made.drink, made.variant, made.made_at, made.servings, made.rating, made.note, made.ethanol"
    private static let summaryOfMade =
        "SELECT \(makingColumns), made_drink.count, made_drink.halves, made_drink.rated FROM made_drink "
        + "CROSS JOIN made ON made.number = made_drink.last"

    static let marks = "SELECT mark FROM drink_mark WHERE profile = ? AND drink = ?"
    static let markPage = """
        SELECT drink, marked_at FROM drink_mark WHERE profile = ? AND mark = ? AND (marked_at, drink) < (?, ?)
        ORDER BY marked_at DESC, drink DESC LIMIT ?
        """
    static let markCount = "SELECT count(*) FROM drink_mark WHERE profile = ? AND mark = ?"
    static let mark = "SELECT marked_at FROM drink_mark WHERE profile = ? AND drink = ? AND mark = ?"

    static let made = "SELECT \(makingColumns) FROM made WHERE number = ? AND profile = ?"
    static let madePage = """
        SELECT \(makingColumns) FROM made WHERE profile = ? AND (made_at, number) < (?, ?)
        ORDER BY made_at DESC, number DESC LIMIT ?
        """
    static let madeOfDrinkPage = """
        SELECT \(makingColumns) FROM made WHERE profile = ? AND drink = ? AND (made_at, number) < (?, ?)
        ORDER BY made_at DESC, number DESC LIMIT ?
        """
    static let madeTotal = """
        SELECT coalesce(sum(servings), 0.0), coalesce(sum(ethanol), 0.0) FROM made WHERE profile = ? AND made_at >= ?
        """
    static let madeSummary = "\(summaryOfMade) WHERE made_drink.profile = ? AND made_drink.drink = ?"
    static let madeSummaryPage = """
        \(summaryOfMade) WHERE made_drink.profile = ? AND (made_drink.last_at, made_drink.last) < (?, ?)
        ORDER BY made_drink.last_at DESC, made_drink.last DESC LIMIT ?
        """
    static let madeDrinkCount = "SELECT count(*) FROM made_drink WHERE profile = ?"

    static let shoppingItems = """
        SELECT number, ingredient, text, amount, unit, drinks, is_done FROM shopping_item
        WHERE profile = ? ORDER BY number
        """
    static let bottleLevel = "SELECT level, size, price FROM bottle WHERE profile = ? AND ingredient = ?"

    /// Those of what members keep about drinks, for the test.
    static let member = [
        marks, markPage, markCount, mark, made, madePage, madeOfDrinkPage, madeTotal, madeSummary, madeSummaryPage,
        madeDrinkCount, shoppingItems, bottleLevel,
    ]
}
