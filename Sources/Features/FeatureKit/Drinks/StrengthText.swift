package import Domain

package struct StrengthText: Sendable {
    private let strings: Strings

    package init(_ strings: Strings) {
        self.strings = strings
    }

    /// `24.5 %`, `~24.5 %` if inexact, `?` if unknown; a dash without alcohol.
    package func short(_ strength: Double, _ basis: StrengthBasis) -> String {
        if basis == .unknown { return "?" }
        guard strength > 0 else { return "-" }
        return full(strength, basis)
    }

    /// Like `short(_:_:)`, but `0.0 %` without alcohol.
    package func full(_ strength: Double, _ basis: StrengthBasis) -> String {
        if basis == .unknown { return "?" }
        return (basis == .known ? "" : "~") + strings.percent(NumberText.oneDecimal(strength))
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
