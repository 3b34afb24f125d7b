import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// The picker of tried drinks: ticks, families, search.
@MainActor
struct TriedPickerViewModelTests {
    @MainActor
    private struct Subject {
        let input = TriedPickerViewModel.Input()
        let states: Recorded<TriedPickerState>
        let done: Recorded<String>
        let failed: Recorded<String>
        private let model: TriedPickerViewModel

        init(_ world: SampleWorld, authorizer: any MemberAuthorizer = PermissiveAuthorizer()) {
            model = DrinksDIContainer(world.dependencies(authorizer: authorizer)).makeTriedPickerViewModel()
            let output = model.transform(input)
            states = Recorded(output.state)
            done = Recorded(output.messages.done)
            failed = Recorded(output.messages.failed)
        }

        var state: TriedPickerState { states.last ?? TriedPickerState() }
        func names() -> [String] { state.rows.sorted { $0.key < $1.key }.map(\.value.name) }
        func ticked() -> [String] {
            state.rows.sorted { $0.key < $1.key }.filter(\.value.isTried).map(\.value.name)
        }
    }

    @Test func `drinks tried before are ticked`() async {
        let subject = Subject(SampleWorld(tried: ["gimlet"]))
        await LatestTask.settleAll()
        #expect(subject.names() == ["Americano", "Boulevardier", "Gimlet", "Lemonade", "Negroni"])
        #expect(subject.ticked() == ["Gimlet"])
        #expect(subject.state.triedCount == 1)
    }

    @Test func `ticks are saved at once and survive families and searches`() async throws {
        let world = SampleWorld()
        let subject = Subject(world)
        await LatestTask.settleAll()
        subject.input.rowToggled.send(4)
        subject.input.rowToggled.send(0)
        await LatestTask.settleAll()
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.ticked() == ["Americano", "Negroni"])
        #expect(subject.done.values == [], "a tick is shown in its row")
        subject.input.baseStepped.send(1)
        await LatestTask.settleAll()
        #expect(subject.state.base == .gin)
        #expect(subject.names() == ["Gimlet", "Negroni"])
        #expect(subject.ticked() == ["Negroni"])
        subject.input.query.send("neg")
        await LatestTask.settleAll()
        #expect(subject.names() == ["Negroni"])
        #expect(subject.state.triedCount == 2)
        subject.input.rowToggled.send(0)
        await LatestTask.settleAll()
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(try await world.marks.count(of: .tried, for: Profile.localID) == 1)
    }

    @Test func `a search without hits is an empty list, not an error`() async {
        let subject = Subject(SampleWorld())
        await LatestTask.settleAll()
        subject.input.query.send("zzz")
        await LatestTask.settleAll()
        #expect(subject.state.phase == .empty)
    }

    @Test func `the key for families cycles`() async {
        let subject = Subject(SampleWorld())
        await LatestTask.settleAll()
        let count = subject.state.bases.count
        #expect(count > 1)
        for _ in 0...count { subject.input.baseStepped.send(1) }
        await LatestTask.settleAll()
        #expect(subject.state.base == nil)
        subject.input.baseStepped.send(-1)
        await LatestTask.settleAll()
        #expect(subject.state.base == subject.state.bases.last)
    }

    @Test func `a failed save leaves the picker usable`() async {
        let world = SampleWorld()
        let subject = Subject(world)
        await LatestTask.settleAll()
        await world.marks.fail(with: StoreError.diskFull)
        subject.input.rowToggled.send(0)
        await LatestTask.settleAll()
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.failed.values == ["The disk is full: free some space and try again."])
        await world.marks.fail(with: nil)
        subject.input.rowToggled.send(0)
        await LatestTask.settleAll()
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.ticked() == ["Americano"])
    }

    @Test func `only a window of a long list is held`() async {
        let subject = Subject(SampleWorld(catalogue: SampleCatalogue.long(500)))
        await LatestTask.settleAll()
        #expect(subject.state.count == 500)
        #expect(subject.state.rows.count < 100)
        subject.input.visibleRows.send(300..<320)
        await LatestTask.settleAll()
        #expect(subject.state.rows[310]?.name == "Drink 311")
    }
}
