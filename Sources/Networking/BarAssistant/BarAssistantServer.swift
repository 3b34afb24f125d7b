package import Domain
import Foundation

/// A Bar Assistant server (API version 5 or newer), accessed with the member's token.
package struct BarAssistantServer: RecipeServer {
    /// Limits the pages of a server whose lists never end.
    private static let pageLimit = 1_000

    /// The address, without the token.
    package var name: String { url.description }

    private let client: any HTTPClient
    private let url: BaseURL
    private let token: Secret

    /// `url` is the server's address, above `/api`.
    package init(_ client: any HTTPClient, at url: BaseURL, token: Secret) {
        self.client = client
        self.url = url
        self.token = token
    }

    package func bars() async throws -> [ServedBar] {
        try await whole { () async throws(NetworkError) in
            try await data([BarAssistantDTO.Bar].self, .bars).data.map { ServedBar(id: $0.id, name: $0.name) }
        }
    }

    package func recipes(of bar: ServedBar) async throws -> ServedRecipes {
        try await whole { () async throws(NetworkError) in
            let rows = try await all(BarAssistantDTO.Recipe.self) { .recipes(page: $0, bar: bar.id) }
            let recipes = rows.compactMap(\.value?.served)
            return ServedRecipes(recipes, unreadable: rows.count - recipes.count)
        }
    }

    /// Returns a recipe in the export format.
    package func content(of recipe: ServedRecipe, in bar: ServedBar) async throws -> [UInt8] {
        try await part { () async throws(NetworkError) in
            Array(try await data(BarAssistantDTO.Shared.self, .recipe(recipe.id, bar: bar.id)).data.content.utf8)
        }
    }

    package func shelf(of bar: ServedBar) async throws -> [String] {
        try await part { () async throws(NetworkError) in
            try await all(BarAssistantDTO.Ingredient.self) { .shelf(page: $0, bar: bar.id) }
                .compactMap(\.value?.name)
        }
    }

    package func shopping(of bar: ServedBar) async throws -> [String] {
        try await part { () async throws(NetworkError) in
            let member = try await data(BarAssistantDTO.Profile.self, .profile).data.id
            return try await all(BarAssistantDTO.ShoppingItem.self) {
                .shopping(page: $0, member: member, bar: bar.id)
            }.compactMap { $0.value?.ingredient?.name ?? $0.value?.name }
        }
    }

    private func data<Value: Decodable & Sendable>(
        _ type: Value.Type, _ question: BarAssistant
    ) async throws(NetworkError) -> BarAssistantDTO.Answer<Value> {
        try await client.response(BarAssistantDTO.Answer<Value>.self, to: question.endpoint(at: url, token: token))
    }

    /// Collects all pages. An answer without page information is complete. Throws also if a page has rows, of which
    /// none is readable.
    private func all<Value: Decodable & Sendable>(
        _ type: Value.Type, _ question: (Int) -> BarAssistant
    ) async throws(NetworkError) -> [Lossy<Value>] {
        var values: [Lossy<Value>] = []
        for page in 1...Self.pageLimit {
            let answer = try await data([Lossy<Value>].self, question(page))
            guard answer.data.isEmpty || answer.data.contains(where: { $0.value != nil }) else {
                throw NetworkError(.undecodable(at: "data"), to: question(page).endpoint(at: url, token: token))
            }
            values += answer.data
            guard let meta = answer.meta, meta.currentPage == page, page < meta.lastPage, !answer.data.isEmpty else {
                break
            }
        }
        return values
    }

    /// Makes a request whose failure ends the transfer.
    private func whole<Value>(_ ask: () async throws(NetworkError) -> Value) async throws -> Value {
        do throws(NetworkError) {
            return try await ask()
        } catch {
            throw error.isCancelled ? CancellationError() : problem(error)
        }
    }

    /// Makes a request whose failure the transfer survives, unless no further request can succeed.
    private func part<Value>(_ ask: () async throws(NetworkError) -> Value) async throws -> Value {
        do throws(NetworkError) {
            return try await ask()
        } catch {
            switch error.reason {
            case .cancelled: throw CancellationError()
            case .offline, .switchedOff, .proxy, .notSecure, .invalidURL, .status(401, _), .status(429, _):
                throw problem(error)
            default: throw ServerRefusal(problem(error))
            }
        }
    }

    /// Omits the token.
    private func problem(_ error: NetworkError) -> TransferProblem {
        .server(name: name, ConnectionProblem(error))
    }
}
