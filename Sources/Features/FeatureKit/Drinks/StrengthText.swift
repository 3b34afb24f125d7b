package import Domain

package struct StrengthText: Sendable {
    private let strings: Strings

    package init(_ strings: Strings) { self.strings = strings }

    /// `24.5%`, `~24.5%` if inexact, `?` if unknown; a dash without alcohol for certain.
    package func short(_ strength: Double, _ basis: StrengthBasis) -> String {
        if basis == .unknown { return "?" }
        guard strength > 0 || basis != .known else { return "-" }
        return full(strength, basis)
    }

    /// Like `short(_:_:)`, but `0.0%` without alcohol.
    package func full(_ strength: Double, _ basis: StrengthBasis) -> String {
        if basis == .unknown { return "?" }
        return Self.sign(basis) + strings.percent(NumberText.oneDecimal(strength))
    }

    /// `~` before a figure that is stated by a file or estimated.
    package static func sign(_ basis: StrengthBasis) -> String {
        switch basis {
        case .known, .unknown: ""
        case .stated, .estimated: "~"
        }
    }

    /// `1.4 standard drinks of 14 g (19 g alcohol) · 182 kcal (estimates)`; says `at least` of what may be more.
    /// `servings`, above 0, multiplies the numbers of one serving; `isEach` says that they are for one of several.
    /// Empty if no amount is known.
    package func numbers(
        _ estimate: DrinkEstimate, _ standardDrink: StandardDrink, servings: Double = 1, isEach: Bool = false
    ) -> String {
        if estimate.isUnmeasured { return "" }
        let key =
            switch estimate.basis {
            case .unknown: estimate.ethanol > 0 ? "drink.estimates.unknown" : "drink.estimates.alcohol-unknown"
            default:
                estimate.isEnergyAtLeast
                    ? "drink.estimates.at-least" : isEach ? "drink.estimates.each" : "drink.estimates"
            }
        return strings(
            key, NumberText.oneDecimal(standardDrink.count(ethanol: estimate.ethanol * servings)),
            NumberText.whole(estimate.kilocalories * servings), NumberText.short(standardDrink.grams),
            NumberText.whole(estimate.ethanol * servings))
    }

    /// `12 g`, or `at least 12 g` if the sugar of an ingredient is unknown.
    package func sugar(_ estimate: DrinkEstimate, _ text: String) -> String {
        estimate.isSugarAtLeast ? strings("number.at-least", text) : text
    }

    /// Describes why the strength is inexact; nil if it is exact.
    package func remark(_ estimate: DrinkEstimate) -> String? {
        switch estimate.basis {
        case .known: nil
        case .stated: strings["strength.stated"]
        case .estimated: strings["strength.estimated"]
        case .unknown:
            estimate.strength > 0
                ? strings("strength.at-least", strings.percent(NumberText.oneDecimal(estimate.strength)))
                : strings["strength.unknown"]
        }
    }
}
