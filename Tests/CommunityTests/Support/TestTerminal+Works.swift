import CommunityProtocol
import Domain
import Testing

@testable import Persistence

extension TestTerminal {
    /// Creates a film of the member's own, as the form does.
    @discardableResult
    func addWork(_ title: String, _ names: [String]) async throws -> CastWork {
        let work = Work(
            id: "new", title: LocalizedText(both: title), kind: .film, year: 1999,
            synopsis: LocalizedText(english: "A ferry.", korean: "배."))
        let cast = names.map {
            WorkCharacter(id: "new", name: LocalizedText(both: $0), otherNames: [], isLead: true)
        }
        let ids = try await works.save([CastWork(work: work, cast: cast)], of: profile, at: clock.now())
        let id = try #require(ids.first)
        return try #require(try await works.ownWork(id, of: profile))
    }

    /// A character and its work in a server's format.
    func rows(of id: Identifier<WorkCharacter>, votes: Int = 1) async throws -> (CharacterRow, WorkRow) {
        let character = try #require(try await characters.character(id, for: viewer))
        let work = character.work
        return (
            CharacterRow(id: id, work: work.id, name: character.name, lead: true, votes: votes, reviews: 0),
            WorkRow(id: work.id, title: work.title, kind: .known(.film), year: 1916)
        )
    }
}
