import Domain
import Testing

@testable import DimoApp

/// Sixty searches of an evening: titles, people, drinks, nicknames, Korean, the wrong keyboard, a person with the film.
struct SixtySearchesTests {
    static let table: [(query: String, first: String)] = [
        // Titles.
        ("howl", "character howl"), ("pulp fiction", "work pulp-fiction"), ("the matrix", "work the-matrix"),
        ("matrix", "work the-matrix"), ("inglorious", "work inglourious-basterds"), ("toy story", "work toy-story"),
        ("one piece", "work one-piece"), ("naruto", "work naruto"), ("jujutsu", "work jujutsu-kaisen"),
        ("squid game", "work squid-game"), ("titanic", "work titanic"), ("simpsons", "work the-simpsons"),
        ("game of thrones", "work game-of-thrones"), ("home alone", "work home-alone"), ("shrek", "work shrek"),
        // Titles in Korean, and their beginnings.
        ("올드보이", "work oldboy"), ("나루토", "work naruto"), ("오징어 게임", "work squid-game"),
        ("사랑의 불시착", "work crash-landing-on-you"), ("진격", "work attack-on-titan"), ("주술회전", "work jujutsu-kaisen"),
        ("타이타닉", "work titanic"), ("토이스토리", "work toy-story"), ("겨울왕국", "work frozen"),
        ("헤어질 결심", "work decision-to-leave"), ("부산행", "work train-to-busan"), ("센과 치히로", "work spirited-away"),
        // Nicknames.
        ("헤결", "work decision-to-leave"), ("fma", "work fullmetal-alchemist-brotherhood"), ("lawliet", "character l"),
        ("스파이더버스", "work spider-man-into-the-spider-verse"), ("케데헌", "work kpop-demon-hunters"),
        ("귀칼", "work demon-slayer-kimetsu-no-yaiba"), ("에에올", "work everything-everywhere-all-at-once"),
        ("에바", "work neon-genesis-evangelion"), ("센치행", "work spirited-away"),
        // Studios: the best known of them.
        ("ghibli", "work spirited-away"), ("지브리", "work spirited-away"), ("pixar", "work toy-story"),
        ("픽사", "work toy-story"),
        // People, alone and with their film.
        ("neo", "character neo"), ("simba", "character simba"), ("gandalf", "character gandalf"),
        ("다스베이더", "character darth-vader"), ("elsa frozen", "character elsa"), ("neo matrix", "character neo"),
        ("simba lion", "character simba"), ("헤어질 결심 서래", "character song-seo-rae"),
        // Drinks and bottles.
        ("negroni", "drink negroni"), ("마가리타", "drink margarita"), ("old fashioned", "drink old-fashioned"),
        ("모히토", "drink mojito"), ("campari", "ingredient campari"), ("진토닉", "drink gin-and-tonic"),
        // Mistakes, initial consonants and the other keyboard.
        ("spritied away", "work spirited-away"), ("negorni", "drink negroni"), ("ㅎㅇ", "character howl"),
        ("ㄱㅅㅊ", "work parasite"), ("gkdnf", "character howl"), ("rltodcnd", "work parasite"),
    ]

    @Test(arguments: ["헤어질 결심 서래", "결심 서래", "서래 헤어질 결심"])
    func `a Korean given name with the title finds the character`(query: String) async throws {
        let container = try await AppDIContainer(options: LaunchOptions(), store: .memory, environment: { _ in nil })
        let store = try await CommandStore.open(container)
        let search = SearchEverything(
            search: store.community.search, drinks: store.drinks, ingredients: store.ingredients, language: .korean
        ).opened()
        let found = try await search(query, for: Viewer(store.profile), limit: 3).hits.map(SearchTableTests.name)
        #expect(found.first == "character song-seo-rae", "\(found)")
    }

    @Test func `a character's other films rank before names that only contain the text`() async throws {
        let container = try await AppDIContainer(options: LaunchOptions(), store: .memory, environment: { _ in nil })
        let store = try await CommandStore.open(container)
        let search = SearchEverything(
            search: store.community.search, drinks: store.drinks, ingredients: store.ingredients, language: .english)
        let rows = try await search("elsa", for: Viewer(store.profile), limit: 20).rows
        let second = try #require(rows.firstIndex { SearchTableTests.name($0.hit) == "character elsa-frozen-ii" })
        #expect(rows[..<second].allSatisfy { $0.quality < .fact })
        #expect(rows[second...].contains { $0.quality >= .fact })
    }

    @Test func `at least 55 of 60 searches find the meant hit first, and 58 in the top three`() async throws {
        let container = try await AppDIContainer(options: LaunchOptions(), store: .memory, environment: { _ in nil })
        let store = try await CommandStore.open(container)
        let search = SearchEverything(
            search: store.community.search, drinks: store.drinks, ingredients: store.ingredients, language: .english
        ).opened()
        var first = 0
        var amongThree = 0
        var missed: [String] = []
        for (query, meant) in Self.table {
            let found = try await search(query, for: Viewer(store.profile), limit: 10).hits.map(SearchTableTests.name)
            if found.first == meant { first += 1 } else { missed.append("\(query): \(found.prefix(3))") }
            if found.prefix(3).contains(meant) { amongThree += 1 }
        }
        #expect(Self.table.count == 60)
        #expect(first >= 55 && amongThree >= 58, "first \(first), among three \(amongThree): \(missed)")
    }
}
