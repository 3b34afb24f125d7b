struct DrinkOptionLists {
    private(set) var options: [DrinkOption] = []
    private(set) var numbers: [DrinkOption: Int32] = [:]
    private(set) var places = FlatLists()
    private(set) var sizes: [UInt8]
    private let contents: DrinkIndexContents
    private let recipes: [Int32]
    private var own = FlatLists()

    /// - Parameter recipes: The recipe of each place in the table; negative for none.
    init(_ contents: DrinkIndexContents, recipes: [Int32]) {
        self.contents = contents
        self.recipes = recipes
        sizes = [UInt8](repeating: 0, count: contents.facts.count)
    }

    mutating func build() {
        let lineage = contents.table.ingredients.map { lineageNumbers(of: $0) }
        var extras: [Int: [Int32]] = [:]
        for extra in contents.extras { extras[extra.position, default: []] += lineageNumbers(of: extra.ingredient) }
        var tags: [[Identifier<Tag>]: [Int32]] = [:]
        var found: [Int32] = []
        own.reserveCapacity(lists: sizes.count, values: sizes.count * 20)
        for place in contents.facts.indices {
            found.removeAll(keepingCapacity: true)
            let facts = contents.facts[place]
            found.append(number(of: .base(facts.base)))
            found.append(number(of: facts.basis == .unknown ? .unknownStrength : .strength(facts.meters.strength)))
            found.append(number(of: .sugar(facts.meters.sugar)))
            found.append(number(of: .level(facts.meters.level)))
            found.append(number(of: .glass(facts.glass)))
            if facts.isSurelyWithin(0) { found.append(number(of: .alcoholFree)) }
            if let iba = facts.iba { found.append(number(of: .iba(iba))) }
            for kind in facts.techniques { found.append(number(of: .technique(kind))) }
            for tool in facts.tools { found.append(number(of: .tool(tool))) }
            if let source = facts.source { found.append(number(of: .source(source))) }
            if let known = tags[facts.tags] {
                found += known
            } else {
                let known = facts.tags.map { number(of: .tag($0)) }
                tags[facts.tags] = known
                found += known
            }
            let required = requiredIngredients(of: Int(recipes[place]))
            sizes[place] = UInt8(clamping: required.count)
            for ingredient in required { found += lineage[ingredient] }
            if let more = extras[place] { found += more }
            Self.removeRepetitions(&found)
            own.append(found)
        }
        let own = own
        places = FlatLists(count: options.count) { add in
            for place in 0..<own.count {
                for index in Int(own.starts[place])..<Int(own.starts[place + 1]) {
                    add(own.values[index], Int32(place))
                }
            }
        }
    }

    private func requiredIngredients(of recipe: Int) -> [Int] {
        guard recipe >= 0 else { return [] }
        let table = contents.table
        var found: [Int] = []
        var place = Int(table.starts[recipe])
        while place < Int(table.starts[recipe + 1]) {
            let (ingredient, _, substitutes) = RecipeWords.line(table.words[place])
            if Int(ingredient) < table.ingredients.count, !found.contains(Int(ingredient)) {
                found.append(Int(ingredient))
            }
            place += 1 + substitutes
        }
        return found
    }

    private mutating func lineageNumbers(of id: Identifier<Ingredient>) -> [Int32] {
        ([id] + contents.graph.ancestors(of: id)).map { number(of: .ingredient($0)) }
    }

    private mutating func number(of option: DrinkOption) -> Int32 {
        if let known = numbers[option] { return known }
        let new = Int32(options.count)
        numbers[option] = new
        options.append(option)
        return new
    }

    /// Keeps the first of equal numbers. Lists are short, so comparing each pair is fastest.
    private static func removeRepetitions(_ list: inout [Int32]) {
        var end = 0
        for index in list.indices where !list[..<end].contains(list[index]) {
            list[end] = list[index]
            end += 1
        }
        list.removeLast(list.count - end)
    }
}
