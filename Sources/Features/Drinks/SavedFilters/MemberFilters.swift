import Domain

/// The member's saved filters, and the names of the things they refer to.
struct MemberFilters: Sendable {
    let repository: any SavedFilterRepository
    let profile: Identifier<Profile>
    let finder: DrinkSearchIndex

    func read() async throws -> (filters: [SavedFilter], vocabulary: DrinkVocabulary) {
        (try await repository.filters(of: profile), try await finder.vocabulary())
    }

    func save(_ filter: SavedFilter) async throws { try await repository.save(filter, of: profile) }

    func remove(_ name: String) async throws { _ = try await repository.remove(name, of: profile) }
}
