@testable package import Domain

/// Finds mistakes in a catalogue. Fields are named as in the entities: `id`, `name.en`, `summary.ko`, `parent`,
/// `parts[0]`, `content.strength`, `lines[2].unit`, `lines[2].substitutes[0].ingredient`, `steps[1].ko`, `art[3]`.
package struct CatalogueValidator: Sendable {
    /// The most millilitres in one line.
    package static let largestPour = 400.0

    package init() {}

    /// In the order of the catalogue.
    package func problems(in catalogue: Catalogue) -> [CatalogueProblem] {
        var log = ProblemLog()
        let known = KnownIDs(catalogue)
        IngredientChecks(catalogue, known: known).run(&log)
        DrinkChecks(catalogue, known: known).run(&log)
        gear(catalogue, &log)
        for pair in catalogue.substitutions {
            log.begin(.substitution, pair.ingredient.rawValue)
            log.check(known.ingredients.contains(pair.ingredient), "ingredient", "no ingredient has this id")
            log.check(known.ingredients.contains(pair.standIn), "standIn", "no ingredient \"\(pair.standIn)\"")
            log.check(pair.ingredient != pair.standIn, "standIn", "stands in for itself")
        }
        return log.problems
    }

    private func gear(_ catalogue: Catalogue, _ log: inout ProblemLog) {
        var glasses: Set<Identifier<Glass>> = []
        for glass in catalogue.glasses {
            log.begin(.glass, glass.id.rawValue)
            log.id(glass.id, isNew: glasses.insert(glass.id).inserted)
            log.text(glass.name, "name")
            log.text(glass.summary, "summary")
            log.range(glass.volume, 20...1000, "volume", "ml")
            log.check(!glass.art.isEmpty, "art", "is empty")
            for (row, line) in glass.art.enumerated() where line.count != glass.art[0].count {
                log.check(false, "art[\(row)]", "is \(line.count) characters wide, the first row \(glass.art[0].count)")
            }
            log.check(glass.art.contains { $0.contains("~") }, "art", "has no surface (~)")
        }
        var tools: Set<Identifier<Tool>> = []
        for tool in catalogue.tools {
            log.begin(.tool, tool.id.rawValue)
            log.id(tool.id, isNew: tools.insert(tool.id).inserted)
            log.text(tool.name, "name")
            log.text(tool.summary, "summary")
        }
        var techniques: Set<TechniqueKind> = []
        for technique in catalogue.techniques {
            log.begin(.technique, technique.id.rawValue)
            log.id(technique.id, isNew: techniques.insert(technique.kind).inserted)
            log.text(technique.name, "name")
            log.text(technique.summary, "summary")
        }
        var tags: Set<Identifier<Tag>> = []
        for tag in catalogue.tags {
            log.begin(.tag, tag.id.rawValue)
            log.id(tag.id, isNew: tags.insert(tag.id).inserted)
            log.text(tag.name, "name")
        }
    }
}

struct KnownIDs: Sendable {
    let drinks: Set<Identifier<Drink>>
    let ingredients: Set<Identifier<Ingredient>>
    let glasses: Set<Identifier<Glass>>
    let tools: Set<Identifier<Tool>>
    let techniques: Set<TechniqueKind>
    let tags: Set<Identifier<Tag>>

    init(_ catalogue: Catalogue) {
        drinks = Set(catalogue.drinks.lazy.map(\.id))
        ingredients = Set(catalogue.ingredients.lazy.map(\.id))
        glasses = Set(catalogue.glasses.lazy.map(\.id))
        tools = Set(catalogue.tools.lazy.map(\.id))
        techniques = Set(catalogue.techniques.lazy.map(\.kind))
        tags = Set(catalogue.tags.lazy.map(\.id))
    }
}

extension ProblemLog {
    mutating func color(_ text: String?, _ field: String) {
        guard let text else { return }
        check(DrinkColor(hex: text) != nil, field, "\"\(text)\" is not of the form #rrggbb")
    }
}
