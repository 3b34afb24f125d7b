package import Domain

/// Making logs in memory.
package actor InMemoryMadeLogRepository: MadeLogRepository {
    private var logs: [Identifier<Profile>: [MadeEntry]] = [:]
    private var lastNumber = 0
    private let bars: any BarRepository
    private var failure: (any Error)?

    /// The makings belong to the local profile and are numbered from 1.
    package init(_ makings: [Making] = [], bars: any BarRepository = InMemoryBarRepository()) {
        self.bars = bars
        logs[Profile.localID] = makings.enumerated().map {
            MadeEntry(id: Identifier(String($0.offset + 1)), making: $0.element)
        }
        lastNumber = makings.count
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    @discardableResult
    package func add(_ making: Making, of profile: Identifier<Profile>) async throws -> MadeEntry {
        if let failure { throw failure }
        lastNumber += 1
        let entry = MadeEntry(id: Identifier(String(lastNumber)), making: making)
        logs[profile, default: []].append(entry)
        return entry
    }

    package func add(
        _ making: Making, pouring poured: [Identifier<Ingredient>: Double], of profile: Identifier<Profile>
    ) async throws -> (entry: MadeEntry, bar: BarChange) {
        let entry = try await add(making, of: profile)
        let lower = try await bars.bottles(of: profile).compactMap { bottle in
            poured[bottle.ingredient].flatMap { bottle.pouring($0) }
        }
        return (entry, try await bars.change(BarChange(added: lower), of: profile))
    }

    @discardableResult
    package func update(_ entry: MadeEntry, of profile: Identifier<Profile>) async throws -> Bool {
        if let failure { throw failure }
        guard let place = logs[profile]?.firstIndex(where: { $0.id == entry.id }), logs[profile]?[place] != entry
        else { return false }
        logs[profile]?[place] = entry
        return true
    }

    @discardableResult
    package func remove(_ ids: [Identifier<MadeEntry>], of profile: Identifier<Profile>) async throws -> [MadeEntry] {
        if let failure { throw failure }
        let removed = ids.compactMap { id in logs[profile]?.first { $0.id == id } }
        logs[profile]?.removeAll { ids.contains($0.id) }
        return removed
    }

    package func entries(
        of profile: Identifier<Profile>, drink: Identifier<Drink>?, after last: MadeEntry?, limit: Int
    ) async throws -> [MadeEntry] {
        if let failure { throw failure }
        let rest = sorted(profile).filter { entry in
            (drink == nil || entry.drink == drink) && (last.map { Self.key(entry) < Self.key($0) } ?? true)
        }
        return Array(rest.prefix(max(limit, 0)))
    }

    package func summaries(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: MadeSummary] {
        if let failure { throw failure }
        let all = summaries(profile).filter { drinks.contains($0.drink) }
        return Dictionary(all.map { ($0.drink, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package func madeDrinks(
        of profile: Identifier<Profile>, after last: MadeSummary?, limit: Int
    ) async throws -> [MadeSummary] {
        if let failure { throw failure }
        let rest = summaries(profile).filter { summary in
            last.map { Self.key(summary.last) < Self.key($0.last) } ?? true
        }
        return Array(rest.prefix(max(limit, 0)))
    }

    package func total(
        since moment: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> MadeTotal {
        if let failure { throw failure }
        let entries = sorted(profile).filter { $0.madeAt >= moment && $0.madeAt < end }
        return MadeTotal(
            servings: entries.reduce(0) { $0 + $1.servings }, ethanol: entries.reduce(0) { $0 + $1.ethanol })
    }

    private func sorted(_ profile: Identifier<Profile>) -> [MadeEntry] {
        (logs[profile] ?? []).sorted { Self.key($0) > Self.key($1) }
    }

    private func summaries(_ profile: Identifier<Profile>) -> [MadeSummary] {
        let byDrink = Dictionary(grouping: sorted(profile), by: \.drink)
        return byDrink.compactMap { drink, entries in
            let stars = entries.compactMap { $0.rating?.stars }
            return entries.first.map { last in
                MadeSummary(
                    drink: drink, count: entries.count, last: last,
                    averageRating: stars.isEmpty ? nil : stars.reduce(0, +) / Double(stars.count))
            }
        }.sorted { Self.key($0.last) > Self.key($1.last) }
    }

    private static func key(_ entry: MadeEntry) -> (Int64, Int) { (entry.madeAt, Int(entry.id.rawValue) ?? 0) }
}
