import Domain
import Testing

@testable import DimoApp

/// Fifty searches as people type them, with their meaning: whole and partial names in both languages, initial
/// consonants, directors, years, other titles, wrong order, mistakes.
struct TypedSearchTests {
    static let table: [(query: String, first: String)] = [
        ("elsa", "character elsa"), ("엘사", "character elsa"), ("토토로", "character totoro"),
        ("이웃집토토로", "work my-neighbor-totoro"), ("하울의 움직이는 성", "work howls-moving-castle"),
        ("howls moving castle", "work howls-moving-castle"), ("미녀와야수", "work beauty-and-the-beast"),
        ("dark knight", "work the-dark-knight"), ("godfather", "work the-godfather"), ("joker", "work joker"),
        ("해리포터", "character harry-potter"), ("다스베이더", "character darth-vader"),
        ("slam dunk", "work slam-dunk"), ("슬램덩크", "work slam-dunk"),
        ("star wars", "work star-wars-episode-iv-a-new-hope"), ("evangelion", "work neon-genesis-evangelion"),
        // Initial consonants.
        ("ㅎㅇ", "character howl"), ("ㅋㅇㅍ", "work kpop-demon-hunters"), ("ㅇ", "work up"),
        ("ㅅㄱㅊㅎㄹ", "work spirited-away"), ("ㄱㅇㅇㄱ", "work frozen"), ("ㅂㅅㅎ", "work train-to-busan"),
        ("ㅇㄷㅂㅇ", "work oldboy"),
        // Directors and years.
        ("봉준호", "work parasite"), ("bong joon ho", "work parasite"), ("박찬욱", "work oldboy"),
        ("miyazaki", "work spirited-away"), ("미야자키 하야오", "work spirited-away"), ("신카이 마코토", "work your-name"),
        ("christopher nolan", "work the-dark-knight"), ("1988", "work reply-1988"), ("parasite 2019", "work parasite"),
        // Other titles and names.
        ("원령공주", "work princess-mononoke"), ("mononoke hime", "work princess-mononoke"),
        ("sen to chihiro", "work spirited-away"), ("kimi no na wa", "work your-name"),
        ("laputa", "work castle-in-the-sky"), ("라퓨타", "work castle-in-the-sky"),
        ("lotr", "work the-lord-of-the-rings-the-fellowship-of-the-ring"), ("귀칼", "work demon-slayer-kimetsu-no-yaiba"),
        ("frozone", "character lucius-best"), ("mr incredible", "character bob-parr"), ("배트맨", "character bruce-wayne"),
        ("kaonashi", "character no-face"), ("doc brown", "character emmett-brown"),
        // Words in another order, and mistakes.
        ("sakuragi hanamichi", "character hanamichi-sakuragi-slam-dunk"), ("spritied away", "work spirited-away"),
        ("토토르", "character totoro"), ("miyazki", "work spirited-away"), ("zootopai", "work zootopia"),
    ]

    @Test func `at least 48 of 50 searches find the meant hit first, and all in the top three`() async throws {
        let container = try await AppDIContainer(options: LaunchOptions(), store: .memory, environment: { _ in nil })
        let store = try await CommandStore.open(container)
        let search = SearchEverything(
            search: store.community.search, drinks: store.drinks, ingredients: store.ingredients, language: .english)
        var first = 0
        var amongThree = 0
        var missed: [String] = []
        for (query, meant) in Self.table {
            let found = try await search(query, for: Viewer(store.profile), limit: 10).hits.map(SearchTableTests.name)
            if found.first == meant { first += 1 } else { missed.append("\(query): \(found.prefix(3))") }
            if found.prefix(3).contains(meant) { amongThree += 1 }
        }
        #expect(Self.table.count == 50)
        #expect(first >= 48 && amongThree == 50, "first \(first), among three \(amongThree): \(missed)")
    }
}
