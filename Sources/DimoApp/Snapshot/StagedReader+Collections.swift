import Domain

extension StagedReader: CollectionRepository {
    func collections(
        of profile: Identifier<Profile>, after last: DrinkCollection?, limit: Int
    ) async throws -> [DrinkCollection] { try await answer() }
    func collection(
        _ id: Identifier<DrinkCollection>, of profile: Identifier<Profile>
    ) async throws -> DrinkCollection? { try await answer() }
    func drinks(
        in id: Identifier<DrinkCollection>, after last: Identifier<Drink>?, limit: Int
    ) async throws -> [Identifier<Drink>] { try await answer() }
    func collections(
        holding drink: Identifier<Drink>, of profile: Identifier<Profile>
    ) async throws -> Set<Identifier<DrinkCollection>> { try await answer() }
    func create(
        _ name: String, with drinks: [Identifier<Drink>], at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<DrinkCollection> { try refuse() }
    func rename(
        _ id: Identifier<DrinkCollection>, to name: String, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Bool { try refuse() }
    func delete(_ id: Identifier<DrinkCollection>, of profile: Identifier<Profile>) async throws -> Bool {
        try refuse()
    }
    func add(
        _ drinks: [Identifier<Drink>], to id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>] { try refuse() }
    func remove(
        _ drink: Identifier<Drink>, from id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> Bool { try refuse() }
    func move(
        _ drink: Identifier<Drink>, by step: Int, in id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> Bool { try refuse() }
}
