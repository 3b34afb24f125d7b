@testable import Domain

struct IngredientChecks {
    private let catalogue: Catalogue
    private let known: KnownIDs
    private let byID: [Identifier<Ingredient>: Ingredient]
    private let contents: [Identifier<Ingredient>: IngredientContent]

    init(_ catalogue: Catalogue, known: KnownIDs) {
        self.catalogue = catalogue
        self.known = known
        byID = Dictionary(catalogue.ingredients.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        contents = catalogue.inheritedContents()
    }

    func run(_ log: inout ProblemLog) {
        var seen: Set<Identifier<Ingredient>> = []
        for ingredient in catalogue.ingredients {
            log.begin(.ingredient, ingredient.id.rawValue)
            log.id(ingredient.id, isNew: seen.insert(ingredient.id).inserted)
            log.text(ingredient.name, "name")
            if let summary = ingredient.summary { log.text(summary, "summary") }
            for (index, alias) in ingredient.aliases.enumerated() {
                log.check(!alias.allSatisfy(\.isWhitespace), "aliases[\(index)]", "is empty")
            }
            family(of: ingredient, &log)
            content(of: ingredient, &log)
            log.check((ingredient.shelfLifeDays ?? 1) > 0, "shelfLifeDays", "must be a day or more")
        }
    }

    private func family(of ingredient: Ingredient, _ log: inout ProblemLog) {
        if let parent = ingredient.parent {
            log.check(known.ingredients.contains(parent), "parent", "no ingredient \"\(parent)\"")
            log.check(byID[parent]?.isBrand != true, "parent", "\"\(parent)\" is a brand and has nothing below it")
            log.check(!reaches(ingredient.id) { byID[$0]?.parent.map { [$0] } ?? [] }, "parent", "is a cycle")
        } else {
            log.check(!ingredient.isBrand, "parent", "is missing: a brand is a brand of something")
        }
        for (index, part) in ingredient.parts.enumerated() {
            log.check(known.ingredients.contains(part), "parts[\(index)]", "no ingredient \"\(part)\"")
        }
        log.check(!reaches(ingredient.id) { byID[$0]?.parts ?? [] }, "parts", "is a cycle")
    }

    private func content(of ingredient: Ingredient, _ log: inout ProblemLog) {
        let content = ingredient.content
        log.range(content.strength, 0...96, "content.strength", "%")
        log.range(content.sugar, 0...140, "content.sugar", "g")
        log.range(content.acid, 0...100, "content.acid", "g")
        log.range(content.kilocalories, 0...900, "content.kilocalories", "kcal")
        log.range(content.pieceMillilitres, 0.1...400, "content.pieceMillilitres", "ml")
        log.range(content.pieceSugar, 0.1...100, "content.pieceSugar", "g")
        log.range(content.dryGramsPerTeaspoon, 0.1...20, "content.dryGramsPerTeaspoon", "g")
        log.range(content.dryMillilitresPerGram, 0...2, "content.dryMillilitresPerGram", "ml")
        log.color(content.color, "content.color")
        switch ingredient.category {
        case .spirit, .liqueur, .wine, .vermouth, .bitters, .beer:
            log.check(
                contents[ingredient.id]?.strength != nil, "content.strength",
                "is known neither here nor above in the tree")
        case .juice, .fruit, .syrup, .sweetener, .mixer, .dairy, .egg, .herb, .spice, .hot, .other: break
        }
    }

    /// Returns whether following the links leads back to the start.
    private func reaches(
        _ start: Identifier<Ingredient>, _ steps: (Identifier<Ingredient>) -> [Identifier<Ingredient>]
    ) -> Bool {
        var seen: Set<Identifier<Ingredient>> = []
        var open = steps(start)
        while let next = open.popLast() {
            if next == start { return true }
            if seen.insert(next).inserted { open += steps(next) }
        }
        return false
    }
}
