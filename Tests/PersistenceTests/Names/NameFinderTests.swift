import CommunitySync
import Domain
import Synchronization
import TestSupport
import Testing

@testable import Persistence

struct NameFinderTests {
    @Test func `names with typing mistakes never fill the page`() async throws {
        let cast = (0..<20).map { number in
            let name = "Jerry \(Character(UnicodeScalar(UInt8(97 + number))))"
            return WorkCharacter(id: Identifier("jerry-\(number)"), name: LocalizedText(both: name))
        }
        let title = LocalizedText(english: "Night Boat", korean: "밤배")
        let work = Work(id: "night-boat", title: title, kind: .film, year: 2004)
        let world = try await CommunityWorld([CastWork(work: work, cast: cast)])
        let found = try await world.search.worksAndCharacters(
            matching: "ferry", SearchFilter(), for: .guest, limit: 50)
        #expect(found.rows.count == NameFinder.mostMistakes && !found.hasMore)
        let all = try await world.search.worksAndCharacters(
            matching: "jerry", SearchFilter(), for: .guest, limit: 50)
        #expect(all.rows.count == cast.count)
    }

    @Test func `a search without hits asks the community once, never in the other layout`() async throws {
        let world = try await CommunityWorld()
        let asked = Mutex<[CommunityResource]>([])
        world.database.observeViews { resource, _ in asked.withLock { $0.append(resource) } }
        let search = SearchEverything(
            search: world.search, drinks: SQLiteDrinkRepository(database: world.database),
            ingredients: SQLiteIngredientRepository(database: world.database), language: .korean)
        #expect(KeyboardLayout.retyped("다람쥐") != nil)
        #expect(try await search("다람쥐", for: Viewer(CommunityWorld.me), limit: 5).rows.isEmpty)
        #expect(asked.withLock(\.self) == [.search("다람쥐"), .more(.search("다람쥐"))])
    }

    @Test func `a whole name in the other keyboard layout replaces the last row`() async throws {
        let cast = ["Gkdnfa", "Gkdnfb", "Howl"].map { name in
            let korean = name == "Howl" ? "하울" : name
            return WorkCharacter(
                id: Identifier(name.lowercased()), name: LocalizedText(english: name, korean: korean))
        }
        let title = LocalizedText(english: "Night Boat", korean: "밤배")
        let work = Work(id: "night-boat", title: title, kind: .film, year: 2004)
        let world = try await CommunityWorld([CastWork(work: work, cast: cast)])
        let found = try await world.search.worksAndCharacters(typed: "gkdnf", for: .guest, limit: 2)
        #expect(found.rows.count == 2 && found.rows.first?.quality == .exact && found.hasMore)
        let beginning = try await world.search.worksAndCharacters(
            matching: "night b", SearchFilter(), for: .guest, limit: 5, as: .retypedWhole)
        #expect(beginning.rows.isEmpty)
    }
}
