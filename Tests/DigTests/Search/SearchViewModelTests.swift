import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

/// Finding while typing, and the words and characters that are kept.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SearchViewModelTests {
    @MainActor
    private struct Subject {
        let query = Observable("")
        let visible = Signal<Range<Int>>()
        let selected = Signal<Int>()
        let page = Signal<Int>()
        let forget = Signal<Int>()
        let forgetAll = Signal<Void>()
        let kind = Signal<Void>()
        let undug = Signal<Void>()
        let type = Signal<Void>()
        let genre = Signal<Void>()
        let clear = Signal<Void>()
        let watch = Signal<Void>()
        let refresh = Signal<Void>()
        let left = EventLog()
        let said = EventLog()
        let bag = SubscriptionBag()
        let model: SearchViewModel
        let states: Recorded<SearchState>

        init(_ world: DigWorld, choosing place: Int = 0) {
            let (left, said) = (left, said)
            model = SearchViewModel(
                dependencies: world.dependencies(),
                actions: SearchActions(
                    showCharacter: { left.note("\($0.id) \($0.isDug)") }, showPage: { left.note("page \($0)") },
                    showWork: { left.note("work \($0)") }, showDrink: { left.note("drink \($0)") },
                    showIngredient: { left.note("ingredient \($0)") }, showMember: { left.note("member \($0)") },
                    choose: { $0.chosen(place) }))
            let output = model.transform(
                SearchViewModel.Input(
                    query: query.readOnly, visibleRowsChanged: visible.events, rowSelected: selected.events,
                    pageRequested: page.events,
                    forgetRequested: forget.events, forgetAllRequested: forgetAll.events, kindCycled: kind.events,
                    undugToggled: undug.events, typeRequested: type.events, genreRequested: genre.events,
                    filterCleared: clear.events, watchRequested: watch.events, refreshRequested: refresh.events))
            states = Recorded(output.state)
            output.wordChosen.observe { left.note("word \($0)") }.store(in: bag)
            output.done.observe { said.note($0) }.store(in: bag)
            output.failed.observe { said.note("failed: \($0)") }.store(in: bag)
        }

        var state: SearchState { states.last ?? SearchState() }
        var titles: [String] { state.rows.map(\.title) }
    }

    @Test func `works, characters and drinks answer one word`() async {
        let subject = Subject(DigWorld())
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
        subject.query.send("sherlock")
        await subject.model.settle()
        #expect(subject.titles.contains("Sherlock Holmes"))
        #expect(subject.state.rows.contains { $0.target == .work("sherlock-holmes") })
        #expect(subject.state.rows.contains { $0.target == .character(DugState(id: "holmes", isDug: false)) })
        subject.query.send("negroni")
        await subject.model.settle()
        #expect(subject.state.rows.contains { $0.target == .drink("negroni") })
    }

    @Test func `what is opened is remembered and can be forgotten`() async throws {
        let world = DigWorld()
        let subject = Subject(world)
        subject.query.send("metropolis")
        await subject.model.settle()
        subject.selected.send(0)
        await subject.model.settle()
        #expect(subject.left.notes == ["work metropolis"])
        subject.query.send("")
        await subject.model.settle()
        #expect(subject.titles == ["Recent searches", "metropolis"])
        subject.selected.send(1)
        #expect(subject.left.notes.last == "word metropolis")
        subject.forget.send(1)
        await subject.model.settle()
        subject.refresh.send()
        await subject.model.settle()
        #expect(subject.titles.isEmpty)
    }

    @Test func `nothing found comes with suggestions`() async {
        let subject = Subject(DigWorld())
        subject.query.send("zzzzqqq")
        await subject.model.settle()
        #expect(subject.state.isSuggesting)
        #expect(subject.state.rows.first?.target == .heading)
        #expect(subject.state.rows.count > 1)
    }

    @Test func `a type names nobody who was not dug`() async {
        let world = DigWorld()
        let place = (MBTI.all.firstIndex(of: DigWorld.type("INTP")) ?? 0) + 1
        let subject = Subject(world, choosing: place)
        await subject.model.settle()
        subject.type.send()
        await subject.model.settle()
        #expect(subject.state.filter.type?.text == "INTP")
        for row in subject.state.rows {
            if case .character = row.target { Issue.record("\(row.title) is named") }
        }
    }

    @Test func `genre, kind and what is not dug narrow the search together, and clearing brings all back`() async throws
    {
        let world = DigWorld()
        let subject = Subject(world, choosing: 1)
        subject.query.send("e")
        await subject.model.settle()
        let all = subject.titles
        subject.genre.send()
        await subject.model.settle()
        #expect(subject.state.filter.genre == "drama")
        #expect(subject.state.genreName == "Drama")
        #expect(!subject.titles.contains("Sherlock Holmes"))
        #expect(!subject.titles.isEmpty && subject.titles != all)
        subject.kind.send()
        subject.undug.send()
        await subject.model.settle()
        #expect(subject.state.filter.kind == .animation && subject.state.filter.isUndugOnly)
        subject.clear.send()
        await subject.model.settle()
        #expect(subject.state.filter.isEmpty)
        #expect(subject.titles == all)
    }

    @Test func `where a filter leaves nothing the heading says so and how to clear it`() async {
        let subject = Subject(DigWorld())
        subject.query.send("zzzzqqq")
        subject.undug.send()
        await subject.model.settle()
        #expect(subject.titles.first == TestWords.english["search.suggestions-filtered"])
        subject.clear.send()
        await subject.model.settle()
        #expect(subject.titles.first == TestWords.english["search.suggestions"])
    }

    @Test func `a word is watched once, and six are too many`() async throws {
        let world = DigWorld()
        let subject = Subject(world)
        for word in ["one", "one", "two", "three", "four", "five", "six"] {
            subject.query.send(word)
            subject.watch.send()
            await subject.model.settle()
        }
        #expect(subject.said.notes.count == 7)
        #expect(subject.said.notes[1] == "You are already watching one.")
        #expect(subject.said.notes.last?.hasPrefix("failed: You are watching 5 words") == true)
    }
}
