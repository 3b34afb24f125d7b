internal import Domain

/// The fields of the calculators and what follows from their answers. Every number field takes a sum.
struct CalculatorForm {
    let strings: Strings
    let dilution: DilutionModel

    private static let techniques: [TechniqueKind] = [.stir, .shake, .build, .throw, .blend]

    /// The fields of a calculator with what was typed before.
    func fields(_ kind: CalculatorKind, _ values: [String: String]) -> [FormField] {
        func number(_ id: String, _ usual: String) -> FormField {
            FormField(id, strings["calculator.\(id)"], .number, value: values[id] ?? usual)
        }
        func choice(_ id: String, _ options: [String]) -> FormField {
            FormField(id, strings["calculator.\(id)"], .choice(options), value: values[id] ?? "0")
        }
        let first = FormField(
            "calculator", strings["calculator.calculator"],
            .choice(CalculatorKind.allCases.map { strings["calculator.kind.\($0.rawValue)"] }),
            value: String(CalculatorKind.allCases.firstIndex(of: kind) ?? 0))
        switch kind {
        case .syrup:
            return [
                first, number("sugar-parts", "1"), number("water-parts", "1"),
                choice("known", SyrupCalculator.Known.allCases.map { strings["calculator.known.\($0.rawValue)"] }),
                number("amount", "500"),
            ]
        case .superJuice:
            return [
                first,
                choice(
                    "citrus", SuperJuiceCalculator.Citrus.allCases.map { strings["calculator.citrus.\($0.rawValue)"] }),
                number("peel", "60"),
            ]
        case .batch:
            return [
                first, number("mix", "30+30+30"), number("strength", "27"), number("servings", "10"),
                choice("technique", Self.techniques.map { strings["calculator.technique.\($0.rawValue)"] }),
                number("bottle", "700"),
            ]
        case .sum: return [first, number("sum", "2*30+15")]
        }
    }

    /// What follows from the answers.
    /// - Throws: `FormulaProblem` for a field that is no sum.
    func results(
        _ kind: CalculatorKind, _ values: [String: String]
    ) throws(FormulaProblem) -> [CalculatorState.Result] {
        func number(_ id: String) throws(FormulaProblem) -> Double { try Formula.value(of: values[id] ?? "") }
        func place(_ id: String) -> Int { Int(values[id] ?? "") ?? 0 }
        switch kind {
        case .syrup:
            let known = SyrupCalculator.Known.allCases
            return syrup(
                SyrupCalculator.syrup(
                    sugarParts: try number("sugar-parts"), waterParts: try number("water-parts"),
                    known: known[min(place("known"), known.count - 1)], amount: try number("amount")))
        case .superJuice:
            let citrus = SuperJuiceCalculator.Citrus.allCases
            return juice(
                SuperJuiceCalculator.juice(
                    of: citrus[min(place("citrus"), citrus.count - 1)], peel: try number("peel")))
        case .batch:
            let bottle = try number("bottle")
            return batch(
                BatchCalculator.batch(
                    mix: try number("mix"), strength: try number("strength"), servings: try number("servings"),
                    technique: Self.techniques[min(place("technique"), Self.techniques.count - 1)], model: dilution),
                bottle)
        case .sum: return [result("result", NumberText.trimmed(try number("sum"), decimals: 3))]
        }
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

    private func grams(_ value: Double) -> String { strings("unit.g", NumberText.trimmed(value, decimals: 1)) }
    private func millilitres(_ value: Double) -> String {
        strings("unit.ml", NumberText.trimmed(value, decimals: 0))
    }
}
