import Domain
import Testing

@testable import DimoApp

/// A few first letters find the best known thing of any kind.
struct ShortSearchTests {
    static let table: [(query: String, first: String)] = [
        ("neg", "drink negroni"), ("mar", "drink margarita"), ("moj", "drink mojito"), ("old", "work oldboy"),
        ("gand", "character gandalf"), ("cos", "drink cosmopolitan"), ("gin", "ingredient gin"),
        ("네그", "drink negroni"), ("모히", "drink mojito"), ("간", "character gandalf"), ("올드", "work oldboy"),
        ("토", "work toy-story"), ("하울", "character howl"),
    ]

    @Test func `a few letters find the best-known match first, regardless of its kind`() async throws {
        let container = try await AppDIContainer(options: LaunchOptions(), store: .memory, environment: { _ in nil })
        let store = try await CommandStore.open(container)
        for language in Language.allCases {
            let search = SearchEverything(
                search: store.community.search, drinks: store.drinks, ingredients: store.ingredients,
                language: language
            ).opened()
            for (query, first) in Self.table {
                let hits = try await search(query, for: Viewer(store.profile), limit: 10).hits
                let found = hits.map(SearchTableTests.name)
                #expect(found.first == first, "\(query): \(found)")
            }
        }
    }
}
