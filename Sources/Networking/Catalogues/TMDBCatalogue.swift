package import Domain
import Foundation

/// The TMDB catalogue, accessed with the member's own key.
package struct TMDBCatalogue: OnlineCatalogue {
    /// The self-imposed limit; TMDB allows about 40 requests per second.
    package static let requestsAMinute = 120

    private let client: CatalogueClient
    private let images: BaseURL
    private let token: Secret?
    private let language: String?

    /// `token` is a read token, or a key of 32 hexadecimal digits; nil makes no requests. `language` is that of titles
    /// in lists, such as `ko-KR`; nil for the program's.
    package init(
        _ client: any HTTPClient, at address: BaseURL,
        images: BaseURL = BaseURL(https: "image.tmdb.org", path: "/t/p"), token: Secret?, language: String? = nil,
        clock: any WallClock
    ) {
        self.client = CatalogueClient(.tmdb, client, at: address, limit: Self.requestsAMinute, clock: clock)
        self.images = images
        self.token = token
        self.language = language
    }

    package var provider: OnlineProvider { .tmdb }

    package func page(_ query: OnlineQuery) async throws -> OnlinePage {
        let language = language ?? (query.language == .korean ? "ko-KR" : "en-US")
        let answer = try await client.answer(
            TMDBPageDTO.self,
            to: try endpoint(
                ["search", "movie"],
                [
                    RequestField("query", .plain(query.text)), RequestField("page", .plain("\(query.page)")),
                    RequestField("language", .plain(language)), RequestField("include_adult", "false"),
                ]))
        return answer.found(in: language.hasPrefix("ko") ? .korean : .english, images: images)
    }

    package func entry(of ids: [ExternalID]) async throws -> ExternalID? {
        guard let imdb = ids.first(where: { $0.source == ExternalID.imdb }) else { return nil }
        let found = try await client.answer(
            TMDBFindDTO.self,
            to: try endpoint(["find", .plain(imdb.value)], [RequestField("external_source", "imdb_id")]))
        return found.movie_results.elements.first.map { ExternalID(.tmdb, $0.id) }
    }

    package func record(_ id: ExternalID) async throws -> OnlineRecord {
        guard Int(id.value) != nil else { throw OnlineProblem.unknownID(id.description) }
        let film = try await client.answer(
            TMDBFilmDTO.self,
            to: try endpoint(
                ["movie", .plain(id.value)],
                [RequestField("append_to_response", "credits,translations"), RequestField("language", "en-US")]))
        return .work(try film.work(images: images))
    }

    /// Sends a key in the query, a token in a header.
    private func endpoint(_ path: [RequestText], _ query: [RequestField]) throws(OnlineProblem) -> Endpoint {
        guard let token else { throw .noKey(.tmdb) }
        let isKey = token.value.utf8.count == 32 && token.value.allSatisfy(\.isHexDigit)
        return client.endpoint(
            path, query + (isKey ? [RequestField("api_key", .secret(token))] : []),
            headers: isKey ? [] : [RequestField("Authorization", .secret(Secret("Bearer \(token.value)")))])
    }
}
