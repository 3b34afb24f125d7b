import Domain
import FeatureKit

struct MakePages {
    let strings: Strings
    let preferences: DisplayPreferences
    let servings: Int

    private var language: Language { strings.language }

    func pages(of description: DrinkDescription) -> [MakeModeState.Page] {
        let drink = description.drink
        let lines = ServingScaler(volume: preferences.volume, calculator: preferences.calculator).scaled(
            drink, servings: Double(servings), contents: description.contents, glassVolume: description.glass?.volume
        ).lines
        let amounts = zip(lines, description.match.lines).map { amount(of: $0, $1, description) }
        let tools = (description.glass.map { [$0.name[language]] } ?? []) + description.tools.map { $0.name[language] }
        let gather = MakeModeState.Page(
            kind: .gather,
            text: tools.isEmpty ? strings["make.gather"] : strings("make.gather-tools", tools.joined(separator: ", ")),
            amounts: amounts)
        let pours = StepPours(of: drink, ingredients: description.ingredients)
        let layers = GlassLayer.layers(of: description)
        let steps = drink.steps.enumerated().map { place, step in
            let poured = pours.lines(pouredBy: place).map { amounts[$0] }
            let seconds = found(in: step, by: StepTime.seconds(in:))
            let turns = seconds == nil ? found(in: step, by: StepTime.turns(in:)) : nil
            let figure =
                turns.map { strings.counted("make.turns", $0) } ?? seconds.map(text(ofSeconds:))
                ?? commonAmount(of: poured)
            return MakeModeState.Page(
                kind: .step(place + 1, of: drink.steps.count), text: step[language], amounts: poured,
                figure: MakeModeState.Figure(figure) ?? MakeModeState.Figure(number: String(place + 1), unit: ""),
                seconds: seconds ?? turns.map(StepTime.seconds(ofTurns:)), turns: turns,
                layers: pours.layers(of: layers, after: place))
        }
        let garnish = drink.garnish.map { strings("make.garnish", $0[language]) }
        let end = MakeModeState.Page(
            kind: .done, text: [strings["make.done"], garnish ?? ""].filter { !$0.isEmpty }.joined(separator: " "),
            amounts: [], layers: layers)
        return [gather] + steps + [end]
    }

    /// Searches the step in both languages.
    private func found(in step: LocalizedText, by find: (String) -> Int?) -> Int? {
        find(step[language]) ?? find(step[language.other])
    }

    /// The amount of the line, or of each if they are alike; empty if they differ.
    private func commonAmount(of lines: [MakeModeState.Amount]) -> String {
        guard let first = lines.first?.amount, lines.allSatisfy({ $0.amount == first }) else { return "" }
        return lines.count > 1 ? strings("make.each", first) : first
    }

    private func text(ofSeconds seconds: Int) -> String {
        if seconds % 3_600 == 0 { return strings.counted("make.hours", seconds / 3_600) }
        if seconds % 60 == 0 { return strings.counted("make.minutes", seconds / 60) }
        return strings.counted("make.seconds", seconds)
    }

    /// Returns the poured amount. A substitute bottle has its own.
    private func amount(
        of line: DrinkLine, _ status: LineStatus, _ description: DrinkDescription
    ) -> MakeModeState.Amount {
        let amounts = AmountFormatter(strings: strings, volume: preferences.volume)
        func named(_ id: Identifier<Ingredient>) -> String {
            description.ingredients[id]?.name[language] ?? id.rawValue
        }
        if case .substitute(let bottle, _) = status {
            let own = line.poured(by: status)
            return MakeModeState.Amount(
                amount: own.amount == nil && own.unit.unknownText != nil
                    ? "" : amounts.text(own.amount, to: nil, own.unit),
                name: strings("make.stand-in", named(bottle), named(line.ingredient)))
        }
        let name = named(line.ingredient)
        return MakeModeState.Amount(
            amount: line.amount == nil && line.unit.unknownText != nil ? "" : amounts.text(line),
            name: line.isOptional ? "\(name) (\(strings["line.optional"]))" : name)
    }
}
