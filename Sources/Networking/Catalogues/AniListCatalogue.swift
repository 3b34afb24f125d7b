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
        var id: Int?
        var idMal: Int?
        var page: Int?
    }

    /// The most pages of a cast that are read.
    private static let castPages = (OwnWork.largestCast + 24) / 25

    private let client: CatalogueClient

    package init(_ client: any HTTPClient, at address: BaseURL, clock: any WallClock) {
        self.client = CatalogueClient(.aniList, client, at: address, limit: Self.requestsAMinute, clock: clock)
    }

    package var provider: OnlineProvider { .aniList }

    /// Searches animations by title. The only reliable paging information is whether there is a next page.
    package func page(_ query: OnlineQuery) async throws -> OnlinePage {
        let question = Question(query: Self.page, variables: PageVariables(search: query.text, page: query.page))
        return try await answer(AniListPageDTO.self, to: question).found
    }

    package func record(_ id: ExternalID) async throws -> OnlineRecord {
        guard let number = Int(id.value) else { throw OnlineProblem.unknownID(id.description) }
        let question = Question(query: Self.one, variables: OneVariables(id: number))
        guard let media = try await answer(AniListOneDTO<AniListMediaDTO>.self, to: question).media
        else { throw OnlineProblem.notFound }
        var edges = media.characters?.edges?.elements ?? []
        var hasMore = media.characters?.pageInfo?.hasNextPage ?? false
        var page = 1
        while hasMore, page < Self.castPages {
            page += 1
            let next = Question(query: Self.cast, variables: OneVariables(id: number, page: page))
            let cast = try await answer(AniListOneDTO<AniListCastPage>.self, to: next).media?.characters
            edges += cast?.edges?.elements ?? []
            hasMore = cast?.pageInfo?.hasNextPage ?? false
        }
        return .work(try media.work(cast: edges, hasMore: hasMore))
    }

    /// Finds an animation by its id at MyAnimeList.
    package func entry(of ids: [ExternalID]) async throws -> ExternalID? {
        guard let number = ids.first(where: { $0.source == ExternalID.myAnimeList }).flatMap({ Int($0.value) }) else {
            return nil
        }
        do {
            let question = Question(query: Self.find, variables: OneVariables(idMal: number))
            let media = try await answer(AniListOneDTO<AniListID>.self, to: question).media
            return media.map { ExternalID(.aniList, $0.id) }
        } catch OnlineProblem.notFound {
            return nil
        }
    }

    private func answer<Value: Decodable, Variables: Encodable>(
        _ type: Value.Type, to question: Question<Variables>
    ) async throws -> Value {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let endpoint = Endpoint(
            .post, client.address,
            headers: [RequestField("Content-Type", "application/json"), RequestField("Accept", "application/json")],
            body: try encoder.encode(question), isIdempotent: true)
        return try await client.answer(AniListAnswer<Value>.self, to: endpoint).content()
    }

    private static let page = """
        query ($search: String, $page: Int) { Page(page: $page, perPage: 25) { pageInfo { hasNextPage } \
        media(search: $search, type: ANIME, isAdult: false, sort: SEARCH_MATCH) { \
        id title { romaji english native } synonyms startDate { year } seasonYear isAdult format coverImage { large } } } }
        """
    private static let one = """
        query ($id: Int) { Media(id: $id, type: ANIME) { \
        id idMal title { romaji english native } synonyms startDate { year } seasonYear isAdult format genres coverImage { large } \
        characters(sort: ROLE, page: 1, perPage: 25) { pageInfo { hasNextPage } \
        edges { role node { id name { full native } } } } } }
        """
    private static let cast = """
        query ($id: Int, $page: Int) { Media(id: $id, type: ANIME) { \
        characters(sort: ROLE, page: $page, perPage: 25) { pageInfo { hasNextPage } \
        edges { role node { id name { full native } } } } } }
        """
    private static let find = "query ($idMal: Int) { Media(idMal: $idMal, type: ANIME) { id } }"
}
