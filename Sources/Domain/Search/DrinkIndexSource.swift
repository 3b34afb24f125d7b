package protocol DrinkIndexSource: Sendable {
    /// Reads everything from one consistent snapshot.
    func drinkIndex() async throws -> DrinkIndexContents
}

package struct DrinkIndexContents: Sendable {
    package struct Extra: Hashable, Sendable {
        /// The position in the list by English name.
        package let position: Int
        package let ingredient: Identifier<Ingredient>

        package init(position: Int, ingredient: Identifier<Ingredient>) {
            self.position = position
            self.ingredient = ingredient
        }
    }

    package let graph: IngredientGraph
    package let table: RecipeTable
    /// By position in the list by English name.
    package let facts: [DrinkFacts]
    package let extras: [Extra]
    package let vocabulary: DrinkVocabulary

    package init(
        graph: IngredientGraph, table: RecipeTable, facts: [DrinkFacts], extras: [Extra], vocabulary: DrinkVocabulary
    ) {
        self.graph = graph
        self.table = table
        self.facts = facts
        self.extras = extras
        self.vocabulary = vocabulary
    }

    package init(_ catalogue: Catalogue, calculator: DrinkCalculator = DrinkCalculator()) {
        let english = Self.order(catalogue.drinks, by: .english)
        let korean = Self.order(catalogue.drinks, by: .korean)
        var koreanPositions = [Int](repeating: 0, count: korean.count)
        for (position, place) in korean.enumerated() { koreanPositions[place] = position }
        var numbers = RecipeNumbers()
        let words = english.map { RecipeWords.words(of: catalogue.drinks[$0], numbers: &numbers) }
        var table = RecipeTable(ingredients: numbers.ingredients)
        let contents = catalogue.contents()
        let glasses = Dictionary(firstOf: catalogue.glasses.map { ($0.id, $0.volume) })
        var facts: [DrinkFacts] = []
        var extras: [Extra] = []
        for (position, place) in english.enumerated() {
            let drink = catalogue.drinks[place]
            words[position].withUnsafeBufferPointer {
                table.append(drink.id, english: position, korean: koreanPositions[place], words: $0)
            }
            let estimate = calculator.estimate(of: drink, contents: contents, glassVolume: glasses[drink.glass])
            facts.append(
                DrinkFacts(
                    base: drink.base, strength: estimate.strength, meters: DrinkMeters(drink, estimate: estimate),
                    tags: drink.tags, glass: drink.glass, techniques: drink.techniques, iba: drink.iba,
                    basis: estimate.basis, tools: drink.tools, source: SourceName.name(of: drink.source)))
            extras += drink.lines.filter(\.isOptional).map { Extra(position: position, ingredient: $0.ingredient) }
        }
        self.init(
            graph: IngredientGraph(ingredients: catalogue.ingredients), table: table, facts: facts, extras: extras,
            vocabulary: DrinkVocabulary(catalogue))
    }

    private static func order(_ drinks: [Drink], by language: Language) -> [Int] {
        let keys = drinks.map { Folding.folded($0.name[language]).unicodeScalars.map(\.value) }
        return drinks.indices.sorted { left, right in
            keys[left] == keys[right]
                ? drinks[left].id < drinks[right].id : keys[left].lexicographicallyPrecedes(keys[right])
        }
    }
}

/// Reduces the sources of recipes to a few names: the host of a web address, or else the text.
package enum SourceName {
    private static let longest = 60

    package static func name(of source: String?) -> String? {
        let text = PlainText.line(source ?? "", limit: 2_000)
        guard !text.isEmpty else { return nil }
        for scheme in ["https://", "http://"] where text.lowercased().hasPrefix(scheme) {
            let host = text.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
            let name = host.lowercased()
            return name.isEmpty ? nil : name.hasPrefix("www.") ? String(name.dropFirst(4)) : name
        }
        return PlainText.line(text, limit: longest)
    }
}
