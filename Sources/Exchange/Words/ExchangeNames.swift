package import Domain

/// The names that Dimo knows: for matching names in files, and for writing the names of ids.
package struct ExchangeNames: Sendable {
    struct Known: Sendable {
        let name: LocalizedText
        let parent: Identifier<Ingredient>?
        let isBrand: Bool
        let category: IngredientCategory
        let strength: Double?

        init(_ ingredient: Ingredient) {
            name = ingredient.name
            parent = ingredient.parent
            isBrand = ingredient.isBrand
            category = ingredient.category
            strength = ingredient.content.strength
        }
    }

    package static let none = ExchangeNames()

    let ingredients: [Identifier<Ingredient>: Known]
    let resolver: IngredientResolver
    let glasses: [Identifier<Glass>: LocalizedText]
    let glassIDs: [String: Identifier<Glass>]
    let tools: [Identifier<Tool>: LocalizedText]
    let toolIDs: [String: Identifier<Tool>]
    let tags: [Identifier<Tag>: LocalizedText]
    let tagIDs: [String: Identifier<Tag>]

    package init(_ known: ImportKnown = ImportKnown()) {
        ingredients = Dictionary(firstOf: known.ingredients.map { ($0.id, Known($0)) })
        glasses = Dictionary(firstOf: known.glasses.map { ($0.id, $0.name) })
        tools = Dictionary(firstOf: known.tools.map { ($0.id, $0.name) })
        tags = Dictionary(firstOf: known.tags.map { ($0.id, $0.name) })
        resolver = known.resolver
        glassIDs = Self.index(known.glasses.map { ($0.id, $0.name) })
        toolIDs = Self.index(known.tools.map { ($0.id, $0.name) })
        tagIDs = Self.index(known.tags.map { ($0.id, $0.name) })
    }

    /// Names precede ids.
    private static func index<Entity>(
        _ entries: [(id: Identifier<Entity>, name: LocalizedText)]
    ) -> [String: Identifier<Entity>] {
        var index: [String: Identifier<Entity>] = [:]
        func add(_ text: String, _ id: Identifier<Entity>) {
            let key = Folding.folded(text)
            if !key.isEmpty, index[key] == nil { index[key] = id }
        }
        for entry in entries {
            add(entry.name.english, entry.id)
            add(entry.name.korean, entry.id)
        }
        for entry in entries { add(entry.id.rawValue, entry.id) }
        return index
    }

    /// Returns the glass whose name occurs in a text; the longest name wins.
    func glass(namedIn text: String) -> Identifier<Glass>? {
        let words = " \(text.lowercased()) "
        let named = glasses.flatMap { id, name in
            [name.english.lowercased(), name.korean].map { (id: id, name: $0) }
        }
        let found = named.filter { !$0.name.isEmpty && words.contains($0.name) }
        return found.max { ($0.name.count, $1.id) < ($1.name.count, $0.id) }?.id
    }

    /// The name, or the id of an unknown ingredient.
    func ingredient(_ id: Identifier<Ingredient>, _ language: Language = .english) -> String {
        ingredients[id]?.name[language] ?? id.rawValue
    }

    func glass(_ id: Identifier<Glass>, _ language: Language = .english) -> String {
        glasses[id]?[language] ?? id.rawValue
    }

    func tag(_ id: Identifier<Tag>, _ language: Language = .english) -> String { tags[id]?[language] ?? id.rawValue }

    /// The family and strength from which a drink's base is guessed; nil for an ingredient without alcohol. `own` are
    /// the ingredients of the file, which take precedence.
    func kind(of id: Identifier<Ingredient>, own: [Identifier<Ingredient>: Ingredient] = [:]) -> BaseGuess.Kind? {
        var words: [String] = []
        var strength: Double?
        var next: Identifier<Ingredient>? = id
        while let current = next, words.count < 16 {
            words.append(own[current]?.name.english ?? ingredient(current))
            strength = strength ?? own[current]?.content.strength ?? ingredients[current]?.strength
            next = own[current]?.parent ?? ingredients[current]?.parent
        }
        let category = own[id]?.category ?? ingredients[id]?.category ?? .other
        return BaseGuess.kind(words, category: category, strength: strength)
    }
}
