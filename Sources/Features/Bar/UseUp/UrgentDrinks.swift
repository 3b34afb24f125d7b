import Domain

/// Drinks that use up bottles near the end of their shelf life, each with the most urgent bottle it uses.
struct UrgentDrinks: Sendable {
    let bottles: [Identifier<Drink>: Identifier<Ingredient>]
    private let order: [Identifier<Drink>]

    init(_ entries: [UseUp.Entry]) {
        var bottles: [Identifier<Drink>: Identifier<Ingredient>] = [:]
        var order: [Identifier<Drink>] = []
        for entry in entries {
            for drink in entry.drinks where bottles[drink] == nil {
                bottles[drink] = entry.bottle.ingredient
                order.append(drink)
            }
        }
        self.bottles = bottles
        self.order = order
    }

    static func read(_ useUp: UseUp, now: Int64, by language: Language) async throws -> UrgentDrinks {
        UrgentDrinks(try await useUp(now: now, by: language))
    }

    /// Moves the urgent drinks of a list to its front and keeps the order of the rest.
    func first(in list: [Identifier<Drink>]) -> [Identifier<Drink>] {
        guard !order.isEmpty else { return list }
        let present = Set(list)
        return order.filter(present.contains) + list.filter { bottles[$0] == nil }
    }
}
