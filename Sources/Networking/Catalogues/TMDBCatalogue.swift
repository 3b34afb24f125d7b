package import Domain
import Foundation

/// Asks TMDB with the member's own key.
package struct TMDBCatalogue: OnlineCatalogue {
    /// What is asked in a minute at most; it allows about forty in a second.
    package static let requestsAMinute = 120

    private let client: CatalogueClient
    private let address: BaseURL
    private let images: BaseURL
    private let token: Secret?
    private let language: String?

    /// - Parameters:
    ///   - address: where it is.
    ///   - images: where its pictures are.
    ///   - token: a read token, or a key of 32 hexadecimal digits; nil asks nothing.
    ///   - language: the language of titles in lists, `ko-KR`; nil for that of the program.
    package init(
        _ client: any HTTPClient, at address: BaseURL,
        images: BaseURL = BaseURL(https: "image.tmdb.org", path: "/t/p"), token: Secret?, language: String? = nil,
        clock: any WallClock
    ) {
        self.client = CatalogueClient(.tmdb, client, requestsAMinute: Self.requestsAMinute, clock: clock)
        self.address = address
        self.images = images
        self.token = token
        self.language = language
    }

    package var provider: OnlineProvider { .tmdb }

    /// Films of a title.
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
        return answer.found(in: language.hasPrefix("ko") ? .korean : .english)
    }

    /// A film with at most 25 of its characters.
    package func record(_ id: ExternalID) async throws -> OnlineRecord {
        guard Int(id.value) != nil else { throw OnlineProblem.unknownID(id.description) }
        let film = try await client.answer(
            TMDBFilmDTO.self,
            to: try endpoint(
                ["movie", .plain(id.value)],
                [
                    RequestField("append_to_response", "credits,translations"), RequestField("language", "en-US"),
                ]))
        return .work(try film.work(images: images))
    }

    /// A key goes into the query, a token into the head.
    private func endpoint(_ path: [RequestText], _ query: [RequestField]) throws(OnlineProblem) -> Endpoint {
        guard let token else { throw .noKey(.tmdb) }
        let isKey = token.value.utf8.count == 32 && token.value.allSatisfy(\.isHexDigit)
        return Endpoint(
            .get, address, path: path,
            query: query + (isKey ? [RequestField("api_key", .secret(token))] : []),
            headers: [RequestField("Accept", "application/json")]
                + (isKey ? [] : [RequestField("Authorization", .secret(Secret("Bearer \(token.value)")))]))
    }
}
