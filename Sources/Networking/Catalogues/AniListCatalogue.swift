package import Domain
import Foundation

/// The AniList catalogue (GraphQL, no key).
package struct AniListCatalogue: OnlineCatalogue {
    /// The guaranteed requests per minute. Each answer states the current limit.
    package static let requestsAMinute = 30

    private struct Question<Variables: Encodable>: Encodable {
        let query: String
        let variables: Variables
    }

    private struct PageVariables: Encodable {
        let search: String
        let page: Int
    }

    private struct OneVariables: Encodable {
        let id: Int
    }

    private let client: CatalogueClient
    private let address: BaseURL

    package init(_ client: any HTTPClient, at address: BaseURL, clock: any WallClock) {
        self.client = CatalogueClient(.aniList, client, requestsAMinute: Self.requestsAMinute, clock: clock)
        self.address = address
    }

    package var provider: OnlineProvider { .aniList }

    /// Searches animations by title. Of the paging information, only the existence of a next page is reliable.
    package func page(_ query: OnlineQuery) async throws -> OnlinePage {
        let question = Question(query: Self.page, variables: PageVariables(search: query.text, page: query.page))
        return try await answer(AniListPageDTO.self, to: question).found
    }

    /// Returns an animation with at most 25 characters.
    package func record(_ id: ExternalID) async throws -> OnlineRecord {
        guard let number = Int(id.value) else { throw OnlineProblem.unknownID(id.description) }
        let question = Question(query: Self.one, variables: OneVariables(id: number))
        guard let media = try await answer(AniListOneDTO.self, to: question).media else { throw OnlineProblem.notFound }
        return .work(try media.work())
    }

    private func answer<Value: Decodable, Variables: Encodable>(
        _ type: Value.Type, to question: Question<Variables>
    ) async throws -> Value {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let endpoint = Endpoint(
            .post, address,
            headers: [RequestField("Content-Type", "application/json"), RequestField("Accept", "application/json")],
            body: try encoder.encode(question), isIdempotent: true)
        return try await client.answer(AniListAnswer<Value>.self, to: endpoint).content(of: .aniList)
    }

    private static let page = """
        query ($search: String, $page: Int) { Page(page: $page, perPage: 25) { pageInfo { hasNextPage } \
        media(search: $search, type: ANIME, isAdult: false, sort: SEARCH_MATCH) { \
        id title { romaji english native } synonyms startDate { year } seasonYear isAdult } } }
        """
    private static let one = """
        query ($id: Int) { Media(id: $id, type: ANIME) { \
        id idMal title { romaji english native } synonyms startDate { year } seasonYear isAdult format genres coverImage { large } \
        characters(sort: ROLE, page: 1, perPage: 25) { edges { role node { id name { full native } } } } } }
        """
}
