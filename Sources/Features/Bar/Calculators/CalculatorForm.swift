import Domain
import FeatureKit

/// The calculators' fields and results. Every number field accepts a sum.
struct CalculatorForm {
    let strings: Strings
    let dilution: DilutionModel

    static let kindField = "calculator"

    private static let techniques: [TechniqueKind] = [.stir, .shake, .build, .throw, .blend]
    private static let usual = [
        "sugar-parts": "1", "water-parts": "1", "amount": "500", "peel": "60", "mix": "30+30+30", "strength": "27",
        "servings": "10", "bottle": "700", "sum": "2*30+15",
    ]

    func fields(_ draft: CalculatorDraft) -> [FormField] {
        func number(_ id: String) -> FormField {
            FormField(id, label: strings["calculator.\(id)"], .text(answer(id, draft), limit: 100))
        }
        func choice<Option: RawRepresentable<String>>(_ id: String, of options: [Option]) -> FormField {
            FormField(
                id, label: strings["calculator.\(id)"],
                .choice(
                    options.map { FormOption($0.rawValue, title: strings["calculator.\(id).\($0.rawValue)"]) },
                    selected: option(id, of: options, draft)?.rawValue ?? ""))
        }
        let kinds = CalculatorKind.allCases.map {
            FormOption($0.rawValue, title: strings["calculator.kind.\($0.rawValue)"])
        }
        let first = FormField(
            Self.kindField, label: strings["calculator.calculator"], .choice(kinds, selected: draft.kind.rawValue))
        switch draft.kind {
        case .syrup:
            return [
                first, number("sugar-parts"), number("water-parts"),
                choice("known", of: SyrupCalculator.Known.allCases), number("amount"),
            ]
        case .superJuice:
            return [first, choice("citrus", of: SuperJuiceCalculator.Citrus.allCases), number("peel")]
        case .batch:
            return [
                first, number("mix"), number("strength"), number("servings"),
                choice("technique", of: Self.techniques), number("bottle"),
            ]
        case .sum: return [first, number("sum")]
        }
    }

    /// Throws `FormulaProblem` for a field that is not a valid sum.
    func results(_ draft: CalculatorDraft) throws(FormulaProblem) -> [CalculatorState.Result] {
        func number(_ id: String) throws(FormulaProblem) -> Double { try Formula.value(of: answer(id, draft)) }
        switch draft.kind {
        case .syrup:
            return syrup(
                SyrupCalculator.syrup(
                    sugarParts: try number("sugar-parts"), waterParts: try number("water-parts"),
                    known: option("known", of: SyrupCalculator.Known.allCases, draft) ?? .sugar,
                    amount: try number("amount")))
        case .superJuice:
            return juice(
                SuperJuiceCalculator.juice(
                    of: option("citrus", of: SuperJuiceCalculator.Citrus.allCases, draft) ?? .lime,
                    peel: try number("peel")))
        case .batch:
            let bottle = try number("bottle")
            return batch(
                BatchCalculator.batch(
                    mix: try number("mix"), strength: try number("strength"), servings: try number("servings"),
                    technique: option("technique", of: Self.techniques, draft) ?? .stir, model: dilution),
                bottle)
        case .sum: return [result("result", NumberText.trimmed(try number("sum"), decimals: 3))]
        }
    }

    private func answer(_ id: String, _ draft: CalculatorDraft) -> String {
        draft.answers[id] ?? Self.usual[id] ?? ""
    }

    /// Returns the chosen option, or the first if none was chosen.
    private func option<Option: RawRepresentable<String>>(
        _ id: String, of options: [Option], _ draft: CalculatorDraft
    ) -> Option? {
        options.first { $0.rawValue == draft.answers[id] } ?? options.first
    }

    private func syrup(_ syrup: SyrupCalculator.Syrup?) -> [CalculatorState.Result] {
        guard let syrup else { return [] }
        return [
            result("sugar", grams(syrup.sugar)), result("water", grams(syrup.water)),
            result("volume", millilitres(syrup.volume)),
            result("brix", "\(NumberText.oneDecimal(syrup.brix)) °Bx"),
            result("density", strings("fact.per-100", NumberText.oneDecimal(syrup.sugarPer100Millilitres))),
        ]
    }

    private func juice(_ juice: SuperJuiceCalculator.Juice?) -> [CalculatorState.Result] {
        guard let juice else { return [] }
        var results = [result("citric", grams(juice.citric))]
        if juice.malic > 0 { results.append(result("malic", grams(juice.malic))) }
        return results + [
            result("water", grams(juice.water)),
            result("acid", strings("fact.per-100", NumberText.oneDecimal(juice.acidPer100Millilitres))),
        ]
    }

    private func batch(_ batch: BatchCalculator.Batch?, _ bottle: Double) -> [CalculatorState.Result] {
        guard let batch else { return [] }
        var results = [
            result("all-mix", millilitres(batch.mix)),
            result(
                "add-water", "\(millilitres(batch.water)) (\(strings.percent(NumberText.whole(batch.share * 100))))"),
            result("volume", millilitres(batch.volume)),
            result("final", strings.percent(NumberText.oneDecimal(batch.strength))),
        ]
        let bottles = batch.bottles(of: bottle)
        if bottles > 0 { results.append(result("bottles", String(bottles))) }
        return results
    }

    private func result(_ key: String, _ text: String) -> CalculatorState.Result {
        CalculatorState.Result(label: strings["calculator.result.\(key)"], text: text)
    }

    /// Whole grams from 100 on: no kitchen scale shows `999.6 g`.
    private func grams(_ value: Double) -> String {
        strings("unit.g", NumberText.trimmed(value, decimals: value >= 100 ? 0 : 1))
    }
    private func millilitres(_ value: Double) -> String {
        strings("unit.ml", NumberText.trimmed(value, decimals: 0))
    }
}

enum CalculatorKind: String, CaseIterable, Sendable {
    case syrup
    /// Super juice, from the weight of the peel.
    case superJuice = "super-juice"
    /// A batch with its dilution water.
    case batch
    case sum
}

struct CalculatorState: ScreenState {
    var phase: Phase = .loaded
    var kind: CalculatorKind = .syrup
    var fields: [FormField] = []
    var results: [Result] = []
    var problem = ""
    var source = ""

    struct Result: Equatable, Sendable {
        let label: String
        let text: String
    }
}
