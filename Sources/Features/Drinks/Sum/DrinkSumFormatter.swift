import Domain
import FeatureKit

struct DrinkSumFormatter {
    let calculation: DrinkCalculation
    let standardDrink: StandardDrink
    let strings: Strings

    var state: PageState<DrinkSumTarget> {
        let text = DrinkSumText(calculation, standardDrink: standardDrink, strings: strings)
        var state = PageState<DrinkSumTarget>()
        state.title = strings("sum.title", calculation.description.drink.name[strings.language])
        state.blocks =
            [.gap, .table(PageTable(header: text.header, rows: text.rows)), .gap]
            + (text.asWritten.map { [.text($0, .good)] } ?? [])
            + text.doubts.map { .text($0, .warning) } + [.gap, .heading(strings["sum.how"])]
            + text.steps.map { .text($0) }
            + [.gap, .heading(strings["sum.try"]), .chips(bottles(text)), .chips(technique), .gap]
        return state
    }

    private func bottles(_ text: DrinkSumText) -> [PageChip<DrinkSumTarget>] {
        calculation.sum.lines.map { line in
            PageChip(
                .line(line.index), mark: calculation.trial.bottles[line.index] == nil ? .blank : .check,
                title: text.name(line))
        }
    }

    private var technique: [PageChip<DrinkSumTarget>] {
        let techniques = calculation.technique.map { [$0] } ?? calculation.description.techniques
        return [
            PageChip(
                .technique, mark: calculation.technique == nil ? .blank : .check,
                title: techniques.map { $0.name[strings.language] }.joined(separator: ", "))
        ]
    }
}
