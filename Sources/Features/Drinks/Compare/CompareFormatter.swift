import Domain
import FeatureKit

struct CompareFormatter {
    let left: DrinkDescription
    let right: DrinkDescription
    let strings: Strings
    let preferences: DisplayPreferences

    private var language: Language { strings.language }
    private var both: [DrinkDescription] { [left, right] }

    var page: LoadedPage<CompareTarget> {
        let names = both.map { $0.drink.name[language] }
        return LoadedPage(
            title: names.joined(separator: ", "),
            blocks: [
                .gap, .table(PageTable(header: [""] + names, rows: rows)), .gap,
                .chips(
                    label: strings["action.open"],
                    both.map {
                        // The table says whether the bar can make it.
                        PageChip(.drink($0.drink.id), title: $0.drink.name[language])
                    }), .gap,
            ] + ingredients)
    }

    private var rows: [[String]] {
        func row(_ key: String, _ cell: (DrinkDescription) -> String) -> [String] { [strings[key]] + both.map(cell) }
        func sum(_ title: String, _ cell: (DrinkEstimate) -> String) -> [String] {
            [title] + both.map { $0.estimate.isUnmeasured ? "-" : cell($0.estimate) }
        }
        let standard = preferences.standardDrink
        return [
            row("compare.base") { strings["base.\($0.drink.base.rawValue)"] },
            row("meter.strength") { StrengthText(strings).full($0.estimate.strength, $0.estimate.basis) },
            sum(strings["compare.volume"]) { "\(NumberText.whole($0.dilutedVolume)) ml" },
            sum(strings("compare.standard", NumberText.short(standard.grams))) {
                MadeTotal(ethanol: $0.ethanol, isAtLeast: $0.basis == .unknown).count(standard, strings)
            },
            sum(strings["compare.energy"]) { "\(NumberText.whole($0.kilocalories)) kcal" },
            sum(strings["meter.sugar"]) { StrengthText(strings).sugar($0, "\(NumberText.whole($0.sugar)) g") },
            row("meter.level") { "\($0.meters.level)/3" },
            row("compare.glass") { $0.glass?.name[language] ?? "-" },
            row("compare.technique") { $0.techniques.map { $0.name[language] }.joined(separator: ", ") },
            row("compare.steps") { String($0.drink.steps.count) },
            row("compare.bar") {
                $0.match.isMakeable ? strings["reach.now"] : strings("reach.away", String($0.match.away))
            },
        ]
    }

    private var ingredients: [PageBlock<CompareTarget>] {
        let mine = Set(left.drink.lines.map(\.ingredient))
        let other = Set(right.drink.lines.map(\.ingredient))
        return part("compare.both", left, with: right) { other.contains($0) }
            + part("compare.only", left) { !other.contains($0) } + part("compare.only", right) { !mine.contains($0) }
    }

    /// Returns the ingredients that satisfy a condition with their amounts, without duplicates, in recipe order.
    private func part(
        _ key: String, _ drink: DrinkDescription, with other: DrinkDescription? = nil,
        _ holds: (Identifier<Ingredient>) -> Bool
    ) -> [PageBlock<CompareTarget>] {
        var chips: [PageChip<CompareTarget>] = []
        for (line, status) in zip(drink.drink.lines, drink.match.lines) where holds(line.ingredient) {
            let target = CompareTarget.ingredient(line.ingredient)
            guard !chips.contains(where: { $0.target == target }) else { continue }
            chips.append(
                PageChip(
                    target, mark: status.isStandIn ? .standIn : status.isMet ? .owned : .missing,
                    title: title(of: line, in: drink, with: other)))
        }
        guard !chips.isEmpty else { return [] }
        return [.heading(strings(key, drink.drink.name[language])), .chips(chips), .gap]
    }
}

extension CompareFormatter {
    /// The ingredient with its amount, or with both if they differ: `Gin 30 ml, 45 ml`.
    private func title(of line: DrinkLine, in drink: DrinkDescription, with other: DrinkDescription?) -> String {
        let amounts = AmountFormatter(strings: strings, volume: preferences.volume)
        let lines = [line] + (other?.drink.lines.first { $0.ingredient == line.ingredient }.map { [$0] } ?? [])
        var texts: [String] = []
        for line in lines where line.amount != nil || line.unit == .topUp {
            let text = amounts.text(line)
            if !texts.contains(text) { texts.append(text) }
        }
        let name = drink.ingredients[line.ingredient]?.name[language] ?? line.ingredient.rawValue
        return ([name] + [texts.joined(separator: ", ")]).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

@MainActor
final class CompareScreen: PageScreen<CompareViewModel, CompareTarget> {
    override var loadingText: String { strings["drink.loading"] }
}

enum CompareTarget: Hashable, Sendable {
    case drink(Identifier<Drink>)
    case ingredient(Identifier<Ingredient>)
}
