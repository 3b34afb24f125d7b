import Domain
import FeatureKit

struct DrinkDetailFormatter {
    let strings: Strings
    let preferences: DisplayPreferences
    let servings: Int
    var volume: Double?
    let now: Int64
    let localTime: any LocalTime

    private var language: Language { strings.language }

    func content(of page: DrinkPage) -> DrinkDetailState.Content {
        let description = page.description
        let drink = description.drink
        let scaled = scaled(description)
        let lines = zip(scaled.lines, description.match.lines).map { line(of: $0, status: $1, description) }
        let steps = drink.steps.map { $0[language] }
        return DrinkDetailState.Content(
            name: drink.name[language], otherName: drink.name.other(than: language),
            character: description.tags.map { $0.name[language] }.joined(separator: ", "),
            origin: origin(of: drink), summary: drink.summary[language], art: description.glass?.art ?? [],
            layers: GlassLayer.layers(of: description), fill: GlassLayer.fill(of: description),
            color: description.color?.hex,
            reach: description.match.isMakeable ? .now : .away(description.match.away),
            reachText: description.match.isMakeable
                ? strings["reach.now"] : strings("reach.away", String(description.match.away)),
            marks: page.marks, opinion: page.marks.opinion.map(opinion), amount: amount,
            made: page.made.map(made),
            history: DrinkHistory(page.entries, now: now, localTime: localTime, strings: strings),
            meters: meters(of: description),
            estimate: estimateText(description.estimate),
            withMyBottles: description.bottleEstimate.map {
                strings(
                    $0.basis == .unknown ? "drink.with-my-bottles.unknown" : "drink.with-my-bottles",
                    StrengthText.sign($0.basis) + NumberText.oneDecimal($0.strength), NumberText.whole($0.kilocalories))
            },
            remarks: remarks(description, scaled), unit: preferences.volume, lines: lines, steps: steps,
            garnish: drink.garnish?[language] ?? "", source: source(of: drink),
            glass: description.glass.map { DrinkDetailState.Link(note: .glass($0.id), name: $0.name[language]) },
            tools: description.tools.map { DrinkDetailState.Link(note: .tool($0.id), name: $0.name[language]) },
            techniques: description.techniques.map {
                DrinkDetailState.Link(note: .technique($0.kind), name: $0.name[language])
            },
            plainText: plainText(drink, lines: lines, steps: steps))
    }

    private func made(_ summary: MadeSummary) -> DrinkDetailState.MadeLine {
        let day = DayText.phrase(summary.last.madeAt, now: now, localTime, strings)
        return DrinkDetailState.MadeLine(
            text: strings.counted("drink.made", summary.count, day), note: summary.last.note,
            rating: summary.last.rating
                ?? summary.averageRating.flatMap { Rating(halves: Int(saturating: $0 * 2)) })
    }

    private func opinion(_ opinion: DrinkOpinion) -> DrinkDetailState.MadeLine {
        DrinkDetailState.MadeLine(text: strings["opinion.yours"], note: opinion.note, rating: opinion.rating)
    }

    private var amount: String {
        volume.map { strings("drink.in-glass", amounts.text($0, .millilitre)) }
            ?? strings.counted("drink.servings", servings)
    }

    private func scaled(_ description: DrinkDescription) -> ScaledRecipe {
        if let volume {
            return scaler.scaled(
                description.drink, toVolume: volume, contents: description.contents,
                glassVolume: description.glass?.volume)
        }
        return scaler.scaled(
            description.drink, servings: Double(servings),
            contents: description.contents, glassVolume: description.glass?.volume)
    }

    private var scaler: ServingScaler {
        ServingScaler(volume: preferences.volume, calculator: preferences.calculator)
    }

    private func origin(of drink: Drink) -> String {
        var parts: [String] = []
        if let group = drink.iba { parts.append("IBA · \(strings["iba.\(group.rawValue)"])") }
        if let creator = drink.creator { parts.append(creator) }
        if let year = drink.year { parts.append(String(year)) }
        return parts.joined(separator: " · ")
    }

    private func meters(of description: DrinkDescription) -> [DrinkDetailState.Meter] {
        let meters = description.meters
        let estimate = description.estimate
        let volume = amounts.span(estimate.volume, to: estimate.dilutedVolume)
        let technique = description.techniques.map { $0.name[language] }.joined(separator: ", ")
        let steps = strings.counted("drink.steps", description.drink.steps.count)
        let isUnknown = estimate.basis == .unknown
        let isUnmeasured = estimate.isUnmeasured
        let strength = StrengthText(strings).full(estimate.strength, estimate.basis)
        let sugar = StrengthText(strings).sugar(estimate, "\(NumberText.whole(estimate.sugar)) g")
        let perHundred = strings("fact.per-100", NumberText.whole(estimate.sugarPer100))
        return [
            DrinkDetailState.Meter(
                label: strings["meter.strength"], value: isUnknown ? nil : meters.strength,
                share: isUnknown ? nil : estimate.strength / Self.strongest,
                text: isUnmeasured ? strength : "\(strength) · \(volume)"),
            DrinkDetailState.Meter(
                label: strings["meter.sugar"], value: isUnmeasured ? nil : meters.sugar,
                share: isUnmeasured ? nil : estimate.sugarPer100 / Self.sweetest,
                text: isUnmeasured ? "?" : "\(sugar) · \(perHundred)"),
        ] + sourness(description) + [
            DrinkDetailState.Meter(
                label: strings["meter.level"], value: meters.level, share: Double(meters.level) / 3,
                text: "\(technique) · \(steps)")
        ]
    }

