import Domain

extension ReadSession {
    mutating func add(_ foreign: ForeignDrink, _ place: ImportPlace) {
        var claimed: Identifier<Drink>?
        do {
            if let id = foreign.foreignID { try claim(foreign: id) }
            let name = Slug.make(foreign.name.english).hasPrefix("recipe-") ? foreign.name.korean : foreign.name.english
            let id = try foreign.preferredID.map { id throws(ExchangeFlaw) in try claim(id: id) } ?? claim(named: name)
            claimed = id
            let drink = try entity(foreign, id: id, place)
            for name in foreign.ingredientNames {
                if let id = ingredients.reading(of: name) { send(.understood(name: name, as: id, place)) }
            }
            for remark in foreign.remarks { warn(place, remark) }
            for ingredient in ingredients.commit() { send(.implied(.ingredient(ingredient), place)) }
            send(.drink(ExchangeItem(value: drink, place: place)))
        } catch {
            ingredients.rollback()
            if let claimed { release(claimed) }
            fail(place, .drink, error)
        }
    }

    private mutating func entity(
        _ foreign: ForeignDrink, id: Identifier<Drink>, _ place: ImportPlace
    ) throws(ExchangeFlaw) -> Drink {
        guard !foreign.lines.isEmpty else { throw ExchangeFlaw(field: "ingredients", .noIngredient) }
        guard foreign.steps.count <= limits.steps else {
            let count = foreign.steps.count
            throw ExchangeFlaw(field: "instructions", .steps, ["\(count)", "\(limits.steps)"])
        }
        var lines: [DrinkLine] = []
        var pours: [(kind: BaseGuess.Kind?, amount: Double?, unit: MeasureUnit)] = []
        for line in foreign.lines {
            let entity = self.line(line)
            lines.append(entity)
            pours.append((ingredients.kind(of: entity.ingredient), entity.amount, entity.unit))
        }
        if let alcohol = foreign.unnamedAlcohol, lines.allSatisfy({ ingredients.isFree($0.ingredient) }) {
            lines.append(line(alcohol))
        }
        let instructions = foreign.steps.map(\.english).joined(separator: "\n")
        let glass = glass(foreign.glass, instructions, place)
        return Drink(
            id: id, name: foreign.name, aliases: foreign.aliases, year: foreign.year,
            summary: LocalizedText(both: foreign.summary), base: foreign.base ?? BaseGuess.base(pours), lines: lines,
            steps: foreign.steps, techniques: techniques(foreign.methods, instructions, place), glass: glass,
            serving: ServingGuess.serving(glass: glass, instructions: instructions),
            garnish: foreign.garnish.map { LocalizedText(both: $0) }, tools: tools(foreign.tools, place),
            tags: tags(foreign.tags, of: lines, place), source: foreign.source, iba: foreign.iba,
            statedStrength: foreign.strength, createdAt: foreign.createdAt)
    }

    private mutating func line(_ line: ForeignLine) -> DrinkLine {
        var id = ingredients.id(for: line.ingredient)
        var written = ingredients.written(line.ingredient.name)
        if let juice = ingredients.juice(of: id, in: line.measured.unit) {
            (id, written) = (juice, line.ingredient.name)
        }
        let substitutes = line.isExact ? [] : line.substitutes
        return DrinkLine(
            ingredient: id, amount: line.measured.amount, amountMax: line.measured.maximum,
            unit: line.measured.unit, isOptional: line.isOptional, isExact: line.isExact, isAfter: line.isAfter,
            note: line.note,
            substitutes: substitutes.compactMap { substitute in
                let substituteID = ingredients.id(for: substitute.ingredient)
                return substituteID == id
                    ? nil
                    : DrinkSubstitute(
                        ingredient: substituteID, amount: substitute.amount, unit: substitute.unit,
                        written: ingredients.written(substitute.ingredient.name))
            }, written: written)
    }

    private mutating func glass(_ name: String?, _ instructions: String, _ place: ImportPlace) -> Identifier<Glass> {
        guard let name else { return names.glass(namedIn: instructions) ?? "rocks" }
        let (id, isSure) = glass(named: name)
        if !isSure {
            var remark = RecordRemark(.unknownGlass, [name])
            remark.name = names.glasses[id] ?? LocalizedText(both: id.rawValue)
            warn(place, remark)
        }
        return id
    }

    private mutating func techniques(
        _ methods: [String], _ instructions: String, _ place: ImportPlace
    ) -> [TechniqueKind] {
        var kinds: [TechniqueKind] = []
        for method in methods {
            if let kind = TechniqueWords.technique(method) {
                if !kinds.contains(kind) { kinds.append(kind) }
            } else {
                warn(place, .unknownMethod, ["\(method)"])
            }
        }
        return kinds.isEmpty ? TechniqueWords.techniques(in: instructions) : kinds
    }

    private mutating func tools(_ words: [String], _ place: ImportPlace) -> [Identifier<Tool>] {
        var ids: [Identifier<Tool>] = []
        for word in words {
            if let id = names.toolIDs[Folding.folded(word)] {
                if !ids.contains(id) { ids.append(id) }
            } else if !names.tools.isEmpty {
                warn(place, .unknownTool, ["\(word)"])
            }
        }
        return ids
    }

    /// Drops `zero-proof` if a line holds alcohol: the tag fills alcohol-free lists.
    private mutating func tags(
        _ words: [String], of lines: [DrinkLine], _ place: ImportPlace
    ) -> [Identifier<Tag>] {
        let isAlcoholic = lines.contains { ingredients.isAlcoholic($0.ingredient) }
        var ids: [Identifier<Tag>] = []
        for word in words {
            guard let id = tag(word, place), !ids.contains(id), !isAlcoholic || id != "zero-proof" else { continue }
            ids.append(id)
        }
        return ids
    }
}

enum ServingGuess {
    static func serving(glass: Identifier<Glass>, instructions: String) -> ServingStyle {
        let words = WordSearch(instructions)
        if words.contains("crushed ice") || words.contains("간 얼음") { return .crushed }
        if hot.contains(glass) || ["boiling", "hot water", "hot coffee", "hot tea"].contains(where: words.contains) {
            return .hot
        }
        if glass == "shot" || glass == "makgeolli-bowl" { return .neat }
        return up.contains(glass) ? .up : .rocks
    }

    private static let hot: Set<Identifier<Glass>> = ["irish-coffee", "toddy-mug"]
    private static let up: Set<Identifier<Glass>> = [
        "coupe", "martini", "nick-and-nora", "sour", "flute", "margarita", "snifter", "fizz", "beer-glass", "pint",
    ]
}
