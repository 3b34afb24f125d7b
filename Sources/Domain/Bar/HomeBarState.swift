/// What a bar knows once it is read.
struct HomeBarState: Sendable {
    let matcher: Matcher
    let preferences: BarPreferences
    /// The place of each recipe in the index.
    let places: [Identifier<Drink>: Int]
    private(set) var bottles: [Identifier<Ingredient>: Bottle]
    private(set) var contents: BarContents
    private(set) var index: MakeableIndex

    init(_ source: RecipeIndexContents, bottles: [Bottle], preferences: BarPreferences) {
        self.preferences = preferences
        matcher = Matcher(graph: source.graph, substitutions: source.substitutions)
        index = MakeableIndex(source, bottles: bottles, preferences: preferences)
        places = Dictionary(
            zip(source.table.recipes, source.table.recipes.indices), uniquingKeysWith: { first, _ in first })
        self.bottles = Dictionary(bottles.map { ($0.ingredient, $0) }, uniquingKeysWith: { _, last in last })
        contents = BarContents(bottles: bottles, graph: source.graph, preferences: preferences)
    }

    /// Follows a change that the store has made.
    mutating func apply(_ change: BarChange) -> BarOutcome {
        let before = index.makeableCount
        var unlocked: Set<Identifier<Drink>> = []
        var lost: Set<Identifier<Drink>> = []
        func follow(_ id: Identifier<Ingredient>, isInBar: Bool) {
            let change = index.set(id, isInBar: isInBar)
            // A drink lost and won again in one step is neither.
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
