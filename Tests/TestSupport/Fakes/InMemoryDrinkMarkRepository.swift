package import Domain

/// Saved and tried drinks in memory.
package actor InMemoryDrinkMarkRepository: DrinkMarkRepository {
    private struct Key: Hashable {
        let profile: Identifier<Profile>
        let mark: DrinkMark
    }

    /// The requested changes, oldest first.
    package private(set) var changes: [DrinkMarkChange] = []

    private var lists: [Key: [MarkedDrink]] = [:]
    private var opinions: [Identifier<Drink>: DrinkOpinion] = [:]
    private var failure: (any Error)?

    /// Makes marks of the local profile, the newest last.
    package init(saved: [Identifier<Drink>] = [], tried: [Identifier<Drink>] = []) {
        for (mark, drinks) in [(DrinkMark.saved, saved), (.tried, tried)] {
            lists[Key(profile: Profile.localID, mark: mark)] = drinks.enumerated().map {
                MarkedDrink(drink: $0.element, markedAt: Int64($0.offset))
            }
        }
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func marks(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: DrinkMarks] {
        if let failure { throw failure }
        var found: [Identifier<Drink>: DrinkMarks] = [:]
        for mark in DrinkMark.allCases {
            let marked = Set(list(mark, profile).map(\.drink))
            for drink in drinks where marked.contains(drink) { found[drink, default: DrinkMarks()][mark] = true }
        }
        for drink in drinks where opinions[drink] != nil {
            found[drink, default: DrinkMarks()].opinion = opinions[drink]
        }
        return found
    }

    package func drinks(
        marked mark: DrinkMark, for profile: Identifier<Profile>, after last: MarkedDrink?, limit: Int
    ) async throws -> [MarkedDrink] {
        if let failure { throw failure }
        let sorted = list(mark, profile).sorted { ($0.markedAt, $0.drink) > ($1.markedAt, $1.drink) }
        let rest = sorted.filter { drink in
            last.map { (drink.markedAt, drink.drink) < ($0.markedAt, $0.drink) } ?? true
        }
        return Array(rest.prefix(max(limit, 0)))
    }

    package func count(of mark: DrinkMark, for profile: Identifier<Profile>) async throws -> Int {
        if let failure { throw failure }
        return list(mark, profile).count
    }

    @discardableResult
    package func change(
        _ change: DrinkMarkChange, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> DrinkMarkChange {
        changes.append(change)
        if let failure { throw failure }
        var list = list(change.mark, profile)
        var applied = DrinkMarkChange(change.mark)
        for drink in change.removed where !change.added.contains(drink) && list.contains(where: { $0.drink == drink }) {
            list.removeAll { $0.drink == drink }
            applied.removed.append(drink)
        }
        for drink in change.added where !list.contains(where: { $0.drink == drink }) {
            list.append(MarkedDrink(drink: drink, markedAt: now))
            applied.added.append(drink)
        }
        lists[Key(profile: profile, mark: change.mark)] = list
        return applied
    }

    @discardableResult
    package func toggle(
        _ mark: DrinkMark, on drink: Identifier<Drink>, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> Bool {
        let isOn = !list(mark, profile).contains { $0.drink == drink }
        try await set(mark, isOn, on: drink, at: now, for: profile)
        return isOn
    }

    package func ratings(of profile: Identifier<Profile>) async throws -> [Identifier<Drink>: Rating] {
        if let failure { throw failure }
        return opinions.compactMapValues(\.rating)
    }

    @discardableResult
    package func setOpinion(
        _ opinion: DrinkOpinion?, of drink: Identifier<Drink>, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> Bool {
        if let failure { throw failure }
        guard opinions[drink] != opinion else { return false }
        opinions[drink] = opinion
        return true
    }

    private func list(_ mark: DrinkMark, _ profile: Identifier<Profile>) -> [MarkedDrink] {
        lists[Key(profile: profile, mark: mark)] ?? []
    }
}
