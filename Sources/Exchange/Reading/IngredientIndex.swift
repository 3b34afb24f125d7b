import Domain

/// Every ingredient that a name or a foreign id may mean: those Dimo knows, those in the files, and new ones in a
/// recipe.
struct IngredientIndex {
    let names: ExchangeNames
    private var ids: Set<Identifier<Ingredient>> = []
    private var byName: [String: Identifier<Ingredient>] = [:]
    private var byForeignID: [String: Identifier<Ingredient>] = [:]
    /// Lookups by raw name; folding each of 50,000 lines would cost more than reading them.
    private var cache: [String: Identifier<Ingredient>] = [:]
    private var suffixes: [String: Int] = [:]
    private var reported: Set<String> = []
    private var taken: Set<String> = []
    private var own: [Identifier<Ingredient>: Ingredient] = [:]
    private var kinds: [Identifier<Ingredient>: BaseGuess.Kind?] = [:]
    /// New ingredients of the current record; they are added once the record is valid.
    private var staged: [Ingredient] = []
    private var stagedKeys: [(name: String, raw: String, foreignID: String?)] = []

    init(names: ExchangeNames) { self.names = names }

    /// Whether the id belongs to an ingredient; without known names every id does.
    func isKnown(_ id: Identifier<Ingredient>) -> Bool {
        names.ingredients.isEmpty || ids.contains(id) || names.ingredients[id] != nil
    }

    func isTaken(_ id: Identifier<Ingredient>) -> Bool { ids.contains(id) }

    mutating func add(_ ingredient: Ingredient, foreignID: String?) {
        ids.insert(ingredient.id)
        own[ingredient.id] = ingredient
        for text in [ingredient.name.english, ingredient.name.korean] {
            let key = Folding.folded(text)
            if byName[key] == nil { byName[key] = ingredient.id }
        }
        if let foreignID { byForeignID[foreignID] = ingredient.id }
    }

    mutating func link(_ foreignID: String, to id: Identifier<Ingredient>) { byForeignID[foreignID] = id }

    func id(foreign: String) -> Identifier<Ingredient>? { byForeignID[foreign] }

    func id(named name: String) -> Identifier<Ingredient>? {
        let key = Folding.folded(name)
        guard !key.isEmpty else { return nil }
        return byName[key] ?? names.resolver.match(name)?.ingredient
    }

    /// Returns the ingredient that a name matches although it is called otherwise; nil for a name that was returned
    /// before.
    mutating func reading(of name: String) -> Identifier<Ingredient>? {
        let key = Folding.folded(name)
        guard byName[key] == nil, reported.insert(key).inserted, let match = names.resolver.match(name),
            match.way == .alias || match.way == .words
        else { return nil }
        taken.insert(key)
        return match.ingredient
    }

    /// Returns the name if it matches an ingredient that is called otherwise.
    func written(_ name: String) -> String? {
        let key = Folding.folded(name)
        if taken.contains(key) { return name }
        guard byName[key] == nil, let match = names.resolver.match(name) else { return nil }
        return match.way == .alias || match.way == .words ? name : nil
    }

    /// The ingredient of a recipe's line; an unknown one is created from the line.
    mutating func id(for foreign: ForeignIngredient) -> Identifier<Ingredient> {
        if let key = foreign.id, let id = byForeignID[key] { return id }
        if let id = cache[foreign.name], !isDenied(id, by: foreign) { return id }
        let id = ingredient(meantBy: foreign) ?? stage(foreign)
        cache[foreign.name] = id
        return id
    }

    /// The known ingredient of that name; nil if it has no alcohol but the file states some: a ginger beer of 4.5% is
    /// another one.
    func ingredient(meantBy foreign: ForeignIngredient) -> Identifier<Ingredient>? {
        id(named: foreign.name).flatMap { isDenied($0, by: foreign) ? nil : $0 }
    }

    private func isDenied(_ id: Identifier<Ingredient>, by foreign: ForeignIngredient) -> Bool {
        foreign.strength ?? 0 >= Self.leastAlcohol && isFree(id)
    }

    /// Returns the juice of a fruit that is measured by volume, such as 20 ml of lime; nil for anything else.
    func juice(of id: Identifier<Ingredient>, in unit: MeasureUnit) -> Identifier<Ingredient>? {
        guard [.millilitre, .centilitre, .ounce].contains(unit), let fruit = names.ingredients[id],
            fruit.category == .fruit,
            let juice = names.resolver.match("\(fruit.name.english) juice")?.ingredient,
            names.ingredients[juice]?.category == .juice
        else { return nil }
        return juice
    }

