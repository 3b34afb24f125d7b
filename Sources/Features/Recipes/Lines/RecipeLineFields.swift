import Domain
import FeatureKit

struct RecipeLineFields {
    let strings: Strings
    let names: [Identifier<Ingredient>: String]
    let units: [FormOption]
    let isSubstitute: Bool
    let saysMissing: Bool

    func fields(of line: RecipeDraftLine, problems: [RecipeDraftProblem.Reason]) -> [FormField] {
        let amount = problems.first { $0 == .badAmount || $0 == .tooMuch || ($0 == .noAmount && saysMissing) }
        var fields = [
            field(
                .ingredient, .value(name(line.ingredient), placeholder: strings["recipe.choose"]),
                saysMissing && problems.contains(.noIngredient) ? FormMessage(strings["recipe.no-ingredient"]) : nil),
            field(.amount, .text(line.amount, placeholder: "30", limit: 20), amount.map { FormMessage(text(of: $0)) }),
            field(.unit, .choice(unitOptions(line), selected: line.unit), nil),
        ]
        if !isSubstitute {
            fields += [
                field(.optional, .toggle(line.isOptional), nil),
                field(.exact, .toggle(line.isExact), nil),
                field(.after, .toggle(line.isAfter), nil),
            ]
            fields += strings.language.ordered(
                english: field(.noteEnglish, .text(line.noteEnglish, limit: 80), nil),
                korean: field(.noteKorean, .text(line.noteKorean, limit: 80), nil))
            fields.append(
                field(
                    .substitutes,
                    .rows(
                        line.isExact ? [] : rows(of: line), add: line.isExact ? "" : strings["recipe.add-substitute"]),
                    problems.contains(.standsForItself) ? FormMessage(strings["recipe.stands-for-itself"]) : nil))
        }
        return fields + [FormField(RecipeLineFieldID.done.rawValue, label: strings["line.done"], .button)]
    }

    /// Keeps an unknown unit as an option.
    private func unitOptions(_ line: RecipeDraftLine) -> [FormOption] {
        line.unitText.map { [FormOption(line.unit, title: $0.isEmpty ? strings["unit.to-taste"] : $0)] + units }
            ?? units
    }

    private func rows(of line: RecipeDraftLine) -> [FormRow] {
        line.substitutes.map { substitute in
            let amount = AmountEntry(substitute.amount)?.amount
            let lead = amount.map {
                AmountFormatter(strings: strings).text($0, MeasureUnit(code: substitute.unit))
            }
            return FormRow(lead: lead ?? "", title: name(substitute.ingredient))
        }
    }

    private func text(of reason: RecipeDraftProblem.Reason) -> String {
        switch reason {
        case .tooMuch: strings["recipe.too-much"]
        case .noAmount: strings["recipe.no-amount"]
        default: strings["recipe.bad-amount"]
        }
    }

    private func name(_ id: String) -> String { names[Identifier(id)] ?? id }

    private func field(_ id: RecipeLineFieldID, _ control: FormControl, _ message: FormMessage?) -> FormField {
        FormField(id.rawValue, label: strings["line.field.\(id.rawValue)"], control, message: message)
    }
}

enum RecipeLineFieldID: String {
    case ingredient, amount, unit, optional, exact, after, noteEnglish, noteKorean, substitutes, done
}
