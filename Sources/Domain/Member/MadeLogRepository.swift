/// The log of the drinks a member made. Every change is one undoable step.
package protocol MadeLogRepository: Sendable {
    @discardableResult
    func add(_ making: Making, of profile: Identifier<Profile>) async throws -> MadeEntry
    /// Adds a making and removes the poured millilitres from counted bottles in one step; returns entry and bottles.
    func add(
        _ making: Making, pouring poured: [Identifier<Ingredient>: Double], of profile: Identifier<Profile>
    ) async throws -> (entry: MadeEntry, bar: BarChange)
    @discardableResult
    func update(_ entry: MadeEntry, of profile: Identifier<Profile>) async throws -> Bool
    /// Removes entries, and gives counted bottles back what logging them took, as far as that is still known.
    @discardableResult
    func remove(_ ids: [Identifier<MadeEntry>], of profile: Identifier<Profile>) async throws -> [MadeEntry]
    /// A page of the log after `last`, newest first; of all drinks if `drink` is nil.
    func entries(
        of profile: Identifier<Profile>, drink: Identifier<Drink>?, after last: MadeEntry?, limit: Int
    ) async throws -> [MadeEntry]
    /// Drinks that were never made are left out.
    func summaries(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: MadeSummary]
    /// A page of the drinks made after `last`, most recently made first; nil for the first page.
    func madeDrinks(
        of profile: Identifier<Profile>, after last: MadeSummary?, limit: Int
    ) async throws -> [MadeSummary]
    /// Everything made in `moment..<end`.
    func total(
        since moment: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> MadeTotal
}

extension MadeLogRepository {
    package func total(since moment: Int64, of profile: Identifier<Profile>) async throws -> MadeTotal {
        try await total(since: moment, before: .max, of: profile)
    }

    package func summary(
        of drink: Identifier<Drink>, for profile: Identifier<Profile>
    ) async throws -> MadeSummary? {
        try await summaries(of: [drink], for: profile)[drink]
    }

    /// Values of all drinks for sorting. Reads page by page; the cost grows with the drinks made, not with the log.
    package func memberValues(of profile: Identifier<Profile>) async throws -> DrinkMemberValues {
        var values = DrinkMemberValues()
        for summary in try await Pages.all({ try await madeDrinks(of: profile, after: $0, limit: 500) }) {
            values.ratings[summary.drink] = summary.averageRating
            values.made[summary.drink] = summary.last.madeAt
            values.counts[summary.drink] = summary.count
        }
        return values
    }
}

/// An entry of the log of made drinks. Forwards the properties of `making`: `entry.rating = Rating(4.5)`.
@dynamicMemberLookup
package struct MadeEntry: Hashable, Sendable, Identifiable {
    /// A number in digits; later entries have larger numbers, and none is reused.
    package let id: Identifier<MadeEntry>
    package var making: Making

    package init(id: Identifier<MadeEntry>, making: Making) {
        self.id = id
        self.making = making
    }

    package subscript<Value>(dynamicMember member: KeyPath<Making, Value>) -> Value { making[keyPath: member] }

    package subscript<Value>(dynamicMember member: WritableKeyPath<Making, Value>) -> Value {
        get { making[keyPath: member] }
        set { making[keyPath: member] = newValue }
    }
}

package struct MadeSummary: Hashable, Sendable, Identifiable {
    package let drink: Identifier<Drink>
    /// At least 1.
    package let count: Int
    package let last: MadeEntry
    /// The mean of all ratings, 0.5…5; nil if never rated.
    package let averageRating: Double?

    package init(drink: Identifier<Drink>, count: Int, last: MadeEntry, averageRating: Double?) {
        self.drink = drink
        self.count = count
        self.last = last
        self.averageRating = averageRating
    }

    package var id: Identifier<Drink> { drink }
}

package struct MadeTotal: Hashable, Sendable {
    /// The number of standard drinks after which to offer water and drinks without alcohol.
    package static let standardDrinksBeforeWater = 2.0

    package let servings: Double
    /// Grams of ethanol.
    package let ethanol: Double
    /// Whether a drink's strength is unknown by its recipe, so that `ethanol` is a lower bound.
    package let isAtLeast: Bool

    package init(servings: Double = 0, ethanol: Double = 0, isAtLeast: Bool = false) {
        self.servings = servings
        self.ethanol = ethanol
        self.isAtLeast = isAtLeast
    }

    package func standardDrinks(_ size: StandardDrink) -> Double { size.count(ethanol: ethanol) }

    package func offersWater(_ size: StandardDrink) -> Bool {
        // The tolerance allows for rounding, as in twice a third of a drink.
        standardDrinks(size) + 1e-9 >= Self.standardDrinksBeforeWater
    }
}
