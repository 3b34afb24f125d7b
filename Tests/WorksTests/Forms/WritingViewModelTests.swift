import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Works

/// Writing: counts characters as people see them, refuses short texts, and keeps drafts.
@MainActor
struct WritingViewModelTests {
    private let world = WorksWorld()

    private func form(_ subject: WritingSubject, _ language: Language = .english) -> FormSubject {
        FormSubject(world, language) { $0.makeWritingViewModel(subject, in: $1) }
    }

    @Test func `a review counts its characters, is posted and leaves no draft`() async throws {
        let form = form(.review(of: "holmes"))
        await LatestTask.settleAll()
        #expect(form.text("about") == "Sherlock Holmes in Sherlock Holmes")
        form.type("명탐정 👨‍👩‍👧", into: "text")
        #expect(form.message("text") == "5 of 500")
        #expect(form.state.isDirty)
        form.input.edited.send(.flag(field: "spoiler", true))
        form.input.opened.send(.field("post"))
        await LatestTask.settleAll()
        #expect(form.log.notes == ["done: Review posted.", "close"])
        let review = try #require(
            try await world.community.reviews(
                of: "holmes", by: .newest, for: Viewer(world.me.id), after: nil, limit: 1
            ).rows.first)
        #expect(review.isMine && review.text.isSpoiler && review.shownText == "명탐정 👨‍👩‍👧")
        await LatestTask.settleAll()
        #expect(await world.begun("review holmes") == nil)
    }

    @Test func `a text too short is refused at its field`() async throws {
        let form = form(.review(of: "holmes"))
        form.type("  a ", into: "text")
        await form.save()
        #expect(form.message("text") == "Write at least 3 characters.")
        #expect(form.log.notes == ["focus: text"])
        form.type("abc", into: "text")
        #expect(form.message("text") == "3 of 500")
    }

    @Test func `an unfinished text is kept as a draft and restored`() async {
        let first = form(.review(of: "holmes"))
        first.type("begun", into: "text")
        first.input.leaveRequested.send()
        #expect(first.log.notes == ["leave?"])
        await LatestTask.settleAll()
        let second = form(.review(of: "holmes"))
        await LatestTask.settleAll()
        #expect(second.text("text") == "begun")
        #expect(second.text("draft") == "This is your draft (just now). Press ^X to discard it.")
        #expect(second.state.isDirty)
        second.type("", into: "text")
        #expect(!second.state.isDirty)
        await LatestTask.settleAll()
        #expect(await world.begun("review holmes") == nil)
    }

    @Test func `a draft survives a restart with its spoiler flag, until it is posted`() async throws {
        let first = form(.review(of: "holmes"))
        await LatestTask.settleAll()
        first.type("begu", into: "text")
        first.type("begun", into: "text")
        first.input.edited.send(.flag(field: "spoiler", true))
        await LatestTask.settleAll()
        let second = form(.review(of: "holmes"))
        await LatestTask.settleAll()
        #expect(second.text("text") == "begun" && second.text("spoiler") == "on" && second.state.isDirty)
        await second.save()
        await LatestTask.settleAll()
        #expect(await world.keptTexts.drafts.isEmpty)
    }

    @Test func `a draft is discarded on request`() async throws {
        let first = form(.review(of: "holmes"))
        first.type("begun", into: "text")
        await LatestTask.settleAll()
        first.input.dropRequested.send()
        await LatestTask.settleAll()
        #expect(first.log.notes == ["discard?"])
        #expect(first.text("text") == "" && !first.state.hasDraft)
        #expect(await world.begun("review holmes") == nil)
    }

    @Test func `text typed before the draft is read is kept`() async throws {
        try await world.keptTexts.keep(
            Draft(form: "writing", subject: "review holmes", title: "", body: "of before", savedAt: 1),
            of: world.me.id)
        let form = form(.review(of: "holmes"))
        form.type("of now", into: "text")
        await LatestTask.settleAll()
        #expect(form.text("text") == "of now")
    }

    @Test func `an edited review keeps its spoiler flag`() async throws {
        let id = try await world.community.write(
            PostText("He dies.", as: .review), isSpoiler: true, about: "holmes", by: world.me, at: WorksWorld.now)
        let viewer = Viewer(world.me.id)
        let review = try #require(try await world.community.review(id, for: viewer))
        let form = form(.editReview(review))
        #expect(form.text("text") == "He dies.")
        #expect(form.text("spoiler") == "on")
        #expect(!form.state.isDirty)
        form.type("He dies twice.", into: "text")
        await form.save()
        let after = try #require(try await world.community.review(id, for: viewer))
        #expect(after.text.isSpoiler && after.text.revealed() == "He dies twice." && after.editedAt != nil)
    }

    @Test func `a comment needs one character, and one on a deleted review is kept as a draft`() async throws {
        let id = try await world.review("He listens.", of: "holmes")
        let review = try #require(try await world.community.review(id, for: Viewer(world.me.id)))
        let form = form(.comment(on: review), .korean)
        form.input.saveRequested.send()
        #expect(form.message("text") == "1자 이상 쓰세요.")
        form.type("응", into: "text")
        try await world.community.delete(id, by: "mina")
        await form.save()
        #expect(form.log.notes.last == "failed: 원래 글이 삭제되었습니다.")
        #expect(await world.begun("comment \(id)") == "응")
    }

    @Test func `a lost text is offered, taken on request and removed by posting`() async throws {
        try await world.keptTexts.keep(
            Draft(form: "review", subject: "holmes", title: "", body: "Cold, and a liar.", savedAt: 1), of: world.me.id)
        let form = form(.review(of: "holmes"))
        await LatestTask.settleAll()
        #expect(form.text("lost").contains("Cold, and a liar."))
        #expect(form.text("text") == "" && !form.state.isDirty, "nothing is restored by itself")
        form.input.opened.send(.field("take"))
        #expect(form.text("text") == "Cold, and a liar." && form.text("lost") == "")
        await form.save()
        let kept = await world.keptTexts.drafts
        #expect(kept.isEmpty && form.log.notes.contains("done: Review posted."))
    }

    @Test func `a guest is asked to sign up, and keeps the draft`() async throws {
        world.authorizer.isOpen = false
        let form = form(.review(of: "holmes"))
        form.type("a good one", into: "text")
        await form.save()
        #expect(form.log.notes.isEmpty)
        #expect(world.authorizer.intents.count == 1)
        #expect(await world.begun("review holmes") == "a good one")
    }
}
