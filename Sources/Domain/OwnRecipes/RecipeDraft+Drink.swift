extension RecipeDraft {
    package init(_ drink: Drink) {
        nameEnglish = drink.name.english
        nameKorean = drink.name.korean
        summaryEnglish = drink.summary.english
        summaryKorean = drink.summary.korean
        lines = drink.lines.map { RecipeDraftLine($0) }
        stepsEnglish = Self.text(drink.steps.map(\.english))
        stepsKorean = Self.text(drink.steps.map(\.korean))
        techniques = drink.techniques.map(\.rawValue)
        glass = drink.glass.rawValue
        serving = drink.serving.rawValue
        garnishEnglish = drink.garnish?.english ?? ""
        garnishKorean = drink.garnish?.korean ?? ""
        tags = drink.tags.map(\.rawValue)
        source = drink.source ?? ""
        variantOf = drink.variantOf?.rawValue
        aliases = drink.aliases
        year = drink.year
        creator = drink.creator
        tools = drink.tools.map(\.rawValue)
        color = drink.color
        createdAt = drink.createdAt
        stated = drink.statedStrength.map { StatedStrength(strength: $0, lines: lines) }
    }

    /// Creates a variant: the whole recipe without its creator and year.
    package init(variantOf drink: Drink) {
        self.init(drink)
        variantOf = drink.id.rawValue
        aliases = []
        year = nil
        creator = nil
        createdAt = nil
        source = ""
    }

    /// The problems that prevent saving, in the order of the form.
    package var problems: [RecipeDraftProblem] {
        var found: [RecipeDraftProblem] = []
        if LocalizedText.either(nameEnglish, nameKorean) == nil { found.append(.init(.name, .noName)) }
        if !lines.contains(where: { !$0.isOptional }) { found.append(.init(.lines, .noLines)) }
        if lines.count > OwnRecordRules.mostLines { found.append(.init(.lines, .tooManyLines)) }
        for (place, line) in lines.enumerated() { found += line.problems.map { .init(.line(place), $0) } }
        let english = Self.steps(stepsEnglish)
        let korean = Self.steps(stepsKorean)
        if !english.isEmpty, !korean.isEmpty, english.count != korean.count {
            found.append(.init(.steps, .stepsDiffer(english.count, korean.count)))
        }
        if techniques.isEmpty { found.append(.init(.techniques, .noTechnique)) }
        if glass.isEmpty { found.append(.init(.glass, .noGlass)) }
        return found
    }

    /// The valid parts of the recipe; uses `base` if the amounts do not decide.
    package func drink(id: Identifier<Drink> = "", base: BaseSpirit = .other) -> Drink {
        let english = Self.steps(stepsEnglish)
        let korean = Self.steps(stepsKorean)
        let steps = (0..<max(english.count, korean.count)).compactMap { place in
            LocalizedText.typed(
                english.indices.contains(place) ? english[place] : "",
                korean.indices.contains(place) ? korean[place] : "")
        }
        let source = PlainText.line(source, limit: 200)
        return Drink(
            id: id,
            name: LocalizedText.either(nameEnglish, nameKorean, limit: Self.longestName)
                ?? LocalizedText(both: ""),
            aliases: aliases, year: year, creator: creator,
            summary: LocalizedText.typed(summaryEnglish, summaryKorean, limit: Self.longestText)
                ?? LocalizedText(both: ""),
            base: base, lines: lines.compactMap(\.line), steps: steps,
            techniques: techniques.compactMap(TechniqueKind.init(rawValue:)), glass: Identifier(glass),
            serving: ServingStyle(rawValue: serving) ?? .up,
            garnish: LocalizedText.typed(garnishEnglish, garnishKorean),
            tools: tools.map { Identifier($0) }, tags: tags.map { Identifier($0) },
            source: source.isEmpty ? nil : source, variantOf: variantOf.map { Identifier($0) }, color: color,
            statedStrength: stated.flatMap { $0.lines == lines ? $0.strength : nil }, createdAt: createdAt)
    }

    private static func text(_ steps: [String]) -> String {
        steps.allSatisfy(\.isEmpty) ? "" : steps.joined(separator: "\n")
    }

    private static func steps(_ text: String) -> [String] {
        text.split(separator: "\n").map { PlainText.line(String($0), limit: 1_000) }.filter { !$0.isEmpty }
    }
}

package struct RecipeDraftProblem: Hashable, Sendable {
    package enum Field: Hashable, Sendable {
        case name
        case lines
        case line(Int)
        case steps
        case techniques
        case glass
    }

    package enum Reason: Hashable, Sendable {
        case noName
        case noLines
        case tooManyLines
        case noIngredient
        case noAmount
        case badAmount
        case tooMuch
        case standsForItself
        case stepsDiffer(Int, Int)
        case noTechnique
        case noGlass
    }

    package let field: Field
    package let reason: Reason

    package init(_ field: Field, _ reason: Reason) {
        self.field = field
        self.reason = reason
    }
}
