import Domain

/// The filters a member gave a name, and the names of what they ask for.
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
