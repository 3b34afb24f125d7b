import Domain
import TestSupport
import Testing

@testable import Persistence

struct NameFinderTests {
    @Test func `names that only resemble the text never fill the page`() async throws {
        let cast = (0..<20).map { number in
            let name = "Jerry \(Character(UnicodeScalar(UInt8(97 + number))))"
            return WorkCharacter(id: Identifier("jerry-\(number)"), name: LocalizedText(english: name, korean: name))
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
}
