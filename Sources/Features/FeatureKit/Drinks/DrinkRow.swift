package import Domain
package import Terminal

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
    package let reach: Reach?
    package let reachText: String

    /// 0 to 3; nil for an unknown strength.
    package var strengthMeter: Int? { percent.map { _ in meters.strength } }

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

/// Draws a drink's row: reach, names, base, strength and meters, as many as fit. A screen reader gets the reach and the
/// strength in words and figures only.
@MainActor
package enum DrinkRowView {
    private static let reachWidth = 12
    private static let numbersWidth = 26

    package static func draw(
        _ row: DrinkRow, query: String, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let theme = context.theme
        let isNow = row.reach == .now
        if !context.isPlain {
            canvas.put(
                isNow ? context.glyphs.disc : context.glyphs.circle, x: rect.x, y: rect.y,
                style: theme[isNow ? .good : .muted])
        }
        let hasReach = rect.width >= 64 || context.isPlain
        let right = rect.maxX - (hasReach ? reachWidth : 0)
        let numbers = right - numbersWidth
        let names = Rect(x: rect.x + 2, y: rect.y, width: numbers - rect.x - 4, height: 1)
        FoundText.drawNames(
            row.name, other: row.otherName, query: query, isSelected: isSelected, into: &canvas, in: names,
            context: context)
        canvas.put(row.base, x: numbers, y: rect.y, style: theme[.muted], fitting: 8)
        let width = canvas.metrics.width(of: row.strength)
        canvas.put(row.strength, x: numbers + 16 - width, y: rect.y, style: theme[.text])
        if !context.isPlain {
            MeterView.draw(row.strengthMeter, of: 3, into: &canvas, x: numbers + 19, y: rect.y, context: context)
        }
        if hasReach {
            canvas.put(row.reachText, x: right, y: rect.y, style: theme[isNow ? .good : .muted], fitting: reachWidth)
        }
    }
}
