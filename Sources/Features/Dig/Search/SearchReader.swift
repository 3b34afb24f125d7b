import Domain
import FeatureKit

/// What a search found; without a question, what was looked for lately.
struct SearchFindings: Sendable {
    /// What was looked for; empty without a question.
    let query: String
    let filter: SearchFilter
    var answer = SearchAnswer()
    /// Of when the members among them are; empty where the crowd is this machine's.
    var age = ""
    var recents = RecentSearches()
    /// What was looked for online last.
    var queries: [String] = []
    /// Works to begin with, where nothing was found.
    var suggested: [WorkSummary] = []
    let genres: [Genre]
}

/// Reads what a search asks for.
struct SearchReader: Sendable {
    private static let suggestions = 8

    let search: any SearchRepository
    let works: any WorkRepository
    let everything: SearchEverything
    let online: any RecentQueryRepository
    let crowd: CrowdReader
    let reader: @MainActor @Sendable () -> Reader

    /// The same for somebody who types: names are held until another one is opened.
    func opened() -> SearchReader {
        SearchReader(
            search: search, works: works, everything: everything.opened(), online: online, crowd: crowd,
            reader: reader)
    }

    /// Reads the names that are held, so that the first letter does not wait for them.
    func prepare() async throws { try await everything.prepare() }

    /// - Parameter genres: those that are known already; none to read them.
    func find(
        _ query: String, _ filter: SearchFilter, limit: Int, genres known: [Genre]
    ) async throws -> SearchFindings {
        let reader = await reader()
        let genres = known.isEmpty ? try await works.genres() : known
        guard !Folding.folded(query).isEmpty || !filter.isEmpty else {
            var queries: [String] = []
            if let profile = reader.profile {
                // They are a help: where they cannot be read the rest is shown.
                queries = (try? await online.queries(of: profile, limit: RecentQueries.most)) ?? []
            }
            return SearchFindings(
                query: "", filter: filter, recents: try await search.recents(of: reader), queries: queries,
                genres: genres)
        }
        var found = SearchFindings(query: query, filter: filter, genres: genres)
        // A filter without a word: what is well known of it.
        guard !Folding.folded(query).isEmpty else {
            found.suggested = try await search.suggestions(filter, for: reader, limit: Self.suggestions)
            return found
        }
        found.answer =
            filter.isEmpty
            ? try await everything(query, for: reader, limit: limit)
            : try await search.worksAndCharacters(matching: query, filter, for: reader, limit: limit)
        if found.answer.hasMembers { found.age = try await crowd.age(of: .search(query)) }
        if found.answer.rows.isEmpty {
            found.suggested = try await search.suggestions(filter, for: reader, limit: Self.suggestions)
        }
        return found
    }
}

extension SearchAnswer {
    fileprivate var hasMembers: Bool {
        hits.contains { if case .member = $0 { true } else { false } }
    }
}
