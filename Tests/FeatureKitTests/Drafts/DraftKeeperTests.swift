import Domain
import TestSupport
import Testing

@testable import FeatureKit

/// Typed input returns, whatever the store does.
@MainActor
struct DraftKeeperTests {
    private let store = InMemoryDraftRepository()

    private func keeper(isLasting: Bool = true) -> DraftKeeper {
        DraftKeeper(repository: store, profile: Profile.localID, clock: FixedClock(7), isLasting: isLasting)
    }

    @Test func `the last of several quick changes is kept`() async {
        let keeper = keeper()
        for text in ["b", "be", "begun"] { keeper.keep(text, in: "dig", about: "holmes", title: "Holmes") }
        await LatestTask.settleAll()
        let kept = Draft(form: "dig", subject: "holmes", title: "Holmes", body: "begun", savedAt: 7)
        #expect(await store.drafts == [kept])
        #expect(keeper.unwritten.isEmpty)
    }

    @Test func `a draft can be read before it is written, and by the next keeper after`() async throws {
        let first = keeper()
        first.keep("begun", in: "dig")
        #expect(try await first.draft("dig")?.body == "begun")
        await LatestTask.settleAll()
        #expect(try await keeper().draft("dig")?.body == "begun")
        #expect(try await keeper().draft("made") == nil)
    }

    @Test func `a draft is resumed, but not over text typed, saved or discarded since`() async {
        keeper().keep("begun", in: "dig")
        await LatestTask.settleAll()
        for change in [{ _ in }, { $0.keep("more") }, { $0.forget() }] as [(DraftSlot) -> Void] {
            let slot = DraftSlot(keeper(), form: "dig", strings: TestWords.words(.english))
            var taken: [String] = []
            slot.resume {
                taken.append($0.body)
                return true
            } shown: {
                taken.append("shown")
            }
            change(slot)
            let isTouched = slot.isTouched
            await LatestTask.settleAll()
            #expect(taken == (isTouched ? [] : ["begun", "shown"]))
            #expect((slot.note == nil) == isTouched)
        }
    }

    @Test func `an unreadable draft is not overwritten by new text`() async throws {
        keeper().keep("begun", in: "dig")
        await LatestTask.settleAll()
        let failing = SlowDraftRepository(store)
        await failing.afterNextReading { throw NotFound(id: "draft") }
        let slot = DraftSlot(
            DraftKeeper(repository: failing, profile: Profile.localID, clock: FixedClock(8)), form: "dig",
            strings: TestWords.words(.english))
        slot.resume { _ in
            true
        } shown: {
        }
        await LatestTask.settleAll()
        #expect(!slot.isKeeping, "the form asks before it is left")
        slot.keep("anew")
        await LatestTask.settleAll()
        #expect(try await keeper().draft("dig")?.body == "begun")
    }

    @Test func `a forgotten draft is gone at once, for the next keeper too`() async throws {
        let first = keeper()
        first.keep("begun", in: "dig")
        first.forget("dig")
        #expect(try await first.draft("dig") == nil)
        await LatestTask.settleAll()
        #expect(try await keeper().draft("dig") == nil)
    }

    @Test func `a draft forgotten while it is read does not come back`() async throws {
        try await store.keep(
            Draft(form: "dig", subject: "", title: "", body: "begun", savedAt: 7), of: Profile.localID)
        let slow = SlowDraftRepository(store)
        let keeper = DraftKeeper(repository: slow, profile: Profile.localID, clock: FixedClock(8))
        await slow.afterNextReading { @MainActor in
            keeper.forget("dig")
            await LatestTask.settleAll()
        }
        #expect(try await keeper.draft("dig") == nil)
    }

    @Test func `a failed write keeps the draft and is retried with the next change`() async throws {
        let keeper = keeper()
        await store.fail(with: StoreError.diskFull)
        keeper.keep("begun", in: "dig")
        await LatestTask.settleAll()
        #expect(try await keeper.draft("dig")?.body == "begun")
        #expect(keeper.unkept.map(\.form) == ["dig"])
        await store.fail(with: nil)
        keeper.keep("more", in: "made")
        await LatestTask.settleAll()
        #expect(await store.drafts.map(\.body).sorted() == ["begun", "more"])
        #expect(keeper.unkept.isEmpty)
    }

    @Test func `a guest's draft lasts for the session and is never written`() async throws {
        let guest = keeper(isLasting: false)
        guest.keep("begun", in: "inquiry")
        await LatestTask.settleAll()
        #expect(try await guest.draft("inquiry")?.body == "begun")
        #expect(guest.unkept.map(\.form) == ["inquiry"])
        #expect(await store.drafts.isEmpty)
        guest.forget("inquiry")
        #expect(guest.unkept.isEmpty)
    }
}
