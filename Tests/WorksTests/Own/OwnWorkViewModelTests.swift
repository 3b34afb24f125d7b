import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Works

/// Own works: written, checked field by field, changed, removed, made of a request.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct OwnWorkViewModelTests {
    private let world = WorksWorld()
    private let hero = WorkCharacter(
        id: "", name: LocalizedText(english: "Hero", korean: "Hero"), isLead: true, guess: try? MBTI(text: "ENFP"))

    private func form(
        _ id: Identifier<Work>? = nil, answering request: CharacterRequest? = nil, character: WorkCharacter? = nil
    ) -> FormSubject {
        FormSubject(
            {
                OwnWorkViewModel(id: id, answering: request, dependencies: world.dependencies(), actions: $0)
            }, character: character)
    }

    @Test func `the first bad field has the message and the focus`() async {
        let form = form(character: hero)
        await form.settle()
        form.save.send()
        #expect(form.message("titleEnglish") == "Enter a title.")
        form.type("My film", into: "titleEnglish")
        form.type("18a77", into: "year")
        #expect(form.text("year") == "1877")
        form.save.send()
        #expect(form.message("year") == "Enter a year from 1878 to 2100.")
        form.type("1999", into: "year")
        form.save.send()
        #expect(form.message("cast") == "Add at least one character.")
        #expect(form.log.notes == ["focus: titleEnglish", "focus: year", "focus: cast"])
    }

    @Test func `a work with its characters is kept, and can be changed and removed`() async throws {
        let form = form(character: hero)
        await form.settle()
        form.type("My film", into: "titleEnglish")
        form.type("1999", into: "year")
        form.opened.send(.field("genres"))
        form.opened.send(.add("cast"))
        #expect(form.text("genres") == "Mystery, Drama")
        #expect(form.text("cast") == "Hero|lead · ENFP")
        form.save.send()
        await form.settle()
        #expect(form.log.notes == ["done: Saved My film.", "close"])
        let kept = try #require(try await world.community.ownWork("my-my-film", of: world.me.id))
        #expect(kept.work.genres == ["mystery", "drama"])
        #expect(kept.cast.map(\.id) == ["my-hero"])
        let again = self.form("my-my-film")
        await again.settle()
        #expect(again.text("titleEnglish") == "My film")
        #expect(!again.state.isDirty && again.state.isRemovable)
        again.remove.send()
        await again.settle()
        #expect(try await world.community.ownWork("my-my-film", of: world.me.id) == nil)
    }

    @Test func `a new work that was left comes back as a draft`() async {
        let first = form()
        await first.settle()
        first.type("Half a", into: "titleEnglish")
        first.leave.send()
        let second = form()
        await second.settle()
        #expect(second.text("titleEnglish") == "Half a")
        #expect(second.state.isDirty)
    }

    @Test func `a request becomes an own character`() async throws {
        let request = try #require(
            try await world.community.request(
                title: "A film", name: "Somebody", kind: .animation, of: world.me.id, at: WorksWorld.now))
        let form = form(answering: request)
        await form.settle()
        #expect(form.text("titleEnglish") == "A film")
        #expect(form.text("kind") == "animation")
        #expect(form.text("cast") == "Somebody|")
        form.type("2020", into: "year")
        form.save.send()
        await form.settle()
        let answered = try await world.community.requests(of: world.me.id, after: nil, limit: 1).rows.first
        #expect(answered?.status == .own)
        #expect(answered?.character == "my-somebody")
    }

    @Test func `somebody else's work cannot be changed`() async {
        let form = form("metropolis")
        await form.settle()
        #expect(form.state.phase == .failed("That belongs to someone else."))
    }

    @Test func `a character goes back to the work's form, or to the work at once`() async throws {
        let inForm = FormSubject { CastMemberViewModel(nil, dependencies: world.dependencies(), actions: $0) }
        inForm.save.send()
        #expect(inForm.message("english") == "Character 1 has no name.")
        inForm.type("영웅", into: "korean")
        inForm.edited.send(.option(field: "guess", "ISTP"))
        inForm.save.send()
        #expect(inForm.log.notes == ["focus: english", "finished 영웅", "close"])
        let work = WorkReference(
            id: "metropolis", title: LocalizedText(english: "Metropolis", korean: "메트로폴리스"), kind: .film, year: 1927)
        let added = FormSubject {
            CastMemberViewModel(nil, addedTo: work, dependencies: world.dependencies(), actions: $0)
        }
        added.type("Grot", into: "english")
        added.save.send()
        await added.settle()
        #expect(added.log.notes == ["done: Added Grot.", "close"])
        #expect(
            try await world.community.cast(of: "metropolis", for: .guest, after: nil, limit: 9).rows.last?.name.english
                == "Grot")
    }
}
