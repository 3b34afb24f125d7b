import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

/// What a member does to a drink from anywhere.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DrinkDeedsTests {
    private let world = SampleWorld(["gin"])

    private func deeds(_ gate: any MemberGate = OpenGate()) -> DrinkDeeds {
        DrinkDeeds(member: world.member(gate: gate), strings: TestWords.words(.english))
    }

    @Test func `keys pressed faster than they can be kept are all kept, in their order`() async throws {
        let deeds = deeds()
        let done = Recorded(deeds.done)
        for _ in 0..<3 { deeds.toggle(.saved, on: "negroni", name: "Negroni") }
        await deeds.settle()
        #expect(try await world.marks.marks(of: "negroni", for: Profile.localID).isSaved)
        #expect(done.values == ["Negroni is saved", "Negroni is no longer saved", "Negroni is saved"])
    }

    @Test func `a second removal in a session takes the second drink`() async throws {
        let world = SampleWorld(saved: ["negroni", "gimlet", "americano"])
        let deeds = DrinkDeeds(member: world.member(), strings: TestWords.words(.english))
        deeds.remove(.saved, from: "negroni", name: "Negroni")
        deeds.remove(.saved, from: "gimlet", name: "Gimlet")
        await deeds.settle()
        let left = try await world.marks.drinks(marked: .saved, for: Profile.localID, after: nil, limit: 9)
        #expect(left.map(\.drink) == ["americano"])
    }

    @Test func `every deed says that the store changed`() async {
        let deeds = deeds()
        let changed = Recorded(world.storeChanged.map { true })
        deeds.toggle(.tried, on: "negroni", name: "Negroni")
        deeds.buyMissing(of: "negroni", name: "Negroni")
        await deeds.settle()
        #expect(changed.values.count == 2)
    }

    @Test func `a drink that lacks nothing asks for nothing`() async throws {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let deeds = DrinkDeeds(member: world.member(), strings: TestWords.words(.english))
        let done = Recorded(deeds.done)
        deeds.buyMissing(of: "negroni", name: "Negroni")
        await deeds.settle()
        #expect(done.values == ["Nothing is missing for Negroni."])
    }

    @Test func `a drink leaves the log with all its makings`() async throws {
        let made = (1...3).map { Making(drink: "negroni", madeAt: Int64($0)) } + [Making(drink: "gimlet", madeAt: 9)]
        let world = SampleWorld(made: made)
        let deeds = DrinkDeeds(member: world.member(), strings: TestWords.words(.english))
        let done = Recorded(deeds.done)
        deeds.removeFromLog("negroni", name: "Negroni")
        await deeds.settle()
        let left = try await world.log.entries(of: Profile.localID, drink: nil, after: nil, limit: 9)
        #expect(left.map(\.drink) == ["gimlet"])
        #expect(done.values == ["Negroni: 3 makings are out of the log"])
    }

    @Test func `what cannot be kept is said`() async {
        let deeds = deeds()
        let failed = Recorded(deeds.failed)
        await world.marks.fail(with: StoreError.diskFull)
        deeds.toggle(.saved, on: "negroni", name: "Negroni")
        await deeds.settle()
        #expect(failed.values == ["The disk is full: make room, then press r."])
    }

    @Test func `a guest's deeds stop at the gate`() async {
        let gate = ClosedGate()
        let deeds = deeds(gate)
        deeds.toggle(.saved, on: "negroni", name: "Negroni")
        deeds.remove(.tried, from: "negroni", name: "Negroni")
        deeds.removeFromLog("negroni", name: "Negroni")
        deeds.buyMissing(of: "negroni", name: "Negroni")
        deeds.buy(["gin"], for: "negroni")
        await deeds.settle()
        #expect(gate.asked.count == 5)
        #expect(await world.marks.changes.isEmpty)
    }
}
