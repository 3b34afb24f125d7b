import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// Named filters can be saved, applied and removed.
@MainActor
struct SavedFiltersViewModelTests {
    @MainActor
    private struct Subject {
        let input = SavedFiltersViewModel.Input()
        let prompts = EventLog()
        let arrangement: Observable<DrinkArrangement>
        let states: Recorded<SavedFiltersState>
        let done: Recorded<String>
        let failed: Recorded<String>
        private let model: SavedFiltersViewModel

        init(
            _ world: SampleWorld, language: Language = .english, name: String = "Gin nights",
            authorizer: any MemberAuthorizer = PermissiveAuthorizer()
        ) {
            let arrangements = DrinkArrangements()
            arrangement = arrangements[.all]
            let flow = Flow<DrinksStep>(show: { [prompts] step in
                guard case .prompt(let prompt) = step else { return }
                prompts.note(prompt.route)
                prompt.onDone(name)
            })
            model = DrinksDIContainer(
                world.dependencies(language, arrangements: arrangements, authorizer: authorizer)
            ).makeSavedFiltersViewModel(.all, in: flow)
            let output = model.transform(input)
            states = Recorded(output.state)
            done = Recorded(output.messages.done)
            failed = Recorded(output.messages.failed)
        }

        /// Refreshes as the modal does after a change of the store.
        func storeChanged() async {
            await LatestTask.settleAll()
            input.refresh.send()
            await LatestTask.settleAll()
        }

        var state: SavedFiltersState { states.last ?? SavedFiltersState() }
    }

    private static let gin = DrinkFilter(wanted: [.base(.gin)], unwanted: [.alcoholFree])

    @Test func `without saved filters the list is empty, and without a filter none is saved`() async {
        let subject = Subject(SampleWorld())
        await LatestTask.settleAll()
        #expect(subject.state.phase == .empty)
        #expect(subject.state.current == "")
        subject.input.keepRequested.send()
        await subject.storeChanged()
        #expect(subject.prompts.notes == [])
    }

    @Test func `the current filter is saved under a name`() async throws {
        let world = SampleWorld()
        let subject = Subject(world)
        subject.arrangement.update { $0.filter = Self.gin }
        await LatestTask.settleAll()
        #expect(subject.state.current == "gin · not alcohol-free")
        subject.input.keepRequested.send()
        await subject.storeChanged()
        let kept = try await world.savedFilters.filters(of: Profile.localID)
        #expect(kept.map(\.name) == ["Gin nights"])
        #expect(kept.map(\.filter) == [Self.gin])
        #expect(
            subject.state.rows
                == [SavedFiltersState.Row(name: "Gin nights", text: "gin · not alcohol-free", isCurrent: true)])
        #expect(subject.done.values == ["Saved the filter as Gin nights."])
    }

    @Test func `a chosen filter applies at once, and a removed one is gone`() async throws {
        let world = SampleWorld()
        let filter = try #require(SavedFilter(name: "Gin", filter: Self.gin))
        try await world.savedFilters.save(filter, of: Profile.localID)
        let subject = Subject(world)
        await LatestTask.settleAll()
        #expect(subject.state.rows.map(\.isCurrent) == [false])
        subject.input.rowChosen.send(5)
        #expect(subject.arrangement.value.filter.isEmpty)
        subject.input.rowChosen.send(0)
        #expect(subject.arrangement.value.filter == Self.gin)
        await LatestTask.settleAll()
        #expect(subject.state.rows.map(\.isCurrent) == [true])
        subject.input.removalRequested.send(0)
        await subject.storeChanged()
        #expect(subject.state.phase == .empty)
        #expect(subject.done.values == ["Removed the filter Gin."])
        #expect(subject.arrangement.value.filter == Self.gin, "the applied filter stays")
    }

    @Test func `another account's filters are not shown`() async throws {
        let world = SampleWorld()
        let filter = try #require(SavedFilter(name: "Theirs", filter: Self.gin))
        try await world.savedFilters.save(filter, of: "mina")
        let subject = Subject(world)
        await LatestTask.settleAll()
        #expect(subject.state.phase == .empty)
    }

    @Test func `a guest saves and removes nothing`() async throws {
        let world = SampleWorld()
        let authorizer = RecordingAuthorizer(isOpen: false)
        let filter = try #require(SavedFilter(name: "Gin", filter: Self.gin))
        try await world.savedFilters.save(filter, of: Profile.localID)
        let subject = Subject(world, authorizer: authorizer)
        subject.arrangement.update { $0.filter = Self.gin }
        await LatestTask.settleAll()
        subject.input.keepRequested.send()
        subject.input.removalRequested.send(0)
        await subject.storeChanged()
        #expect(authorizer.intents == [.open(route: "drinks/all"), .open(route: "drinks/all")])
        #expect(try await world.savedFilters.filters(of: Profile.localID).count == 1)
    }

    @Test func `failed reads and writes are reported`() async {
        let world = SampleWorld()
        let subject = Subject(world)
        subject.arrangement.update { $0.filter = Self.gin }
        await LatestTask.settleAll()
        await world.savedFilters.fail(with: StoreError.diskFull)
        subject.input.keepRequested.send()
        await subject.storeChanged()
        #expect(subject.failed.values == ["The disk is full: free some space and try again."])
        let late = Subject(world)
        await LatestTask.settleAll()
        #expect(late.state.phase == .failed("The disk is full: free some space and try again."))
    }

    @Test func `in Korean`() async {
        let subject = Subject(SampleWorld(), language: .korean, name: "진의 밤")
        subject.arrangement.update { $0.filter = Self.gin }
        await LatestTask.settleAll()
        subject.input.keepRequested.send()
        await subject.storeChanged()
        #expect(subject.done.values == ["필터를 진의 밤으로 저장했습니다."])
    }
}
