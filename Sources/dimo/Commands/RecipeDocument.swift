import Domain
import FeatureKit

struct RecipeDocument {
    let description: DrinkDescription
    let scaled: ScaledRecipe
    /// The unit of amounts; nil keeps the recipe's.
    let unit: VolumeUnit?
    let marks: DrinkMarks
    /// The summary of the log; nil if the drink was never made.
    let made: MadeSummary?
    /// The unit of standard drinks in the text; JSON always counts 10 g.
    let standardDrink: StandardDrink
    let strings: Strings

    private var drink: Drink { description.drink }

    var json: JSONObject {
        let match = description.match
        let estimate = description.estimate
        let summary = DrinkDocument.fields(
            of: DrinkSummary(
                id: drink.id, name: drink.name, base: drink.base, strength: estimate.strength,
                meters: description.meters, tags: drink.tags, basis: estimate.basis), missing: match.missing)
        let members: JSONObject = [
            "lines": zip(scaled.lines, match.lines).map(line), "steps_en": drink.steps.map(\.english),
            "steps_ko": drink.steps.map(\.korean), "glass": description.glass.map { named($0.id.rawValue, $0.name) },
            "technique": description.techniques.first.map { named($0.id.rawValue, $0.name) },
            "techniques": description.techniques.map { named($0.id.rawValue, $0.name) },
            "tools": description.tools.map { named($0.id.rawValue, $0.name) }, "garnish_en": drink.garnish?.english,
            "garnish_ko": drink.garnish?.korean, "tags": drink.tags.map(\.rawValue), "iba": drink.iba?.rawValue,
            "source": drink.source, "servings": scaled.factor.tenths,
        ]
        return summary + members + numbers + personal
    }

    private var numbers: JSONObject {
        let estimate = description.estimate
        let factor = scaled.factor
        let mine = description.bottleEstimate.map {
            JSONValue.object([
                "abv": $0.basis == .unknown ? JSONValue.null : JSONValue.decimal($0.strength),
                "abv_basis": $0.basis.code, "kcal": Int(($0.kilocalories * factor).rounded()),
            ])
        }
        return [
            "volume_ml": (estimate.volume * factor).tenths,
            "diluted_ml": (estimate.dilutedVolume * factor).tenths,
            "ethanol_g": (estimate.ethanol * factor).tenths,
            "standard_drinks": JSONValue.decimal(StandardDrink.tenGrams.count(ethanol: estimate.ethanol * factor)),
            "kcal": Int((estimate.kilocalories * factor).rounded()),
            "sugar_g": (estimate.sugar * factor).tenths, "sugar_at_least": estimate.isSugarAtLeast,
            "cost": description.cost.map { ($0.amount * factor * 100).rounded() / 100 },
            "with_my_bottles": mine,
        ]
    }

    private var personal: JSONObject {
        let stars = marks.opinion?.rating?.stars ?? made?.averageRating
        return [
            "saved": marks.isSaved, "tried": marks.isTried, "made": made?.count ?? 0,
            "rating": stars.map { ($0 * 100).rounded() / 100 }, "note": marks.opinion?.note,
        ]
    }

    private func line(_ line: DrinkLine, _ status: LineStatus) -> JSONValue {
        let name = description.ingredients[line.ingredient]?.name
        var origin: String?
        var satisfiedBy: JSONValue = .null
        switch status {
        case .exact: satisfiedBy = .string(line.ingredient.rawValue)
        case .kind(let bottle): satisfiedBy = .string(bottle.rawValue)
        case .substitute(let bottle, let who):
            satisfiedBy = .string(bottle.rawValue)
            origin = who.rawValue
        case .made(let parts): satisfiedBy = parts.json
        case .missing: break
        }
        return .object([
            "ingredient": line.ingredient, "name_en": name?.english, "name_ko": name?.korean,
            "amount": amount(line.amount, line.unit), "amount_max": amount(line.amountMax, line.unit),
            "unit": shownUnit(line.unit).code, "unit_text": line.unit.unknownText, "optional": line.isOptional,
            "exact": line.isExact, "after": line.isAfter, "status": status.code, "substitute_of": origin,
            "satisfied_by": satisfiedBy, "note": line.note?[strings.language],
        ])
    }

    private func shownUnit(_ unit: MeasureUnit) -> MeasureUnit {
        unit.isVolume ? self.unit?.unit ?? unit : unit
    }

    private func amount(_ amount: Double?, _ unit: MeasureUnit) -> JSONValue {
        guard let amount, unit != .topUp else { return .null }
        let shown = shownUnit(unit)
        guard shown != unit, let from = unit.millilitres, let to = shown.millilitres else { return .number(amount) }
        return .number((amount * from / to * 1_000).rounded() / 1_000)
    }

    private func named(_ id: String, _ name: LocalizedText) -> JSONValue {
        .object(["id": id, "name_en": name.english, "name_ko": name.korean])
    }

    var text: String {
        let language = strings.language
        let amounts = AmountFormatter(strings: strings, volume: unit)
        let estimate = description.estimate
        let rows = zip(scaled.lines, description.match.lines).map { line, status -> [String] in
            let sign = status.isMet ? "+" : line.isOptional ? "o" : "-"
            let note =
                description.reasons(for: line, status, amounts)
                + [
                    line.isOptional ? strings["line.optional"] : nil, amounts.size(of: line.unit),
                    line.note?[language],
                ].compactMap { $0 }
            return [
                sign, amounts.text(line),
                description.ingredients[line.ingredient]?.name[language] ?? line.ingredient.rawValue,
                note.joined(separator: ", "),
            ]
        }
        let volume = amounts.span(estimate.volume * scaled.factor, to: estimate.dilutedVolume * scaled.factor)
        let figures = [
            StrengthText(strings).full(estimate.strength, estimate.basis), estimate.isUnmeasured ? "" : volume,
            StrengthText(strings).numbers(estimate, standardDrink, servings: scaled.factor),
        ].filter { !$0.isEmpty }
        let head =
            [
                [drink.name[language], strings.canShowHangul ? drink.name.other(than: language) : ""]
                    .filter { !$0.isEmpty }.joined(separator: " · "),
                figures.joined(separator: " · "),
            ] + remarks(amounts)
        let steps = drink.steps.enumerated().map { "\($0.offset + 1). \($0.element[language])" }
        let facts = [("drink.garnish", drink.garnish?[language] ?? ""), ("drink.source", drink.source ?? "")]
            .filter { !$0.1.isEmpty }.map { "\(strings[$0.0]): \($0.1)" }
        return head.joined(separator: "\n") + "\n\n" + TextTable(rows).text(isTerminal: true) + "\n"
            + (steps + (facts.isEmpty ? [] : [""] + facts)).joined(separator: "\n") + "\n"
    }

    /// The reliability of the numbers, what they omit, and the water of a batch.
    private func remarks(_ amounts: AmountFormatter) -> [String] {
        var remarks: [String] = []
        if let text = StrengthText(strings).remark(description.estimate) { remarks.append(text) }
        let unknown = description.estimate.unknownLines
        if unknown > 0 { remarks.append(strings.counted("drink.unknown-units", unknown)) }
        if scaled.factor > 1, scaled.water > 0 {
            remarks.append(strings("drink.batch-water", amounts.text(scaled.water, .millilitre)))
        }
        if let cost = description.cost {
            remarks.append(
                strings(cost.isAtLeast ? "drink.cost.at-least" : "drink.cost", NumberText.money(cost.amount)))
        }
        return remarks
    }
}
