struct HomeBarState: Sendable {
    let host: BarSharer?
    let matcher: Matcher
    let preferences: BarPreferences
    private(set) var bottles: [Identifier<Ingredient>: Bottle]
    private(set) var contents: BarContents
    private(set) var index: MakeableIndex
    private lazy var places = Dictionary(firstOf: zip(index.recipes, index.recipes.indices))

    init(_ source: RecipeIndexContents, preferences: BarPreferences, inventory: BarInventory) {
        let bottles = inventory.bottles
        host = inventory.host
        self.preferences = preferences
        matcher = Matcher(graph: source.graph, substitutions: source.substitutions)
        index = MakeableIndex(source, bottles: bottles, preferences: preferences)
        self.bottles = Dictionary(bottles.map { ($0.ingredient, $0) }, uniquingKeysWith: { _, last in last })
        contents = BarContents(bottles: bottles, graph: source.graph, preferences: preferences)
    }

    var inventory: BarInventory { BarInventory(host: host, bottles: Array(bottles.values)) }

    mutating func away(of ids: [Identifier<Drink>]) -> [Identifier<Drink>: Int] {
        var counts: [Identifier<Drink>: Int] = [:]
        for id in ids {
            if let recipe = places[id] { counts[id] = index.away(ofRecipe: recipe) }
        }
        return counts
    }

    mutating func reach(of ids: [Identifier<Drink>]) -> [Identifier<Drink>: BarReach] {
        var found: [Identifier<Drink>: BarReach] = [:]
        for id in ids {
            if let recipe = places[id] { found[id] = index.reach(ofRecipe: recipe) }
        }
        return found
    }

    mutating func apply(_ change: BarChange) -> BarOutcome {
        let before = index.makeableCount
        var unlocked: Set<Identifier<Drink>> = []
        var lost: Set<Identifier<Drink>> = []
        func follow(_ id: Identifier<Ingredient>, isInBar: Bool) {
            let change = index.set(id, isInBar: isInBar)
            // A drink lost and regained in one step counts as neither.
            for drink in change.unlocked where lost.remove(drink) == nil { unlocked.insert(drink) }
            for drink in change.lost where unlocked.remove(drink) == nil { lost.insert(drink) }
        }
        for id in change.removed {
            bottles[id] = nil
            follow(id, isInBar: false)
        }
        for bottle in change.added {
            bottles[bottle.ingredient] = bottle
            follow(bottle.ingredient, isInBar: bottle.isInBar)
        }
        contents = BarContents(bottles: Array(bottles.values), graph: matcher.graph, preferences: preferences)
        return BarOutcome(
            applied: change, makeableBefore: before, makeableAfter: index.makeableCount,
            unlocked: unlocked.sorted(), lost: lost.sorted())
    }
}
