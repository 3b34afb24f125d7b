package import Domain

package struct DrinkRow: Hashable, Sendable, Identifiable {
    package enum Reach: Hashable, Sendable {
        case now
        /// The number of missing ingredients.
        case away(Int)
    }

    package let id: Identifier<Drink>
    package let name: String
    /// The name in the other language; empty if it is the same.
    package let otherName: String
    /// The family of the base spirit.
    package let base: String
    /// The strength: `24.5%`, `~24.5%` or `?`; a dash without alcohol.
    package let strength: String
    /// Per cent of alcohol; nil if unknown.
    package let percent: Double?
    package let meters: DrinkMeters
    /// Nil until it is known.
    package let reach: Reach?
    package let reachText: String

    package init(_ drink: DrinkSummary, away: Int?, strings: Strings) {
        id = drink.id
        name = drink.name[strings.language]
        otherName = drink.name.other(than: strings.language)
        base = strings["base.\(drink.base.rawValue)"]
        strength = StrengthText(strings).short(drink.strength, drink.basis)
        percent = drink.basis == .unknown ? nil : drink.strength
        meters = drink.meters
        reach = away.map { $0 == 0 ? .now : .away($0) }
        reachText = away.map { $0 == 0 ? strings["reach.now"] : strings("reach.away", String($0)) } ?? ""
    }
}
