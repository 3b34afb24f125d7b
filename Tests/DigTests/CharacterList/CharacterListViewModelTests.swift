import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

/// The lists of characters to dig.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CharacterListViewModelTests {
    @MainActor
    private struct Subject {
        let visible = Signal<Range<Int>>()
        let selected = Signal<Int>()
        let page = Signal<Int>()
        let work = Signal<Int>()
        let other = Signal<Void>()
        let shuffle = Signal<Void>()
        let kind = Signal<Void>()
        let undug = Signal<Void>()
        let search = Signal<Void>()
        let refresh = Signal<Void>()
        let left = EventLog()
        let model: CharacterListViewModel
        let states: Recorded<CharacterListState>

        init(_ list: CharacterList, _ world: DigWorld) {
            let left = left
            model = CharacterListViewModel(
                list: list, dependencies: world.dependencies(),
                actions: CharacterListActions(
                    showCharacter: { left.note("\($0.id) \($0.isDug)") }, showPage: { left.note("page \($0)") },
                    showWork: { left.note("work \($0)") }, showOther: { left.note("list \($0)") },
                    showSearch: { left.note("search") }))
            states = Recorded(
                model.transform(
                    CharacterListViewModel.Input(
                        visibleRows: visible.events, rowSelected: selected.events, pageRequested: page.events,
                        workRequested: work.events, otherRequested: other.events, shuffleRequested: shuffle.events,
                        kindCycled: kind.events, undugToggled: undug.events, searchRequested: search.events,
                        refreshRequested: refresh.events)
                ).state)
        }

        var state: CharacterListState { states.last ?? CharacterListState() }
        var names: Set<String> { Set(state.rows.map(\.name)) }
    }

    @Test func `random shows everybody, in an order of its own`() async {
        let subject = Subject(.random, DigWorld())
        await subject.model.settle()
        #expect(subject.state.rows.count == 9)
        let before = subject.state.rows.map(\.name)
        subject.shuffle.send()
        await subject.model.settle()
        #expect(Set(before) == subject.names)
        #expect(subject.state.rows.map(\.name) != before)
    }

    @Test func `kinds and what was dug can be left out`() async throws {
        let world = DigWorld()
        let subject = Subject(.random, world)
        await subject.model.settle()
        subject.kind.send()
        await subject.model.settle()
        #expect(subject.state.kind == .animation)
        #expect(subject.names == ["Master Tom"])
        subject.kind.send()
        subject.undug.send()
        _ = try await world.community.vote(
            Ballot("holmes", DigWorld.type("INTP")), by: try #require(world.member), at: 1)
        world.storeChanged.send()
        await subject.model.settle()
        #expect(subject.state.kind == .film)
        #expect(!subject.names.contains("Sherlock Holmes"))
        #expect(subject.names.contains("John Watson"))
    }

    @Test func `a row dug before opens its result, another its form`() async throws {
        let world = DigWorld()
        _ = try await world.community.vote(
            Ballot("holmes", DigWorld.type("INTP")), by: try #require(world.member), at: DigWorld.now - 5)
        let subject = Subject(.hot, world)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.name) == ["Sherlock Holmes"])
        #expect(subject.state.rows.first?.detail == "guess INTP · 1 vote")
        subject.selected.send(0)
        subject.work.send(0)
        subject.page.send(0)
        subject.other.send()
        subject.selected.send(7)
        #expect(subject.left.notes == ["holmes true", "work sherlock-holmes", "page holmes", "list random"])
    }

    @Test func `no row of somebody who was not dug tells a type`() async {
        let subject = Subject(.random, DigWorld())
        await subject.model.settle()
        for row in subject.state.rows {
            for type in MBTI.all { #expect(!row.detail.contains(type.text), "\(row.name)") }
        }
    }
}
