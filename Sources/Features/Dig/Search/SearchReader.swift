import Domain
import FeatureKit

/// The results of a search, or recent searches without a query.
struct SearchFindings: Sendable {
    let query: String
    let filter: SearchFilter
    var answer = SearchAnswer()
    /// The age of the members among the results; empty for local ones.
    var age = ""
    var recents = RecentSearches()
    var queries: [String] = []
    /// Works to suggest when nothing was found.
    var suggested: [WorkSummary] = []
    let genres: [Genre]
}

struct SearchReader: Sendable {
    private static let suggestions = 8

    let search: any SearchRepository
    let works: any WorkRepository
    let everything: SearchEverything
    let online: any RecentQueryRepository
    let crowd: CrowdReader
    let viewer: @MainActor @Sendable () -> Viewer

    /// Returns a reader that caches names until another one is opened.
    func opened() -> SearchReader {
        SearchReader(
            search: search, works: works, everything: everything.opened(), online: online, crowd: crowd,
            viewer: viewer)
    }

    /// Loads the cached names, so that the first letter finds them ready.
    func prepare() async throws { try await everything.prepare() }

    /// `known` are the known genres; empty to read them.
    func find(
        _ query: String, _ filter: SearchFilter, limit: Int, genres known: [Genre]
    ) async throws -> SearchFindings {
        let viewer = await viewer()
        let genres = known.isEmpty ? try await works.genres() : known
        guard !Folding.folded(query).isEmpty || !filter.isEmpty else {
            var queries: [String] = []
            if let profile = viewer.profile {
                // Recent online searches are optional: a failure leaves the rest visible.
                queries = (try? await online.queries(of: profile, limit: RecentQueries.most)) ?? []
            }
            return SearchFindings(
                query: "", filter: filter, recents: try await search.recents(of: viewer), queries: queries,
                genres: genres)
        }
        var found = SearchFindings(query: query, filter: filter, genres: genres)
        // A filter without a word lists who was dug as its type, or suggests well-known works.
        guard !Folding.folded(query).isEmpty else {
            found.answer = try await search.worksAndCharacters(matching: "", filter, for: viewer, limit: limit)
            guard found.answer.rows.isEmpty else { return found }
            found.suggested = try await search.suggestions(filter, for: viewer, limit: Self.suggestions)
            return found
        }
        found.answer =
            filter.isEmpty
            ? try await everything(query, for: viewer, limit: limit)
            : try await search.worksAndCharacters(typed: query, filter, for: viewer, limit: limit)
        if found.answer.hasMembers { found.age = try await crowd.age(of: .search(query)) }
        if found.answer.rows.isEmpty {
            found.suggested = try await search.suggestions(filter, for: viewer, limit: Self.suggestions)
        }
        return found
    }
}

extension SearchAnswer {
    fileprivate var hasMembers: Bool {
        hits.contains { if case .member = $0 { true } else { false } }
    }
}

/// The number of rows a search requests: one page or a screenful at first, more near the end.
struct SearchPaging {
    private static let firstPage = 30
    private static let page = 50
    /// The most rows to request; a longer search text is quicker than scrolling on.
    private static let most = 500
    /// The number of rows to load beyond the screen.
    private static let margin = 5

    private(set) var limit = firstPage
    private var visible = 0..<0

    mutating func startOver() { limit = max(Self.firstPage, visible.count + Self.margin) }

    mutating func setVisibleRows(_ rows: Range<Int>) { visible = rows }

    /// Raises the limit if the visible rows come near it. Returns whether it did.
    mutating func grow() -> Bool {
        guard limit < Self.most, visible.upperBound + Self.margin > limit else { return false }
        limit = min(Self.most, max(limit, visible.upperBound) + Self.page)
        return true
    }

    func isNear(_ row: Int) -> Bool {
        !visible.isEmpty && (visible.lowerBound - Self.margin..<visible.upperBound + Self.margin).contains(row)
    }
}
