struct PullPlan: Sendable {
    struct Entry: Sendable {
        let recipe: ServedRecipe
        let drink: Identifier<Drink>?
        let lastRating: Rating?
    }

    private(set) var new: [Entry] = []
    private(set) var changed: [Entry] = []
    private(set) var unchanged: [Entry] = []
    /// Changed both on the server and here.
    private(set) var changedHere: [Entry] = []
    private(set) var removedHere: [Entry] = []
    /// The number of recipes that could not be read at all.
    let unreadable: Int
    var contents: [String: Result<[UInt8], ServerRefusal>] = [:]
    var shelf: Result<[String], ServerRefusal> = .success([])
    var shopping: Result<[String], ServerRefusal> = .success([])

    init(
        _ served: ServedRecipes, known: [String: (recipe: PulledRecipe, state: PulledRecipe.State)]
    ) {
        unreadable = served.unreadable
        var seen: Set<String> = []
        for recipe in served.recipes where seen.insert(recipe.id).inserted {
            guard let before = known[recipe.id] else {
                new.append(Entry(recipe: recipe, drink: nil, lastRating: nil))
                continue
            }
            let entry = Entry(recipe: recipe, drink: before.recipe.drink, lastRating: before.recipe.rating)
            switch before.state {
            case .removedHere: removedHere.append(entry)
            case _ where before.recipe.changedAt == recipe.changedAt: unchanged.append(entry)
            case .asPulled: changed.append(entry)
            case .changedHere: changedHere.append(entry)
            case .wasHere: unchanged.append(entry)
            }
        }
    }

    var wanted: [ServedRecipe] { (new + changed).map(\.recipe) }
}
