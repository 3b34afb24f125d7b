import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Works

/// Own works: creation, validation by field, changes, removal, and creation from a request.
@MainActor
struct OwnWorkViewModelTests {
    private let world = WorksWorld()
    private let hero = WorkCharacter(
        id: "", name: LocalizedText(both: "Hero"), isLead: true, guess: try? MBTI(text: "ENFP"))

    private func form(
        _ id: Identifier<Work>? = nil, beginning: OwnWorkBeginning? = nil, character: WorkCharacter? = nil
    ) -> FormSubject {
        FormSubject(world, character: character) { $0.makeOwnWorkViewModel(id, beginning: beginning, in: $1) }
    }

    @Test func `the first bad field has the message and the focus`() async {
        let form = form(character: hero)
        await LatestTask.settleAll()
        form.input.saveRequested.send()
        #expect(form.message("titleEnglish") == "Enter a title.")
        form.type("My film", into: "titleEnglish")
        form.type("18a77", into: "year")
        #expect(form.text("year") == "1877")
        form.input.saveRequested.send()
        #expect(form.message("year") == "Enter a year from 1878 to 2100.")
        form.type("1999", into: "year")
        form.input.saveRequested.send()
        #expect(form.message("cast") == "Add at least one character.")
        #expect(form.log.notes == ["focus: titleEnglish", "focus: year", "focus: cast"])
    }

    @Test func `in Korean each Korean field precedes the English one, and a missing title is marked there`() async {
        let form = FormSubject(world, .korean) { $0.makeOwnWorkViewModel(nil, beginning: nil, in: $1) }
        await LatestTask.settleAll()
        let ids = form.state.fields.map(\.id)
        for pair in ["title", "director", "synopsis"] {
            let places = [ids.firstIndex(of: "\(pair)Korean"), ids.firstIndex(of: "\(pair)English")]
            #expect(places[0].map { $0 + 1 } == places[1], "\(pair)")
        }
        #expect(form.message("titleKorean") == "한 언어만 써도 됩니다.")
        form.input.saveRequested.send()
        #expect(form.log.notes == ["focus: titleKorean"])
        let character = FormSubject(world, .korean) {
            $0.makeCastMemberViewModel(nil, for: .form { _ in }, draftKey: "work new", in: $1)
        }
        character.input.saveRequested.send()
        #expect(character.state.fields.map(\.id).filter(["english", "korean"].contains) == ["korean", "english"])
        #expect(character.log.notes == ["focus: korean"])
    }

    @Test func `a work is stored with its characters, and can be edited and removed`() async throws {
        let form = form(character: hero)
        await LatestTask.settleAll()
        form.type("My film", into: "titleEnglish")
        form.type("1999", into: "year")
        form.input.opened.send(.field("genres"))
        form.input.opened.send(.add("cast"))
        #expect(form.text("genres") == "Mystery, Drama")
        #expect(form.text("cast") == "Hero|lead · ENFP")
        await form.save()
        #expect(form.log.notes == ["done: Saved My film.", "close"])
        let kept = try #require(try await world.community.ownWork("my-my-film", of: world.me.id))
        #expect(kept.work.genres == ["mystery", "drama"])
        #expect(kept.cast.map(\.id) == ["my-hero"])
        let again = self.form("my-my-film")
        await LatestTask.settleAll()
        #expect(again.text("titleEnglish") == "My film")
        #expect(!again.state.isDirty && again.state.isRemovable)
        again.input.removeRequested.send()
        await LatestTask.settleAll()
        #expect(try await world.community.ownWork("my-my-film", of: world.me.id) == nil)
    }

    @Test func `a new work takes its title from the search and its cast from a paste, then opens`() async throws {
        let form = form(beginning: .title("나루토"))
        await LatestTask.settleAll()
        #expect(form.text("titleKorean") == "나루토" && form.text("titleEnglish") == "")
        form.type("2002", into: "year")
        form.type("1. Naruto / 나루토\n- Sasuke (Sugiyama Noriaki)\n\n사쿠라 — 세븐\nnaruto\nKakashi", into: "names")
        await form.save()
        #expect(form.log.notes == ["focus: year", "done: Saved 나루토.", "replaced work:my-naruto"])
        let own = try await world.community.works(
            .own(world.me.id), by: .korean, for: Viewer(world.me.id), after: nil, limit: 9)
        let id = try #require(own.rows.first?.id)
        let kept = try #require(try await world.community.ownWork(id, of: world.me.id))
        #expect(kept.cast.map(\.name.english) == ["Naruto", "Sasuke", "사쿠라", "Kakashi"])
        #expect(kept.cast.first?.name.korean == "나루토")
    }

    @Test func `an unfinished new work is restored as a draft`() async {
        let first = form()
        await LatestTask.settleAll()
        first.type("Half a", into: "titleEnglish")
        first.input.leaveRequested.send()
        await LatestTask.settleAll()
        let second = form()
        await LatestTask.settleAll()
        #expect(second.text("titleEnglish") == "Half a")
        #expect(second.state.isDirty)
    }

    @Test func `an unsaved work is restored with its characters, until it is saved`() async {
        let first = form(character: hero)
        await LatestTask.settleAll()
        first.type("My film", into: "titleEnglish")
        first.type("1999", into: "year")
        first.input.opened.send(.field("genres"))
        first.input.opened.send(.add("cast"))
        await LatestTask.settleAll()
        let second = form()
        await LatestTask.settleAll()
        #expect(second.text("titleEnglish") == "My film" && second.text("year") == "1999")
        #expect(second.text("genres") == "Mystery, Drama")
        #expect(second.text("cast") == "Hero|lead · ENFP")
        #expect(second.state.isDirty)
        await second.save()
        await LatestTask.settleAll()
        #expect(await world.keptTexts.drafts.isEmpty)
    }

