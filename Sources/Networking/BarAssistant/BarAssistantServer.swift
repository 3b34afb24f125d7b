package import Domain
import Foundation

/// A Bar Assistant server, asked over its interface of version 5 or newer with a token of the member's.
package struct BarAssistantServer: RecipeServer {
    /// No list is longer; a server that never ends is not read for ever.
    private static let pageLimit = 1_000

    /// Where it is, without the token.
    package var name: String { url.description }

    private let client: any HTTPClient
    private let url: BaseURL
    private let token: Secret

    /// - Parameter url: the server's address, above `/api`.
    package init(_ client: any HTTPClient, at url: BaseURL, token: Secret) {
        self.client = client
        self.url = url
        self.token = token
    }

    /// The bars the member belongs to.
    package func bars() async throws -> [ServedBar] {
        try await whole { () async throws(NetworkError) in
            try await data([BarAssistantDTO.Bar].self, .bars).data.map { ServedBar(id: $0.id, name: $0.name) }
        }
    }

    /// All recipes of a bar, page by page.
    package func recipes(of bar: ServedBar) async throws -> [ServedRecipe] {
        try await whole { () async throws(NetworkError) in
            try await all(BarAssistantDTO.Recipe.self) { .recipes(page: $0, bar: bar.id) }.map(\.served)
        }
    }

    /// A recipe in the form of an export.
    package func content(of recipe: ServedRecipe, in bar: ServedBar) async throws -> [UInt8] {
        try await part { () async throws(NetworkError) in
            Array(
                try await data(BarAssistantDTO.Shared.self, .recipe(recipe.id, bar: bar.id)).data.content.utf8)
        }
    }

    /// What stands on the shelf.
    package func shelf(of bar: ServedBar) async throws -> [String] {
        try await part { () async throws(NetworkError) in
            try await all(BarAssistantDTO.Ingredient.self) { .shelf(page: $0, bar: bar.id) }.map(\.name)
        }
    }

    /// What the member wants to buy.
    package func shopping(of bar: ServedBar) async throws -> [String] {
        try await part { () async throws(NetworkError) in
            let member = try await data(BarAssistantDTO.Profile.self, .profile).data.id
            return try await all(BarAssistantDTO.ShoppingItem.self) {
                .shopping(page: $0, member: member, bar: bar.id)
            }.compactMap { $0.ingredient?.name ?? $0.name }
        }
    }

    private func data<Value: Decodable & Sendable>(
        _ type: Value.Type, _ question: BarAssistant
    ) async throws(NetworkError) -> BarAssistantDTO.Answer<Value> {
        try await client.response(BarAssistantDTO.Answer<Value>.self, to: question.endpoint(at: url, token: token))
    }

    /// An answer that tells no pages is all there is.
    private func all<Value: Decodable & Sendable>(
        _ type: Value.Type, _ question: (Int) -> BarAssistant
    ) async throws(NetworkError) -> [Value] {
        var values: [Value] = []
        for page in 1...Self.pageLimit {
            let answer = try await data([Value].self, question(page))
            values += answer.data
            guard let meta = answer.meta, meta.currentPage == page, page < meta.lastPage, !answer.data.isEmpty else {
                break
            }
        }
        return values
    }

    /// What nothing goes on without.
    private func whole<Value>(_ ask: () async throws(NetworkError) -> Value) async throws -> Value {
        do throws(NetworkError) {
            return try await ask()
        } catch {
            throw error.isCancelled ? CancellationError() : problem(error)
        }
    }

    /// What the rest goes on without, unless nothing more can be had at all.
    private func part<Value>(_ ask: () async throws(NetworkError) -> Value) async throws -> Value {
        do throws(NetworkError) {
            return try await ask()
        } catch {
            switch error.reason {
            case .cancelled: throw CancellationError()
            case .offline, .switchedOff, .notSecure, .invalidURL, .status(401, _), .status(429, _):
                throw problem(error)
            default: throw ServerRefusal(problem(error))
            }
        }
    }

    /// Nothing of the token.
    private func problem(_ error: NetworkError) -> TransferProblem {
        .server(name: name, ConnectionProblem(error.reason))
    }
}
