import Domain
import FeatureKit

/// Makes the pages of make mode: what to gather, each step with the amounts it names, the end.
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
        var listed: Set<Int> = []
        let tools = (description.glass.map { [$0.name[language]] } ?? []) + description.tools.map { $0.name[language] }
        let gather = MakeModeState.Page(
            kind: .gather,
            text: tools.isEmpty ? strings["make.gather"] : strings("make.gather-tools", tools.joined(separator: ", ")),
            amounts: amounts, seconds: nil)
        let steps = drink.steps.enumerated().map { place, step in
            MakeModeState.Page(
                kind: .step(place + 1, of: drink.steps.count), text: step[language],
                amounts: newlyNamed(lines, in: step, description, &listed).map { amounts[$0] },
                seconds: StepTime.seconds(in: step[language]) ?? StepTime.seconds(in: step[language.other]))
        }
        let garnish = drink.garnish.map { strings("make.garnish", $0[language]) }
        let end = MakeModeState.Page(
            kind: .done, text: [strings["make.done"], garnish ?? ""].filter { !$0.isEmpty }.joined(separator: " "),
            amounts: [], seconds: nil)
        return [gather] + steps + [end]
    }

    /// Returns the lines that this step is the first to name, since earlier ones are already measured.
    private func newlyNamed(
        _ lines: [DrinkLine], in step: LocalizedText, _ description: DrinkDescription, _ listed: inout Set<Int>
    ) -> [Int] {
        lines.indices.filter { isNamed(lines[$0], in: step, description) && listed.insert($0).inserted }
    }

    /// Returns the poured amount. A substitute bottle has its own.
    private func amount(
        of line: DrinkLine, _ status: LineStatus, _ description: DrinkDescription
    ) -> MakeModeState.Amount {
        let amounts = AmountFormatter(strings: strings, volume: preferences.volume, units: preferences.units)
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

    /// Whether a step names the line's ingredient or one of its kinds.
    private func isNamed(_ line: DrinkLine, in step: LocalizedText, _ description: DrinkDescription) -> Bool {
        let texts = [Folding.folded(step.english), Folding.folded(step.korean)]
        var id: Identifier<Ingredient>? = line.ingredient
        var visited: Set<Identifier<Ingredient>> = []
        while let current = id, visited.insert(current).inserted, let ingredient = description.ingredients[current] {
            let names = [ingredient.name.english, ingredient.name.korean] + ingredient.aliases
            if names.map(Folding.folded).contains(where: { name in
                !name.isEmpty && texts.contains { $0.contains(name) }
            }) {
                return true
            }
            id = ingredient.parent
        }
        return false
    }
}
