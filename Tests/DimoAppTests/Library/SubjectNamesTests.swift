import Domain
import Navigation
import Terminal
import Testing

@testable import DimoApp

/// Steps of the history show names, even of subjects that no longer exist.
@MainActor
struct SubjectNamesTests {
    private func names(_ kind: String, _ subjects: [String], _ language: Language = .english) async throws -> [String] {
        let stage = try await Stage.opened(language)
        let main = try #require(stage.program.coordinator.scope?.main)
        return try await main.names.names(of: RecordedAction(kind: kind, subjects: subjects))
    }

    @Test(arguments: [
        ("drink.save", "negroni", "Negroni", "네그로니"), ("log.add", "negroni", "Negroni", "네그로니"),
        ("bottle.add", "gin", "Gin", "진"), ("work.wish", "metropolis", "Metropolis", "메트로폴리스"),
        ("dig.vote", "freder", "Freder", "프레더"),
        ("recipe.delete", "Mine\t내 것", "Mine", "내 것"), ("work.remove", "My film\t내 영화", "My film", "내 영화"),
        ("character.add", "Hero\t주인공", "Hero", "주인공"), ("recipe.delete", "Mine", "Mine", "Mine"),
        ("work.change", "no-such-work", "no-such-work", "no-such-work"),
    ])
    func `a subject has a name in either language`(
        kind: String, subject: String, english: String, korean: String
    ) async throws {
        #expect(try await names(kind, [subject]) == [english])
        #expect(try await names(kind, [subject], .korean) == [korean])
    }

    @Test func `names keep the order of the subjects`() async throws {
        let subjects = ["metropolis", "My film\t내 영화", "no-such-work"]
        #expect(try await names("work.add", subjects) == ["Metropolis", "My film", "no-such-work"])
    }

    @Test func `undoing a change of an own work or character names it`() async throws {
        let stage = try await Stage.opened()
        let main = try #require(stage.program.coordinator.scope?.main)
        let (works, me) = (main.community.works, main.profile.id)
        let work = CastWork(
            work: Work(id: "", title: LocalizedText(english: "My film", korean: ""), kind: .film, year: 1999),
            cast: [WorkCharacter(id: "", name: LocalizedText(english: "Hero", korean: ""))])
        let id = try await works.save(work, of: me, at: 1)
        _ = try await works.add(
            WorkCharacter(id: "", name: LocalizedText(english: "Villain", korean: "악당")), to: id, of: me, at: 2)
        _ = try await works.remove(id, of: me)
        var messages: [String] = []
        for _ in 0..<3 {
            await stage.press(.character("u"))
            messages.append(stage.shell.messages.last?.text ?? "")
        }
        #expect(
            messages == [
                "Undone: remove My film", "Undone: add your character Villain", "Undone: add your work My film",
            ])
    }
}
