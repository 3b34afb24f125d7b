@testable import Domain

struct DrinkChecks {
    private let catalogue: Catalogue
    private let known: KnownIDs
    private let byID: [Identifier<Drink>: Drink]
    private let bases: BaseSpiritCalculator

    init(_ catalogue: Catalogue, known: KnownIDs) {
        self.catalogue = catalogue
        self.known = known
        byID = Dictionary(catalogue.drinks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        bases = BaseSpiritCalculator(ingredients: catalogue.ingredients, contents: catalogue.contents())
    }

    func run(_ log: inout ProblemLog) {
        var seen: Set<Identifier<Drink>> = []
        for drink in catalogue.drinks {
            log.begin(.drink, drink.id.rawValue)
            log.id(drink.id, isNew: seen.insert(drink.id).inserted)
            texts(of: drink, &log)
            references(of: drink, &log)
            log.check(!drink.requiredLines.isEmpty, "lines", "names nothing that must be there")
            for (index, line) in drink.lines.enumerated() { check(line, "lines[\(index)]", &log) }
            if let base = bases.base(of: drink) {
                log.check(drink.base == base, "base", "is \(drink.base.rawValue), its lines say \(base.rawValue)")
            }
        }
    }

    private func texts(of drink: Drink, _ log: inout ProblemLog) {
        log.text(drink.name, "name")
        log.text(drink.summary, "summary")
        if let garnish = drink.garnish { log.text(garnish, "garnish") }
        for (index, alias) in drink.aliases.enumerated() {
            log.check(!alias.allSatisfy(\.isWhitespace), "aliases[\(index)]", "is empty")
        }
        log.check(!drink.steps.isEmpty, "steps", "is empty")
        for (index, step) in drink.steps.enumerated() { log.text(step, "steps[\(index)]") }
        if let year = drink.year { log.range(Double(year), 1500...2100, "year", "") }
        log.color(drink.color, "color")
    }

    private func references(of drink: Drink, _ log: inout ProblemLog) {
        log.check(known.glasses.contains(drink.glass), "glass", "no glass \"\(drink.glass)\"")
        log.check(!drink.techniques.isEmpty, "techniques", "is empty")
        for (index, kind) in drink.techniques.enumerated() {
            log.check(known.techniques.contains(kind), "techniques[\(index)]", "no words for \"\(kind.rawValue)\"")
            log.check(!drink.techniques[..<index].contains(kind), "techniques[\(index)]", "appears twice")
        }
        for (index, tool) in drink.tools.enumerated() {
            log.check(known.tools.contains(tool), "tools[\(index)]", "no tool \"\(tool)\"")
        }
        for (index, tag) in drink.tags.enumerated() {
            log.check(known.tags.contains(tag), "tags[\(index)]", "no tag \"\(tag)\"")
            log.check(!drink.tags[..<index].contains(tag), "tags[\(index)]", "appears twice")
        }
        var seen: Set<Identifier<Drink>> = [drink.id]
        var origin = drink.variantOf
        while let id = origin {
            log.check(known.drinks.contains(id), "variantOf", "no drink \"\(id)\"")
            guard seen.insert(id).inserted else {
                log.check(id != drink.id, "variantOf", "is a cycle")
                return
            }
            origin = byID[id]?.variantOf
        }
    }

    private func check(_ line: DrinkLine, _ field: String, _ log: inout ProblemLog) {
        log.check(
            known.ingredients.contains(line.ingredient), "\(field).ingredient", "no ingredient \"\(line.ingredient)\"")
        if let note = line.note { log.text(note, "\(field).note") }
        amount(line.amount, line.unit, "\(field).amount", &log)
        if let maximum = line.amountMax {
            amount(maximum, line.unit, "\(field).amountMax", &log)
            log.check(line.amount.map { $0 < maximum } ?? false, "\(field).amountMax", "is not above the amount")
        }
        switch line.unit {
        case .topUp: log.check(line.amount == nil, "\(field).amount", "a top-up has none")
        case .other(let text):
            // An amount "to taste" has no unit.
            log.check(line.amount == nil, "\(field).unit", "unknown unit \"\(text)\"")
        default: log.check(line.amount != nil, "\(field).amount", "is missing")
        }
        for (index, choice) in line.substitutes.enumerated() {
            let field = "\(field).substitutes[\(index)]"
            log.check(
                known.ingredients.contains(choice.ingredient), "\(field).ingredient",
                "no ingredient \"\(choice.ingredient)\"")
            log.check(choice.ingredient != line.ingredient, "\(field).ingredient", "stands in for itself")
            amount(choice.amount, choice.unit ?? line.unit, "\(field).amount", &log)
            log.check(
                choice.unit?.unknownText == nil, "\(field).unit", "unknown unit \"\(choice.unit?.unknownText ?? "")\"")
        }
        log.check(!line.isExact || line.substitutes.isEmpty, "\(field).substitutes", "an exact line has none")
    }

    private func amount(_ amount: Double?, _ unit: MeasureUnit, _ field: String, _ log: inout ProblemLog) {
        guard let amount else { return }
        log.check(amount > 0, field, "must be above 0")
        if let millilitres = unit.millilitres {
            log.check(amount * millilitres <= CatalogueValidator.largestPour, field, "is more than 400 ml")
        } else {
            log.check(amount <= 100, field, "is more than 100")
        }
    }
}