    @Test func `a character removed from the cast leaves no draft for a later namesake`() async throws {
        let work = form(character: hero)
        await LatestTask.settleAll()
        work.type("My film", into: "titleEnglish")
        work.input.opened.send(.add("cast"))
        let key = CastMemberFields.draftKey(of: hero, in: "")
        let character = FormSubject(world) {
            $0.makeCastMemberViewModel(hero, for: .form { _ in }, draftKey: key, in: $1)
        }
        character.type("Villain", into: "korean")
        await LatestTask.settleAll()
        #expect(await world.keptTexts.drafts.map(\.form).sorted() == ["character", "work"])
        work.input.edited.send(.removeRow(field: "cast", 0))
        await LatestTask.settleAll()
        #expect(await world.keptTexts.drafts.map(\.form) == ["work"])
        let next = FormSubject(world) {
            $0.makeCastMemberViewModel(hero, for: .form { _ in }, draftKey: key, in: $1)
        }
        await LatestTask.settleAll()
        #expect(!next.state.hasDraft)
    }

    @Test func `an empty form leaves no draft`() async {
        let form = form()
        await LatestTask.settleAll()
        form.type("H", into: "titleEnglish")
        form.type("", into: "titleEnglish")
        await LatestTask.settleAll()
        #expect(await world.keptTexts.drafts.isEmpty)
    }

    @Test func `changes to a stored work are restored until they are saved or discarded`() async throws {
        let new = form(character: hero)
        await LatestTask.settleAll()
        new.type("My film", into: "titleEnglish")
        new.type("1999", into: "year")
        new.input.opened.send(.field("genres"))
        new.input.opened.send(.add("cast"))
        await new.save()
        let first = form("my-my-film")
        await LatestTask.settleAll()
        first.type("My movie", into: "titleEnglish")
        await LatestTask.settleAll()
        let second = form("my-my-film")
        await LatestTask.settleAll()
        #expect(second.text("titleEnglish") == "My movie" && second.state.hasDraft)
        #expect(second.text("draft") == "This is your draft (just now). Press ^X to discard it.")
        second.input.dropRequested.send()
        await LatestTask.settleAll()
        #expect(second.log.notes == ["discard?"])
        #expect(second.text("titleEnglish") == "My film" && second.state.isRemovable)
        #expect(await world.keptTexts.drafts.isEmpty)
    }

    @Test func `an unfinished character is restored until it is saved or discarded`() async {
        let make: (WorksDIContainer, Flow<WorksStep>) -> any FormViewModel = {
            $0.makeCastMemberViewModel(nil, for: .form { _ in }, draftKey: "work  new", in: $1)
        }
        let first = FormSubject(world, .english, make)
        first.type("Her", into: "english")
        first.input.leaveRequested.send()
        #expect(first.log.notes == ["leave?"])
        await LatestTask.settleAll()
        let second = FormSubject(world, .english, make)
        await LatestTask.settleAll()
        #expect(second.text("english") == "Her" && second.state.hasDraft)
        second.input.dropRequested.send()
        await LatestTask.settleAll()
        #expect(second.text("english") == "" && !second.state.hasDraft)
        #expect(await world.keptTexts.drafts.isEmpty)
    }

    @Test func `a request becomes an own character`() async throws {
        let request = try #require(
            try await world.community.request(
                title: "A film", name: "Someone", kind: .animation, of: world.me.id, at: WorksWorld.now))
        let form = form(beginning: .request(request))
        await LatestTask.settleAll()
        #expect(form.text("titleEnglish") == "A film")
        #expect(form.text("kind") == "animation")
        #expect(form.text("cast") == "Someone|")
        form.type("2020", into: "year")
        await form.save()
        let answered = try await world.community.requests(of: world.me.id, after: nil, limit: 1).rows.first
        #expect(answered?.status == .own)
        #expect(answered?.character == "my-someone")
    }

    @Test func `another member's work cannot be edited`() async {
        let form = form("metropolis")
        await LatestTask.settleAll()
        #expect(form.state.phase == .failed("This post belongs to someone else."))
    }

    @Test func `a character returns to the work's form, or is added to the work at once`() async throws {
        let finished = EventLog()
        let inForm = FormSubject(world) {
            $0.makeCastMemberViewModel(
                nil, for: .form { finished.note($0?.name.english ?? "nobody") }, draftKey: "work new", in: $1)
        }
        inForm.input.saveRequested.send()
        #expect(inForm.message("english") == "Character 1 has no name.")
        inForm.type("영웅", into: "korean")
        inForm.input.edited.send(.option(field: "guess", "ISTP"))
        inForm.input.saveRequested.send()
        #expect(inForm.log.notes == ["focus: english", "close"])
        #expect(finished.notes == ["영웅"])
        let work = WorkReference(
            id: "metropolis", title: LocalizedText(english: "Metropolis", korean: "메트로폴리스"), kind: .film, year: 1927)
        let added = FormSubject(world) {
            $0.makeCastMemberViewModel(nil, for: .work(work), draftKey: "of metropolis ", in: $1)
        }
        added.type("Grot", into: "english")
        await added.save()
        #expect(await world.keptTexts.drafts.isEmpty, "a saved work is not a draft")
        #expect(added.log.notes == ["done: Added Grot.", "close"])
        #expect(
            try await world.community.cast(of: "metropolis", for: .guest, after: nil, limit: 9).rows.last?.name.english
                == "Grot")
    }
}
