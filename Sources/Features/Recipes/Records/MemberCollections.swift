import Domain

struct MemberCollections: Sendable {
    let repository: any CollectionRepository
    let profile: Identifier<Profile>
    let clock: any WallClock

    func page(after last: DrinkCollection?, limit: Int) async throws -> [DrinkCollection] {
        try await repository.collections(of: profile, after: last, limit: limit)
    }

    func collection(_ id: Identifier<DrinkCollection>) async throws -> DrinkCollection {
        guard let found = try await repository.collection(id, of: profile) else { throw NotFound(id: id.rawValue) }
        return found
    }

    func holding(_ drink: Identifier<Drink>) async throws -> Set<Identifier<DrinkCollection>> {
        try await repository.collections(holding: drink, of: profile)
    }

    func create(_ name: String, with drinks: [Identifier<Drink>] = []) async throws {
        _ = try await repository.create(name, with: drinks, at: clock.now(), of: profile)
    }

    /// Returns whether anything changed, like all these methods.
    func rename(_ id: Identifier<DrinkCollection>, to name: String) async throws -> Bool {
        try await repository.rename(id, to: name, at: clock.now(), of: profile)
    }

    func delete(_ id: Identifier<DrinkCollection>) async throws -> Bool {
        try await repository.delete(id, of: profile)
    }

    func add(_ drink: Identifier<Drink>, to id: Identifier<DrinkCollection>) async throws -> Bool {
        try await !repository.add([drink], to: id, at: clock.now(), of: profile).isEmpty
    }

    func remove(_ drink: Identifier<Drink>, from id: Identifier<DrinkCollection>) async throws -> Bool {
        try await repository.remove(drink, from: id, at: clock.now(), of: profile)
    }

    func move(_ drink: Identifier<Drink>, by step: Int, in id: Identifier<DrinkCollection>) async throws -> Bool {
        try await repository.move(drink, by: step, in: id, at: clock.now(), of: profile)
    }
}
