package import Domain

/// Formats the amounts of recipe lines, independent of the locale.
///
/// Shows poured amounts in one unit: millilitres and centilitres as decimals, ounces as eighths (thirds if the
/// recipe has them). Spoons, dashes and counted things keep their unit. The words come from the string table:
/// `unit.<code>`, `unit.<code>.one` for one or less, with `%1` as the number; `unit.to-taste` without an amount.
package struct AmountFormatter: Sendable {
    package let strings: Strings
    /// The unit of poured amounts; nil keeps the recipe's units.
    package let volume: VolumeUnit?

    package init(strings: Strings, volume: VolumeUnit? = nil) {
        self.strings = strings
        self.volume = volume
    }

    /// The amount of a line: `30 ml`, `1½ oz`, `2–3 dashes`, `½`, `top up`.
    package func text(_ line: DrinkLine) -> String {
        text(line.amount, to: line.amountMax, line.unit)
    }

    package func text(_ amount: Double?, to maximum: Double? = nil, _ unit: MeasureUnit) -> String {
        if unit == .topUp {
            let top = words("topup", nil, isOne: true)
            return amount.map { strings("unit.topup-of", top, text($0, .millilitre)) } ?? top
        }
        guard let amount else { return words("to-taste", nil, isOne: true) }
        let shown = volume?.unit ?? unit
        var number = self.number(amount, unit)
        var largest = converted(amount, unit)
        if let maximum, maximum > amount {
            let upper = self.number(maximum, unit)
            // Ends that format alike are shown once.
            if upper != number { number += "–\(upper)" }
            largest = converted(maximum, unit)
        }
        if case .other(let text) = unit { return "\(number) \(text)" }
        return words((unit.isVolume ? shown : unit).code, number, isOne: largest <= 1)
    }

    /// An amount and its ingredient as a recipe writes them: `30 ml Gin`, `유자청 2큰술`. An empty amount is left out.
    package static func line(_ amount: String, _ name: String, _ strings: Strings) -> String {
        amount.isEmpty ? name : strings("line.composed", amount, name)
    }

    /// The quantity as a shop sells it: `2 x 700 ml`, `3`; empty if it is sold in another way.
    package func text(_ purchase: ShopPurchase) -> String {
        switch purchase {
        case .packs(let packs, let millilitres): "\(packs) x \(text(millilitres, .millilitre))"
        case .pieces(let pieces): text(Double(pieces), .whole)
        case .asWritten: ""
        }
    }

    /// The amount to buy or prepare: a part of a piece takes a whole one.
    package func needed(_ amount: Double?, _ unit: MeasureUnit) -> String {
        text(unit == .whole ? amount.map { ($0 - 1e-9).rounded(.up) } : amount, unit)
    }

    package func number(_ amount: Double, _ unit: MeasureUnit) -> String {
        let value = converted(amount, unit)
        let shown = unit.isVolume ? volume?.unit ?? unit : unit
        switch shown {
        case .millilitre: return NumberText.trimmed(value, decimals: value < 1 ? 2 : 1)
        case .centilitre: return NumberText.trimmed(value, decimals: 2)
        case .gram: return NumberText.trimmed(value, decimals: 1)
        case .ounce where unit != .ounce:
            return drawn(Fraction.nearestEighth(value)) ?? NumberText.trimmed(value, decimals: 2)
        default: return drawn(Fraction.exact(value)) ?? NumberText.trimmed(value, decimals: 2)
        }
    }

    /// `90 → 99 ml`: two volumes in the unit shown.
    package func span(_ millilitres: Double, to other: Double) -> String {
        let arrow = strings.isPlain ? "->" : "→"
        guard let volume, volume != .millilitre else {
            return "\(NumberText.whole(millilitres)) \(arrow) \(words("ml", NumberText.whole(other), isOne: false))"
        }
        return "\(number(millilitres, .millilitre)) \(arrow) \(text(other, .millilitre))"
    }

    /// The volume of a unit that needs explaining; nil for any other.
    package func size(of unit: MeasureUnit) -> String? {
        guard MeasureUnit.explained.contains(unit), let millilitres = unit.millilitres else { return nil }
        return strings("unit.size", text(millilitres.rounded(), .millilitre))
    }

    private func drawn(_ fraction: String?) -> String? { strings.isPlain ? fraction.map(Fraction.plain) : fraction }

    private func converted(_ amount: Double, _ unit: MeasureUnit) -> Double {
        guard let target = volume?.unit, unit.isVolume, unit != target,
            let from = unit.millilitres, let to = target.millilitres
        else { return amount }
        return amount * from / to
    }

    private func words(_ code: String, _ number: String?, isOne: Bool) -> String {
        let single = "unit.\(code).one"
        let key = isOne && strings[single] != single ? single : "unit.\(code)"
        guard strings[key] != key else { return number.map { "\($0) \(code)" } ?? code }
        return number.map { strings(key, $0) } ?? strings[key]
    }
}
