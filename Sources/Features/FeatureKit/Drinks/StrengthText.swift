package import Domain

/// Writes how strong a drink is, and how surely that is known.
package struct StrengthText: Sendable {
    private let strings: Strings

    /// In the language of the words.
    package init(_ strings: Strings) {
        self.strings = strings
    }

    /// `24.5 %`, `~24.5 %` where it is not known exactly, `?` where nobody knows; a dash without alcohol.
    package func short(_ strength: Double, _ basis: StrengthBasis) -> String {
        if basis == .unknown { return "?" }
        guard strength > 0 else { return "-" }
        return full(strength, basis)
    }

    /// The same with `0.0 %` for a drink without alcohol.
    package func full(_ strength: Double, _ basis: StrengthBasis) -> String {
        if basis == .unknown { return "?" }
        return (basis == .known ? "" : "~") + strings.percent(NumberText.oneDecimal(strength))
    }

    /// Why the number is not exact; nil where it is.
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
