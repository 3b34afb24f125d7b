import Domain

struct LogText: Sendable {
    let strings: Strings
    let standardDrink: StandardDrink

    /// `Sat 2026-11-21`.
    func day(_ day: LocalDay) -> String {
        strings("log.day", strings["log.weekday.\(day.weekday)"], day.text)
    }

    /// `2.8 standard drinks`; empty without alcohol.
    func sum(_ total: MadeTotal) -> String {
        guard total.ethanol > 0 else { return "" }
        return strings("log.sum", NumberText.oneDecimal(total.standardDrinks(standardDrink)))
    }

    /// The evening's servings, standard drinks and grams of alcohol, labelled as an estimate.
    func evening(_ total: MadeTotal) -> String {
        guard total.servings > 0 else { return "" }
        return strings(
            "log.evening", NumberText.trimmed(total.servings, decimals: 2),
            NumberText.oneDecimal(total.standardDrinks(standardDrink)),
            NumberText.trimmed(standardDrink.grams, decimals: 1), NumberText.whole(total.ethanol))
    }

    func offer(_ drinks: [String]) -> String {
        drinks.isEmpty ? strings["log.water"] : strings("log.water-or", drinks.joined(separator: ", "))
    }
}
