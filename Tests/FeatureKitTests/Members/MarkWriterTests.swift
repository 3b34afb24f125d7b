import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

/// A member's actions on a drink, from any screen.
@MainActor
struct MarkWriterTests {
    private let world = SampleWorld(["gin"])

    private func drinkWriter(_ authorizer: any MemberAuthorizer = PermissiveAuthorizer()) -> MarkWriter {
        MarkWriter(member: world.member(authorizer: authorizer), strings: TestWords.words(.english))
    }

    @Test func `actions faster than they can be written are all stored in order`() async throws {
        let drinkWriter = drinkWriter()
        let done = Recorded(drinkWriter.messages.done)
        for _ in 0..<3 { drinkWriter.toggle(.saved, on: "negroni", name: "Negroni") }
        await LatestTask.settleAll()
        #expect(try await world.marks.marks(of: "negroni", for: Profile.localID).isSaved)
        #expect(done.values == ["Saved Negroni.", "Negroni is no longer saved.", "Saved Negroni."])
    }

    @Test func `a second removal in a session removes the second drink`() async throws {
        let world = SampleWorld(saved: ["negroni", "gimlet", "americano"])
        let drinkWriter = MarkWriter(member: world.member(), strings: TestWords.words(.english))
        drinkWriter.remove(.saved, from: "negroni", name: "Negroni")
        drinkWriter.remove(.saved, from: "gimlet", name: "Gimlet")
        await LatestTask.settleAll()
        let left = try await world.marks.drinks(marked: .saved, for: Profile.localID, after: nil, limit: 9)
        #expect(left.map(\.drink) == ["americano"])
    }

    @Test func `a drink without missing ingredients adds nothing to the list`() async throws {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let drinkWriter = MarkWriter(member: world.member(), strings: TestWords.words(.english))
        let done = Recorded(drinkWriter.messages.done)
        drinkWriter.buyMissing(of: "negroni", name: "Negroni")
        await LatestTask.settleAll()
        #expect(done.values == ["Nothing is missing for Negroni."])
    }

    @Test func `removing a drink from the log removes all its makings`() async throws {
        let made = (1...3).map { Making(drink: "negroni", madeAt: Int64($0)) } + [Making(drink: "gimlet", madeAt: 9)]
        let world = SampleWorld(made: made)
        let drinkWriter = MarkWriter(member: world.member(), strings: TestWords.words(.english))
        let done = Recorded(drinkWriter.messages.done)
        drinkWriter.removeFromLog("negroni", name: "Negroni")
        await LatestTask.settleAll()
        let left = try await world.log.entries(of: Profile.localID, drink: nil, after: nil, limit: 9)
        #expect(left.map(\.drink) == ["gimlet"])
        #expect(done.values == ["Removed 3 entries for Negroni from the log."])
    }

    @Test func `a failed write is reported`() async {
        let drinkWriter = drinkWriter()
        let failed = Recorded(drinkWriter.messages.failed)
        await world.marks.fail(with: StoreError.diskFull)
        drinkWriter.toggle(.saved, on: "negroni", name: "Negroni")
        await LatestTask.settleAll()
        #expect(failed.values == ["The disk is full: free some space and try again."])
    }

    @Test func `a guest's actions stop at the authorizer`() async {
        let authorizer = RecordingAuthorizer(isOpen: false)
        let drinkWriter = drinkWriter(authorizer)
        drinkWriter.toggle(.saved, on: "negroni", name: "Negroni")
        drinkWriter.remove(.tried, from: "negroni", name: "Negroni")
        drinkWriter.removeFromLog("negroni", name: "Negroni")
        drinkWriter.buyMissing(of: "negroni", name: "Negroni")
        drinkWriter.buy(["gin"], for: "negroni")
        await LatestTask.settleAll()
        #expect(authorizer.intents.count == 5)
        #expect(await world.marks.changes.isEmpty)
    }
}
