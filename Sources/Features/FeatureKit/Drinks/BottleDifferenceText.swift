package import Domain

extension BottleDifference {
    /// The difference in taste and the amount that makes up for it: `smoky`, `57%`, `sweeter`, `better 30 ml`.
    package func words(_ amounts: AmountFormatter) -> [String] {
        let strings = amounts.strings
        var words = isSmoky ? [strings["line.smoky"]] : []
        if let strength { words.append(strings.percent(NumberText.short(strength))) }
        if let sweetness { words.append(strings["line.\(sweetness.rawValue)"]) }
        if let corrected { words.append(strings("line.corrected", amounts.text(corrected))) }
        return words
    }
}

extension DrinkDescription {
    /// The reason a line counts as met, and how the bottle differs from the named ingredient; empty if the bar has the
    /// exact ingredient or nothing.
    package func reasons(for line: DrinkLine, _ status: LineStatus, _ amounts: AmountFormatter) -> [String] {
        let strings = amounts.strings
        func name(_ id: Identifier<Ingredient>) -> String { ingredients[id]?.name[strings.language] ?? id.rawValue }
        let scaler = ServingScaler(volume: amounts.volume)
        let differences = difference(of: line, by: status, scaler)?.words(amounts) ?? []
        switch status {
        case .exact, .missing: return []
        case .kind(let bottle): return [strings("line.yours", name(bottle))] + differences
        case .substitute(let bottle, let origin):
            let own = line.poured(by: status)
            let isOther = own.amount != line.amount || own.unit != line.unit
            let amount = isOther ? own.amount.map { "\(amounts.text($0, own.unit)) " } ?? "" : ""
            return [strings("line.stand-in.\(origin.rawValue)", amount + name(bottle))] + differences
        case .made(let parts): return [strings("line.made", parts.map(name).joined(separator: ", "))]
        }
    }
}

package enum BarOutcomeText {
    /// Describes the outcome; `name` is the thing added or removed.
    package static func describe(_ outcome: BarOutcome, name: String, _ strings: Strings) -> String {
        let change = outcome.applied
        if change.isEmpty { return strings["bar.unchanged"] }
        let isAdded = !change.added.isEmpty
        let first = strings(isAdded ? "bar.added" : "bar.removed", name)
        let difference = isAdded ? outcome.unlocked.count : outcome.lost.count
        guard difference > 0 else { return first }
        return "\(first) \(strings.counted(isAdded ? "bar.unlocked" : "bar.lost", difference))"
    }
}
