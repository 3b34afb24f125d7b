/// What is to be brought from a server, and what is left as it is.
struct PullPlan: Sendable {
    /// A recipe of the list, with the drink it became before.
    struct Entry: Sendable {
        let recipe: ServedRecipe
        let drink: Identifier<Drink>?
        /// The rating as it was when it was brought before.
        let lastStars: Int?
    }

    private(set) var new: [Entry] = []
    private(set) var changed: [Entry] = []
    private(set) var unchanged: [Entry] = []
    /// Changed there, but changed here as well.
    private(set) var changedHere: [Entry] = []
    private(set) var removedHere: [Entry] = []
    /// What came for each recipe, by its number.
    var contents: [String: Result<[UInt8], ServerRefusal>] = [:]
    var shelf: Result<[String], ServerRefusal> = .success([])
    var shopping: Result<[String], ServerRefusal> = .success([])

    init(
        _ recipes: [ServedRecipe], known: [String: (recipe: PulledRecipe, state: PulledRecipe.State)]
    ) {
        var seen: Set<String> = []
        for recipe in recipes where seen.insert(recipe.id).inserted {
            guard let before = known[recipe.id] else {
                new.append(Entry(recipe: recipe, drink: nil, lastStars: nil))
                continue
            }
            let entry = Entry(recipe: recipe, drink: before.recipe.drink, lastStars: before.recipe.stars)
            switch before.state {
            case .removedHere: removedHere.append(entry)
            case _ where before.recipe.changedAt == recipe.changedAt: unchanged.append(entry)
            case .asBrought: changed.append(entry)
            case .changedHere: changedHere.append(entry)
            case .wasHere: unchanged.append(entry)
            }
        }
    }

    /// The recipes that are asked for.
    var wanted: [ServedRecipe] { (new + changed).map(\.recipe) }
}