    /// Whether an ingredient holds no alcohol, by its strength or else its category.
    func isFree(_ id: Identifier<Ingredient>) -> Bool {
        guard
            let known = names.ingredients[id].map({ ($0.strength, $0.category) })
                ?? own[id].map({ ($0.content.strength, $0.category) })
        else { return false }
        return known.0 ?? known.1.usualStrength == 0
    }

    /// Whether an ingredient holds alcohol, by its strength or category, or else by its name.
    func isAlcoholic(_ id: Identifier<Ingredient>) -> Bool {
        if let known = names.ingredients[id], let strength = known.strength ?? known.category.usualStrength {
            return strength >= Self.leastAlcohol
        }
        guard let own = own[id] else { return false }
        guard let strength = own.content.strength ?? own.category.usualStrength else {
            return names.resolver.mayHoldAlcohol(own.name.english)
        }
        return strength >= Self.leastAlcohol
    }

    /// Per cent alcohol by volume; vanilla extract and a ripe juice are below it as poured.
    private static let leastAlcohol = 0.5

    private mutating func stage(_ foreign: ForeignIngredient) -> Identifier<Ingredient> {
        let id = freeID(for: foreign.name)
        let ingredient = entity(foreign, id: id)
        add(ingredient, foreignID: foreign.id)
        staged.append(ingredient)
        stagedKeys.append((Folding.folded(foreign.name), foreign.name, foreign.id))
        return id
    }

    mutating func freeID(for name: String) -> Identifier<Ingredient> {
        let slug = Slug.make(name, stem: "ingredient")
        let (taken, known) = (ids, names.ingredients)
        return Identifier(
            Slug.free(slug, after: &suffixes[slug, default: 1]) { id in
                taken.contains(Identifier(id)) || known[Identifier(id)] != nil
            })
    }

    func entity(
        _ foreign: ForeignIngredient, id: Identifier<Ingredient>, parts: [Identifier<Ingredient>] = []
    ) -> Ingredient {
        // Drops a parent without alcohol if the name may hold some.
        let mayHold = names.resolver.mayHoldAlcohol(foreign.name)
        let above = foreign.parent.flatMap { byForeignID[$0] }.flatMap { mayHold && isFree($0) ? nil : $0 }
        let category = CategoryWords.category(
            foreign.category, name: foreign.name, strength: foreign.strength, by: names.resolver)
        return Ingredient(
            id: id, name: LocalizedText(both: foreign.name), parent: above.flatMap(nearestKind), category: category,
            content: IngredientContent(
                strength: Self.isUnwritten(foreign, category, mayHold: mayHold) ? nil : foreign.strength,
                color: foreign.color),
            origin: foreign.origin.map { LocalizedText(both: $0) },
            summary: foreign.summary.map { LocalizedText(both: $0) }, parts: parts)
    }

    /// Whether a strength of 0 only means unknown, as in Bar Assistant: a whisky has some.
    private static func isUnwritten(
        _ foreign: ForeignIngredient, _ category: IngredientCategory, mayHold: Bool
    ) -> Bool {
        guard foreign.strength == 0, category.usualStrength != 0 || mayHold else { return false }
        let words = Set(foreign.name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
        return !AlcoholWords.claimsNone(foreign.name) && words.isDisjoint(with: ["free", "non", "zero", "0", "virgin"])
    }

    /// Returns the nearest kind, because a brand has nothing below it.
    private func nearestKind(_ id: Identifier<Ingredient>) -> Identifier<Ingredient>? {
        guard let known = names.ingredients[id], known.isBrand, own[id] == nil else { return id }
        return known.parent
    }

    /// Adds and returns the new ingredients of the current record.
    mutating func commit() -> [Ingredient] {
        defer {
            staged = []
            stagedKeys = []
        }
        return staged
    }

    mutating func rollback() {
        for (ingredient, keys) in zip(staged, stagedKeys) {
            ids.remove(ingredient.id)
            own[ingredient.id] = nil
            byName[keys.name] = nil
            cache[keys.raw] = nil
            kinds[ingredient.id] = nil
            if let id = keys.foreignID { byForeignID[id] = nil }
        }
        staged = []
        stagedKeys = []
    }

    mutating func kind(of id: Identifier<Ingredient>) -> BaseGuess.Kind? {
        if let known = kinds[id] { return known }
        let kind = names.kind(of: id, own: own)
        kinds[id] = kind
        return kind
    }
}
