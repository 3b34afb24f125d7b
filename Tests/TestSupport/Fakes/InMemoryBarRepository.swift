package import Domain

/// Bottles, staples and substitutes in memory, with undo and redo.
package actor InMemoryBarRepository: ActionHistory, BarPreferencesRepository, BarRepository {
    private struct Shelf {
        var bottles: [Identifier<Ingredient>: Bottle] = [:]
        var preferences = BarPreferences()
    }

    private struct Step {
        let action: RecordedAction
        let before: Shelf
        let after: Shelf
    }

    /// The requested changes, oldest first.
    package private(set) var changes: [BarChange] = []
    package private(set) var readCount = 0

    private var shelves: [Identifier<Profile>: Shelf] = [:]
    private var done: [Identifier<Profile>: [Step]] = [:]
    private var undone: [Identifier<Profile>: [Step]] = [:]
    private var failure: (any Error)?

    /// The bottles belong to the local profile.
    package init(bottles: [Bottle] = []) {
        shelves[Profile.localID] = Shelf(
            bottles: Dictionary(bottles.map { ($0.ingredient, $0) }, uniquingKeysWith: { _, last in last }))
    }

    package init(_ ids: [Identifier<Ingredient>]) {
        self.init(bottles: ids.map { Bottle(ingredient: $0) })
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func inventory(of profile: Identifier<Profile>) async throws -> BarInventory {
        readCount += 1
        if let failure { throw failure }
        let bottles = (shelves[profile] ?? Shelf()).bottles.values
        return BarInventory(bottles: bottles.sorted { $0.ingredient < $1.ingredient })
    }

    @discardableResult
    package func change(
        _ change: BarChange, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>?
    ) async throws -> BarChange {
        changes.append(change)
        if let failure { throw failure }
        let before = shelves[profile] ?? Shelf()
        var after = before
        var applied = BarChange()
        let kept = Set(change.added.map(\.ingredient))
        for id in change.removed where !kept.contains(id) && after.bottles[id] != nil {
            after.bottles[id] = nil
            applied.removed.append(id)
        }
        for bottle in change.added where after.bottles[bottle.ingredient] != bottle {
            after.bottles[bottle.ingredient] = bottle
            applied.added.append(bottle)
        }
        guard !applied.isEmpty else { return applied }
        let kind =
            applied.added.isEmpty
            ? "bar.remove"
            : applied.removed.isEmpty && after.bottles.count > before.bottles.count ? "bar.add" : "bar.change"
        record(kind, applied.added.map(\.ingredient) + applied.removed, before, after, profile)
        return applied
    }

    package func preferences(of profile: Identifier<Profile>) async throws -> BarPreferences {
        if let failure { throw failure }
        return (shelves[profile] ?? Shelf()).preferences
    }

    package func setPreferences(
        _ preferences: BarPreferences, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>?
    ) async throws {
        if let failure { throw failure }
        let before = shelves[profile] ?? Shelf()
        guard before.preferences != preferences else { return }
        var after = before
        after.preferences = preferences
        record("bar.preferences", [], before, after, profile)
    }

    package func newestStep(for profile: Identifier<Profile>) async throws -> Int64? {
        if let failure { throw failure }
        return done[profile].flatMap { $0.isEmpty ? nil : Int64($0.count) }
    }

    package func undo(for profile: Identifier<Profile>) async throws -> RecordedAction? {
        if let failure { throw failure }
        guard let step = done[profile]?.popLast() else { return nil }
        undone[profile, default: []].append(step)
        shelves[profile] = step.before
        return step.action
    }

    package func redo(for profile: Identifier<Profile>) async throws -> RecordedAction? {
        if let failure { throw failure }
        guard let step = undone[profile]?.popLast() else { return nil }
        done[profile, default: []].append(step)
        shelves[profile] = step.after
        return step.action
    }

    private func record(
        _ kind: String, _ subjects: [Identifier<Ingredient>], _ before: Shelf, _ after: Shelf,
        _ profile: Identifier<Profile>
    ) {
        let action = RecordedAction(kind: kind, subjects: subjects.map(\.rawValue))
        shelves[profile] = after
        undone[profile] = []
        done[profile, default: []].append(Step(action: action, before: before, after: after))
        if let count = done[profile]?.count, count > 100 { done[profile]?.removeFirst(count - 100) }
    }
}

extension BarRepository {
    package func bottles(of profile: Identifier<Profile>) async throws -> [Bottle] {
        try await inventory(of: profile).bottles
    }

    @discardableResult
    package func change(_ change: BarChange, of profile: Identifier<Profile>) async throws -> BarChange {
        try await self.change(change, of: profile, inBarOf: nil)
    }
}

extension BarPreferencesRepository {
    package func setPreferences(_ preferences: BarPreferences, of profile: Identifier<Profile>) async throws {
        try await setPreferences(preferences, of: profile, inBarOf: nil)
    }
}
