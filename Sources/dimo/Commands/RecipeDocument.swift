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

    var json: JSONValue {
        let match = description.match
        let meters = description.meters
        let estimate = description.estimate
        var members: [(String, JSONValue)] = DrinkDocument.fields(
            of: DrinkSummary(
                id: drink.id, name: drink.name, base: drink.base, strength: estimate.strength, meters: meters,
                tags: drink.tags, basis: estimate.basis), missing: match.missing)
        members += [
            ("lines", .array(zip(scaled.lines, match.lines).map(line))),
            ("steps_en", .strings(drink.steps.map(\.english))), ("steps_ko", .strings(drink.steps.map(\.korean))),
            ("glass", description.glass.map { named($0.id.rawValue, $0.name) } ?? .null),
            ("technique", description.techniques.first.map { named($0.id.rawValue, $0.name) } ?? .null),
            ("techniques", .array(description.techniques.map { named($0.id.rawValue, $0.name) })),
            ("tools", .array(description.tools.map { named($0.id.rawValue, $0.name) })),
            ("garnish_en", .optional(drink.garnish?.english)), ("garnish_ko", .optional(drink.garnish?.korean)),
            ("tags", .strings(drink.tags.map(\.rawValue))), ("iba", .optional(drink.iba?.rawValue)),
            ("source", .optional(drink.source)), ("servings", .decimal(scaled.factor)),
        ]
        return .object(members + numbers + personal)
    }

    private var numbers: [(String, JSONValue)] {
        let estimate = description.estimate
        let factor = scaled.factor
        let mine = description.bottleEstimate.map {
            JSONValue.object([
                ("abv", $0.basis == .unknown ? .null : .decimal($0.strength)), ("abv_basis", .string($0.basis.code)),
                ("kcal", .integer(Int(($0.kilocalories * factor).rounded()))),
            ])
        }
        return [
            ("volume_ml", .decimal(estimate.volume * factor)),
            ("diluted_ml", .decimal(estimate.dilutedVolume * factor)),
            ("ethanol_g", .decimal(estimate.ethanol * factor)),
            ("standard_drinks", .decimal(StandardDrink.tenGrams.count(ethanol: estimate.ethanol * factor))),
            ("kcal", .integer(Int((estimate.kilocalories * factor).rounded()))),
            ("sugar_g", .decimal(estimate.sugar * factor)), ("sugar_at_least", .bool(estimate.isSugarAtLeast)),
            ("cost", description.cost.map { .number(($0.amount * factor * 100).rounded() / 100) } ?? .null),
            ("with_my_bottles", mine ?? .null),
        ]
    }

    private var personal: [(String, JSONValue)] {
        let stars = marks.opinion?.rating?.stars ?? made?.averageRating
        return [
            ("saved", .bool(marks.isSaved)), ("tried", .bool(marks.isTried)), ("made", .integer(made?.count ?? 0)),
            ("rating", stars.map { .number(($0 * 100).rounded() / 100) } ?? .null),
            ("note", .optional(marks.opinion?.note)),
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
        case .made(let parts): satisfiedBy = .strings(parts.map(\.rawValue))
        case .missing: break
        }
        return .object([
            ("ingredient", .string(line.ingredient.rawValue)),
            ("name_en", .optional(name?.english)), ("name_ko", .optional(name?.korean)),
            ("amount", amount(line.amount, line.unit)), ("amount_max", amount(line.amountMax, line.unit)),
            ("unit", .string(shownUnit(line.unit).code)), ("unit_text", .optional(line.unit.unknownText)),
            ("optional", .bool(line.isOptional)), ("exact", .bool(line.isExact)), ("after", .bool(line.isAfter)),
            ("status", .string(status.code)), ("substitute_of", .optional(origin)), ("satisfied_by", satisfiedBy),
            ("note", .optional(line.note?[strings.language])),
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
        .object([("id", .string(id)), ("name_en", .string(name.english)), ("name_ko", .string(name.korean))])
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
