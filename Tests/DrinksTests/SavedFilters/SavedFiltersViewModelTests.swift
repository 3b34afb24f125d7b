import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// Filters with a name: kept, chosen again, taken away.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SavedFiltersViewModelTests {
    @MainActor
    private struct Subject {
        let chosen = Signal<Int>()
        let keep = Signal<Void>()
        let removal = Signal<Int>()
        let prompts = EventLog()
        let arrangement: Observable<DrinkArrangement>
        let model: SavedFiltersViewModel
        let states: Recorded<SavedFiltersState>
        let done: Recorded<String>
        let failed: Recorded<String>

        init(
            _ world: SampleWorld, language: Language = .english, name: String = "Gin nights",
            authorizer: any MemberAuthorizer = PermissiveAuthorizer()
        ) {
            let dependencies = world.dependencies(language, authorizer: authorizer)
            arrangement = dependencies.arrangements[.all]
            model = SavedFiltersViewModel(
                section: .all, dependencies: dependencies,
                actions: SavedFiltersActions(askName: { [prompts] prompt in
                    prompts.note(prompt.route)
                    prompt.onDone(name)
                }))
            let output = model.transform(
                SavedFiltersViewModel.Input(
                    rowChosen: chosen.events, keepRequested: keep.events, removalRequested: removal.events))
            states = Recorded(output.state)
            done = Recorded(output.done)
            failed = Recorded(output.failed)
        }

        var state: SavedFiltersState { states.last ?? SavedFiltersState() }
    }

    private static let gin = DrinkFilter(wanted: [.base(.gin)], unwanted: [.alcoholFree])

    @Test func `without any the box is empty, and an open list has nothing to keep`() async {
        let subject = Subject(SampleWorld())
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
        #expect(subject.state.current == "")
        subject.keep.send()
        await subject.model.settle()
        #expect(subject.prompts.notes == [])
    }

    @Test func `the filter that holds is kept under a name, and all others hear of it`() async throws {
        let world = SampleWorld()
        let subject = Subject(world)
        let heard = Recorded(world.storeChanged.events)
        subject.arrangement.update { $0.filter = Self.gin }
        await subject.model.settle()
        #expect(subject.state.current == "gin · not alcohol-free")
        subject.keep.send()
        await subject.model.settle()
        let kept = try await world.savedFilters.filters(of: Profile.localID)
        #expect(kept.map(\.name) == ["Gin nights"])
        #expect(kept.map(\.filter) == [Self.gin])
        #expect(
            subject.state.rows
                == [SavedFiltersState.Row(name: "Gin nights", text: "gin · not alcohol-free", isCurrent: true)])
        #expect(subject.done.values == ["Saved the filter as Gin nights. Press u to undo."])
        #expect(heard.values.count == 1)
    }

    @Test func `a chosen one holds from now on, one taken away is gone`() async throws {
        let world = SampleWorld()
        let filter = try #require(SavedFilter(name: "Gin", filter: Self.gin))
        try await world.savedFilters.save(filter, of: Profile.localID)
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.isCurrent) == [false])
        subject.chosen.send(5)
        #expect(subject.arrangement.value.filter.isEmpty)
        subject.chosen.send(0)
        #expect(subject.arrangement.value.filter == Self.gin)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.isCurrent) == [true])
        subject.removal.send(0)
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
        #expect(subject.done.values == ["Removed the filter Gin. Press u to undo."])
        #expect(subject.arrangement.value.filter == Self.gin, "what is shown stays")
    }

    @Test func `another account's filters are not shown`() async throws {
        let world = SampleWorld()
        let filter = try #require(SavedFilter(name: "Theirs", filter: Self.gin))
        try await world.savedFilters.save(filter, of: "mina")
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
    }

    @Test func `a guest keeps and removes nothing`() async throws {
        let world = SampleWorld()
        let authorizer = DenyingAuthorizer()
        let filter = try #require(SavedFilter(name: "Gin", filter: Self.gin))
        try await world.savedFilters.save(filter, of: Profile.localID)
        let subject = Subject(world, authorizer: authorizer)
        subject.arrangement.update { $0.filter = Self.gin }
        await subject.model.settle()
        subject.keep.send()
        subject.removal.send(0)
        await subject.model.settle()
        #expect(authorizer.asked == [.open(route: "drinks/all"), .open(route: "drinks/all")])
        #expect(try await world.savedFilters.filters(of: Profile.localID).count == 1)
    }

    @Test func `what cannot be read or kept is said`() async {
        let world = SampleWorld()
        let subject = Subject(world)
        subject.arrangement.update { $0.filter = Self.gin }
        await subject.model.settle()
        await world.savedFilters.fail(with: StoreError.diskFull)
        subject.keep.send()
        await subject.model.settle()
        #expect(subject.failed.values == ["The disk is full: free some space, then press r."])
        let late = Subject(world)
        await late.model.settle()
        #expect(late.state.phase == .failed("The disk is full: free some space, then press r."))
    }

    @Test func `in Korean`() async {
        let subject = Subject(SampleWorld(), language: .korean, name: "진의 밤")
        subject.arrangement.update { $0.filter = Self.gin }
        await subject.model.settle()
        subject.keep.send()
        await subject.model.settle()
        #expect(subject.done.values == ["필터를 진의 밤으로 저장했습니다. u를 누르면 되돌립니다."])
    }
}
