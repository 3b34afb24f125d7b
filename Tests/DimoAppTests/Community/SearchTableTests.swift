import Domain
import Testing

@testable import DimoApp

/// Queries and the first answer of each, over the bundled works and drinks.
struct SearchTableTests {
    static let table: [(query: String, first: String)] = [
        // Whole names in any case, language and spelling.
        ("metropolis", "work metropolis"), ("METROPOLIS", "work metropolis"), ("메트로폴리스", "work metropolis"),
        ("amelie", "work amelie"), ("Amélie", "work amelie"), ("아멜리에", "work amelie"), ("기생충", "work parasite"),
        ("parasite", "work parasite"), ("괴물", "work the-host"), ("up", "work up"), ("업", "work up"),
        ("wall-e", "work wall-e"), ("WALL E", "work wall-e"), ("월-e", "work wall-e"), ("coco", "work coco"),
        ("코코", "work coco"), ("spirited away", "work spirited-away"), ("千と千尋の神隠し", "work spirited-away"),
        ("negroni", "drink negroni"), ("네그로니", "drink negroni"), ("gin", "ingredient gin"), ("진", "ingredient gin"),
        // A whole alias precedes names that only contain it.
        ("martini", "drink dry-martini"), ("마티니", "drink dry-martini"),
        ("john watson", "character john-watson-sherlock"), ("존 왓슨", "character john-watson-sherlock"),
        ("neo", "character neo"),
        // Beginnings of names.
        ("metro", "work metropolis"), ("casab", "work casablanca"), ("카사블", "work casablanca"),
        ("nosf", "work nosferatu"), ("노스페", "work nosferatu"), ("howl's mov", "work howls-moving-castle"),
        ("니모를", "work finding-nemo"), ("negro", "drink negroni"), ("gandal", "character gandalf"),
        ("마이클 콜", "character michael-corleone"),
        // Beginnings of words.
        ("casablan", "work casablanca"), ("of oz", "work the-wizard-of-oz"), ("mononoke", "work princess-mononoke"),
        ("totoro", "character totoro"), ("skywalker", "character luke-skywalker"), ("busan", "work train-to-busan"),
        ("caligari", "work the-cabinet-of-dr-caligari"), ("벨 블루젬", "none"), ("신세기 에반", "work neon-genesis-evangelion"),
        // A director precedes a minor character of that name.
        ("nolan", "work the-dark-knight"), ("놀란", "work the-dark-knight"), ("hitchcock", "work psycho"),
        ("lucas", "character lucas-sinclair"),
        // Parts within names.
        ("etropolis", "work metropolis"), ("트로폴", "work metropolis"), ("sablanc", "work casablanca"),
        // Initial consonants.
        ("ㅁㅌㄹㅍㄹㅅ", "work metropolis"), ("ㄴㄱㄹㄴ", "drink negroni"), ("ㅋㅅㅂㄹㅋ", "work casablanca"),
        ("ㄱㅅㅊ", "work parasite"),
        // Romanized Korean names.
        ("negeuroni", "drink negroni"), ("gisaengchung", "work parasite"), ("metropolliseu", "work metropolis"),
        ("meteuropolliseu", "work metropolis"), ("busanhaeng", "work train-to-busan"),
        // Typing mistakes.
        ("metropoils", "work metropolis"), ("casablnca", "work casablanca"), ("nosfertau", "work nosferatu"),
        ("skywalkr", "character luke-skywalker"), ("negrnoi", "drink negroni"), ("메트로폴라스", "work metropolis"),
        ("카사블랑코", "work casablanca"), ("campri", "ingredient campari"), ("cointrau", "ingredient cointreau"),
        ("보드까", "ingredient vodka"),
        // The other layout of a Korean keyboard.
        ("gkdnf", "character howl"), ("qntksgod", "work train-to-busan"), ("sprmfhsl", "drink negroni"),
        ("ㅗㅐ지", "character howl"), ("햐ㅜ", "ingredient gin"),
        // A whole name in the other layout precedes the few names that begin like this: elsa, and 딘 매코핀.
        ("딘ㅁ", "character elsa"),
        // Nothing.
        ("zzzzqq", "none"), ("!!!", "none"), ("", "none"),
    ]

    @Test func `every query returns the expected first hit`() async throws {
        let container = try await AppDIContainer(options: LaunchOptions(), store: .memory, environment: { _ in nil })
        let store = try await CommandStore.open(container)
        let search = SearchEverything(
            search: store.community.search, drinks: store.drinks, ingredients: store.ingredients, language: .english)
        let open = search.opened()
        #expect(Self.table.count >= 60)
        for (query, first) in Self.table {
            let answer = try await search(query, for: Viewer(store.profile), limit: 10)
            // A search that stays open uses cached names, and finds the same.
            let again = try await open(query, for: Viewer(store.profile), limit: 10)
            #expect(again.hits.map(Self.name) == answer.hits.map(Self.name), "\(query)")
            #expect(answer.hits.first.map(Self.name) ?? "none" == first, "\(query): \(answer.hits.map(Self.name))")
        }
    }

    static func name(_ hit: SearchHit) -> String {
        switch hit {
        case .work(let work): "work \(work.id)"
        case .character(let character): "character \(character.id)"
        case .someone(let work): "someone \(work.id)"
        case .drink(let drink): "drink \(drink.id)"
        case .ingredient(let id, _): "ingredient \(id)"
        case .member(let member): "member \(member.id)"
        }
    }
}
