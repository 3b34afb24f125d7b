import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// The picker of tried drinks: ticks, families, search.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct TriedPickerViewModelTests {
    @MainActor
    private struct Subject {
        let query = Observable("")
        let visible = Signal<Range<Int>>()
        let base = Signal<Int>()
        let toggled = Signal<Int>()
        let refresh = Signal<Void>()
        let model: TriedPickerViewModel
        let states: Recorded<TriedPickerState>
        let failed: Recorded<String>

        init(_ world: SampleWorld, authorizer: any MemberAuthorizer = PermissiveAuthorizer()) {
            model = TriedPickerViewModel(dependencies: world.dependencies(authorizer: authorizer))
            let output = model.transform(
                TriedPickerViewModel.Input(
                    query: query.readOnly, visibleRowsChanged: visible.events, baseStepped: base.events,
                    rowToggled: toggled.events, refreshRequested: refresh.events))
            states = Recorded(output.state)
            failed = Recorded(output.failed)
        }

        var state: TriedPickerState { states.last ?? TriedPickerState() }
        func names() -> [String] { state.rows.sorted { $0.key < $1.key }.map(\.value.name) }
        func ticked() -> [String] {
            state.rows.sorted { $0.key < $1.key }.filter(\.value.isTried).map(\.value.name)
        }
    }

    @Test func `what was ticked before is ticked`() async {
        let subject = Subject(SampleWorld(tried: ["gimlet"]))
        await subject.model.settle()
        #expect(subject.names() == ["Americano", "Boulevardier", "Gimlet", "Lemonade", "Negroni"])
        #expect(subject.ticked() == ["Gimlet"])
        #expect(subject.state.triedCount == 1)
    }

    @Test func `ticks are kept at once and survive families and search`() async throws {
        let world = SampleWorld()
        let subject = Subject(world)
        await subject.model.settle()
        subject.toggled.send(4)
        subject.toggled.send(0)
        await subject.model.settle()
        #expect(subject.ticked() == ["Americano", "Negroni"])
        subject.base.send(1)
        await subject.model.settle()
        #expect(subject.state.base == .gin)
        #expect(subject.names() == ["Gimlet", "Negroni"])
        #expect(subject.ticked() == ["Negroni"])
        subject.query.send("neg")
        await subject.model.settle()
        #expect(subject.names() == ["Negroni"])
        #expect(subject.state.triedCount == 2)
        subject.toggled.send(0)
        await subject.model.settle()
        #expect(try await world.marks.count(of: .tried, for: Profile.localID) == 1)
    }

    @Test func `nothing found is an empty list, not an error`() async {
        let subject = Subject(SampleWorld())
        await subject.model.settle()
        subject.query.send("zzz")
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
    }

    @Test func `families go around`() async {
        let subject = Subject(SampleWorld())
        await subject.model.settle()
        let count = subject.state.bases.count
        #expect(count > 1)
        for _ in 0...count { subject.base.send(1) }
        await subject.model.settle()
        #expect(subject.state.base == nil)
        subject.base.send(-1)
        await subject.model.settle()
        #expect(subject.state.base == subject.state.bases.last)
    }

    @Test func `a save that fails leaves the picker usable`() async {
        let world = SampleWorld()
        let subject = Subject(world)
        await subject.model.settle()
        await world.marks.fail(with: StoreError.diskFull)
        subject.toggled.send(0)
        await subject.model.settle()
        #expect(subject.failed.values == ["The disk is full: free some space, then press r."])
        await world.marks.fail(with: nil)
        subject.toggled.send(0)
        await subject.model.settle()
        #expect(subject.ticked() == ["Americano"])
    }

    @Test func `only a window of a long list is held`() async {
        let subject = Subject(SampleWorld(catalogue: SampleCatalogue.long(500)))
        await subject.model.settle()
        #expect(subject.state.count == 500)
        #expect(subject.state.rows.count < 100)
        subject.visible.send(300..<320)
        await subject.model.settle()
        #expect(subject.state.rows[310]?.name == "Drink 311")
    }
}
