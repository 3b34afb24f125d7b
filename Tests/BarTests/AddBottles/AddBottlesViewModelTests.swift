import Domain
import FeatureKit
import Navigation
import Reactive
import TestSupport
import Testing

@testable import Bar

/// Every ingredient can be found by typing and put on the shelf with one key.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AddBottlesViewModelTests {
    @MainActor
    private struct Subject {
        let query = Observable("")
        let toggled = Signal<Int>()
        let refresh = Signal<Void>()
        let filter = Signal<Int>()
        let save = Signal<Void>()
        let leave = Signal<Void>()
        let asked = EventLog()
        let closed: Recorded<Bool>
        let model: AddBottlesViewModel
        let states: Recorded<AddBottlesState>
        let messages: Recorded<String>
        let failures: Recorded<String>

        init(
            _ world: SampleWorld, _ language: Language = .english, from start: BottleFilter = .all,
            authorizer: any MemberAuthorizer = PermissiveAuthorizer()
        ) {
            model = AddBottlesViewModel(
                filter: start, dependencies: world.dependencies(language, authorizer: authorizer),
                actions: AddBottlesActions(askToLeave: { [asked] in asked.note($0.route) }))
            let output = model.transform(
                AddBottlesViewModel.Input(
                    query: query.readOnly, rowToggled: toggled.events, filterMoved: filter.events,
                    saveRequested: save.events, leaveRequested: leave.events, refreshRequested: refresh.events))
            closed = Recorded(output.finished.map { true })
            states = Recorded(output.state)
            messages = Recorded(output.barChanged)
            failures = Recorded(output.failed)
        }

        var state: AddBottlesState { states.last ?? AddBottlesState() }
        func type(_ text: String) async {
            query.send(text)
            await model.settle()
        }
        func row(_ name: String) throws -> Int { try #require(state.rows.firstIndex { $0.name == name }) }
    }

    @Test func `without a word it shows everything but what is always there`() async {
        let subject = Subject(SampleWorld())
        #expect(subject.state.phase == .loading)
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
        #expect(subject.state.rows.count == 14)
        #expect(!subject.state.rows.contains { $0.name == "Water" })
        #expect(subject.state.rows.first?.category == "Spirits")
        #expect(subject.state.summary == "0 bottles · 0 now")
    }

    @Test func `typing narrows, in both languages`() async {
        let subject = Subject(SampleWorld())
        await subject.type("verm")
        #expect(subject.state.rows.map(\.name).sorted() == ["Dry vermouth", "Sweet vermouth", "Vermouth"])
        await subject.type("캄파")
        #expect(subject.state.rows.map(\.name) == ["Campari"])
        #expect(subject.state.rows.first?.otherName == "캄파리")
    }

    @Test(arguments: ["zzz", "water"])
    func `where nothing can be added it says so`(text: String) async {
        let subject = Subject(SampleWorld())
        await subject.type(text)
        #expect(subject.state.phase == .empty)
        #expect(subject.state.rows == [])
    }

    @Test func `in Korean`() async {
        let subject = Subject(SampleWorld(), .korean)
        await subject.type("진")
        #expect(subject.state.rows.first?.name == "진")
        #expect(subject.state.rows.first?.category == "증류주")
    }

    @Test func `ticks are kept together, and say what that did`() async throws {
        let world = SampleWorld(["campari"])
        let changed = Recorded(world.storeChanged.map { true })
        let subject = Subject(world)
        await subject.type("sweet")
        subject.toggled.send(try subject.row("Sweet vermouth"))
        await subject.model.settle()
        #expect(subject.state.rows[try subject.row("Sweet vermouth")].isOwned)
        #expect(subject.state.rows[try subject.row("Sweet vermouth")].isPending)
        #expect(subject.state.summary == "1 unsaved · 0 → 1 drinks")
        await subject.type("campari")
        subject.toggled.send(0)
        await subject.model.settle()
        #expect(subject.state.pending == 2)
        #expect(await world.shelf.changes.isEmpty)
        subject.save.send()
        await subject.model.settle()
        #expect(subject.messages.values == ["Added 1 to your bar. Removed 1 from your bar."])
        #expect(await world.shelf.changes.count == 1)
        #expect(try await world.bar.bottles().map(\.ingredient) == ["sweet-vermouth"])
        #expect(changed.values.count == 1)
        #expect(subject.closed.values.count == 1)
        #expect(subject.state.pending == 0)
    }

    @Test func `a tick taken back leaves nothing to keep`() async throws {
        let world = SampleWorld(["campari"])
        let subject = Subject(world)
        await subject.type("campari")
        subject.toggled.send(0)
        subject.toggled.send(0)
        await subject.model.settle()
        #expect(subject.state.pending == 0)
        subject.leave.send()
        #expect(subject.closed.values.count == 1)
        #expect(subject.asked.notes == [])
    }

    @Test func `leaving asks about ticks that are not kept`() async throws {
        let subject = Subject(SampleWorld())
        await subject.type("campari")
        subject.toggled.send(0)
        await subject.model.settle()
        subject.leave.send()
        #expect(subject.asked.notes == ["bar/add/leave"])
        #expect(subject.closed.values == [])
    }

    @Test func `a save that failed keeps the ticks, and can be done again`() async throws {
        let world = SampleWorld()
        let subject = Subject(world)
        await subject.type("campari")
        subject.toggled.send(0)
        await subject.model.settle()
        await world.shelf.fail(with: StoreError.diskFull)
        subject.save.send()
        await subject.model.settle()
        #expect(subject.failures.values == ["The disk is full: free some space, then press r."])
        #expect(subject.state.pending == 1)
        #expect(subject.closed.values == [])
        await world.shelf.fail(with: nil)
        subject.save.send()
        await subject.model.settle()
        #expect(try await world.bar.bottles().map(\.ingredient) == ["campari"])
        #expect(subject.closed.values.count == 1)
    }

    @Test func `a guest may tick and is asked in when it is kept`() async throws {
        let world = SampleWorld()
        let authorizer = DenyingAuthorizer()
        let subject = Subject(world, authorizer: authorizer)
        await subject.type("campari")
        subject.toggled.send(0)
        await subject.model.settle()
        subject.save.send()
        await subject.model.settle()
        #expect(authorizer.intents == [.open(route: "bar")])
        #expect(subject.state.pending == 1)
        #expect(await world.shelf.changes.isEmpty)
    }

    @Test func `the strip narrows to the commonest, to mine, to one shelf`() async {
        let subject = Subject(SampleWorld(["campari", "lime"]), from: .commonest)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.name).prefix(2) == ["Gin", "Whiskey"])
        #expect(!subject.state.rows.contains { $0.name == "Beefeater" })
        subject.filter.send(1)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.name) == ["Campari", "Lime"])
        subject.filter.send(1)
        await subject.model.settle()
        #expect(subject.state.filter == .category(.spirit))
        #expect(subject.state.rows.map(\.name) == ["Beefeater", "Gin", "London dry gin", "Whiskey"])
        await subject.type("whis")
        #expect(subject.state.rows.map(\.name) == ["Whiskey"])
        subject.filter.send(-3)
        await subject.model.settle()
        #expect(subject.state.filter == .all)
    }

    @Test func `a row that is not there is not toggled`() async {
        let world = SampleWorld()
        let subject = Subject(world)
        await subject.model.settle()
        subject.toggled.send(99)
        await subject.model.settle()
        #expect(await world.shelf.changes.isEmpty)
    }

    @Test func `what cannot be read is said, and can be tried again`() async {
        let world = SampleWorld()
        await world.ingredients.fail(with: StoreError.busy)
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it, then press r."))
        await world.ingredients.fail(with: nil)
        subject.refresh.send()
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `the answer to what was typed before is dropped`() async {
        let world = SampleWorld()
        let subject = Subject(world)
        subject.query.send("v")
        subject.query.send("campari")
        await subject.model.settle()
        #expect(subject.state.rows.map(\.name) == ["Campari"])
        let answers = subject.states.values.filter { $0.phase == .loaded }.map { $0.rows.map(\.name) }
        #expect(answers == [["Campari"]])
    }

    @Test func `an empty bottle counts as not there`() async throws {
        let world = SampleWorld()
        try await world.bar.apply(BarChange(added: [Bottle(ingredient: "campari", level: .empty)]))
        let subject = Subject(world)
        await subject.type("campari")
        #expect(subject.state.rows.map(\.isOwned) == [false])
        subject.toggled.send(0)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.isOwned) == [true])
    }

    @Test func `what others change shows`() async throws {
        let world = SampleWorld()
        let subject = Subject(world)
        await subject.type("campari")
        try await world.add("campari")
        await subject.model.settle()
        #expect(subject.state.rows.map(\.isOwned) == [true])
    }
}
