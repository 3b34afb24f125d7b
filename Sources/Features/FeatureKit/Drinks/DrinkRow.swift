package import Domain

/// A drink as a row of a list shows it, ready to be drawn.
package struct DrinkRow: Hashable, Sendable, Identifiable {
    /// How far the bar is from it.
    package enum Reach: Hashable, Sendable {
        /// It can be made now.
        case now
        /// So many things are missing.
        case away(Int)
    }

    package let id: Identifier<Drink>
    /// Its name in the program's language.
    package let name: String
    /// Its name in the other language; empty where it is the same.
    package let otherName: String
    /// The family of its base.
    package let base: String
    /// Its strength, `24.5 %`, `~24.5 %` or `?`; a dash without alcohol.
    package let strength: String
    package let meters: DrinkMeters
    /// How far the bar is from it; nil while that is not known.
    package let reach: Reach?
    /// The same in words.
    package let reachText: String

    /// Formats a drink for a list.
    package init(_ drink: DrinkSummary, away: Int?, strings: Strings) {
        id = drink.id
        name = drink.name[strings.language]
        otherName = drink.name.other(than: strings.language)
        base = strings["base.\(drink.base.rawValue)"]
        strength = StrengthText(strings).short(drink.strength, drink.basis)
        meters = drink.meters
        reach = away.map { $0 == 0 ? .now : .away($0) }
        reachText = away.map { $0 == 0 ? strings["reach.now"] : strings("reach.away", String($0)) } ?? ""
    }
}