    /// The meter of a drink's acid; none below a tenth of a gram in 100 ml.
    private func sourness(_ description: DrinkDescription) -> [DrinkDetailState.Meter] {
        let acid = description.acidPer100
        guard acid >= 0.1 else { return [] }
        let text = strings("meter.sour.amount", NumberText.oneDecimal(acid))
        return [
            DrinkDetailState.Meter(
                label: strings["meter.sour"], value: acid < 0.5 ? 1 : acid < 1 ? 2 : 3, share: acid / Self.sourest,
                text: description.isAcidAtLeast ? strings("number.at-least", text) : text)
        ]
    }

    /// The values of a full bar, in per cent by volume and in grams per 100 ml: about those of a neat spirit, of a
    /// liqueur, and of equal parts of lemon juice and water.
    private static let (strongest, sweetest, sourest) = (40.0, 30.0, 3.0)

    private func estimateText(_ estimate: DrinkEstimate) -> String {
        StrengthText(strings).numbers(estimate, preferences.standardDrink, isEach: servings > 1 || volume != nil)
    }

    private var amounts: AmountFormatter {
        AmountFormatter(strings: strings, volume: preferences.volume)
    }

    /// Returns the recipe's source unless the IBA list already names it.
    private func source(of drink: Drink) -> String { drink.iba == nil ? drink.source ?? "" : "" }

    private func remarks(_ description: DrinkDescription, _ scaled: ScaledRecipe) -> [String] {
        var remarks: [String] = []
        if let text = StrengthText(strings).remark(description.estimate) { remarks.append(text) }
        let unknown = description.estimate.unknownLines
        if unknown > 0 { remarks.append(strings.counted("drink.unknown-units", unknown)) }
        if let text = remark(description, scaled) { remarks.append(text) }
        if let cost = description.cost {
            remarks.append(
                strings(cost.isAtLeast ? "drink.cost.at-least" : "drink.cost", NumberText.money(cost.amount)))
        }
        return remarks
    }

    private func remark(_ description: DrinkDescription, _ scaled: ScaledRecipe) -> String? {
        if scaled.factor > 1, scaled.water > 0 {
            return strings("drink.batch-water", amounts.text(scaled.water, .millilitre))
        }
        if let glass = description.glass,
            !GlassRoom(volume: glass.volume, serving: description.drink.serving)
                .fits(description.estimate.dilutedVolume)
        {
            return strings("drink.glass-small", glass.name[language])
        }
        return nil
    }

    private func line(
        of line: DrinkLine, status: LineStatus, _ description: DrinkDescription
    ) -> DrinkDetailState.Line {
        func name(_ id: Identifier<Ingredient>) -> String { description.ingredients[id]?.name[language] ?? id.rawValue }
        let mark: DrinkDetailState.Mark
        switch status {
        case .exact: mark = .owned
        // A smoky bottle is of the right kind, but not what the recipe means.
        case .kind: mark = description.difference(of: line, by: status, scaler)?.isSmoky == true ? .standIn : .owned
        case .substitute, .made: mark = .standIn
        case .missing: mark = line.isOptional ? .optional : .missing
        }
        var remarks = description.reasons(for: line, status, amounts)
        if line.isOptional { remarks.append(strings["line.optional"]) }
        if line.isExact { remarks.append(strings["line.exact"]) }
        if let size = amounts.size(of: line.unit) { remarks.append(size) }
        if let note = line.note { remarks.append(note[language]) }
        return DrinkDetailState.Line(
            // A rinse or a rim has no amount; its note says enough.
            ingredient: line.ingredient, mark: mark,
            amount: line.amount == nil && line.unit.unknownText != nil ? "" : amounts.text(line),
            name: name(line.ingredient),
            remark: remarks.joined(separator: ", "))
    }

    private func plainText(_ drink: Drink, lines: [DrinkDetailState.Line], steps: [String]) -> String {
        let recipe = lines.map { AmountFormatter.line($0.amount, $0.name, strings) }
        let numbered = steps.enumerated().map { "\($0.offset + 1). \($0.element)" }
        return ([drink.name[language], ""] + recipe + [""] + numbered).joined(separator: "\n") + "\n"
    }
}
