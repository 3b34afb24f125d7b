import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

@MainActor
struct PartyScreenTests {
    @Test(arguments: Language.allCases)
    func `every key that changes the menu is readable at 100 columns`(language: Language) async {
        let parties = InMemoryPartyRepository([PartyDrink(drink: "negroni", servings: 4)])
        let world = SampleWorld(["gin"])
        let container = BarDIContainer(world.dependencies(language, records: .sample(world.shelf, parties: parties)))
        let screen = PartyScreen(
            route: BarDestination.party.route,
            viewModel: container.makePartyViewModel(in: .answering([], in: EventLog())), changes: .never,
            strings: TestWords.words(language))
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        let words = TestWords.words(language)
        let context = RenderContext()
        var hints = screen.actions.filter { $0.isEnabled && $0.hint != nil }.enumerated().map { index, action in
            Hint(
                key: action.hintKeys ?? action.keys.first.map { KeyName.label(of: $0, glyphs: context.glyphs) } ?? "",
                label: action.hintTitle ?? action.title, priority: action.hint ?? 0, action: index)
        }
        // The hints of the program's own keys.
        hints += [("esc", "action.back"), ("?", "action.keys")].enumerated().map { index, key in
            Hint(key: key.0, label: words[key.1], priority: 0, action: hints.count + index)
        }
        var canvas = Canvas(size: Size(width: 100, height: 1))
        HintBarView.draw(hints, into: &canvas, in: canvas.bounds, context: context)
        let line = canvas.text(inRow: 0)
        for key in ["a", "+ -", ">", "b", "c", "f", "e", "x", "z"] {
            let hint = hints.first { $0.key == key }
            #expect(hint.map { line.contains("\($0.key) \($0.label)") } == true, "\(key): \(line)")
        }
    }

    @Test func `a screen reader gets the menu, what to buy and the orders where they fit`() async throws {
        let parties = InMemoryPartyRepository([PartyDrink(drink: "negroni", servings: 4)])
        try await parties.add("negroni", name: "Ari", note: "no ice", of: Profile.localID)
        let world = SampleWorld(["gin"])
        let container = BarDIContainer(world.dependencies(records: .sample(world.shelf, parties: parties)))
        let screen = PartyScreen(
            route: BarDestination.party.route,
            viewModel: container.makePartyViewModel(in: .answering([], in: EventLog())), changes: .never,
            strings: TestWords.english)
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        func text(_ height: Int) -> String {
            var canvas = Canvas(size: Size(width: 100, height: height))
            screen.render(into: &canvas, in: canvas.bounds, context: RenderContext(isPlain: true))
            return canvas.text
        }
        let all = text(40)
        for part in ["Menu", "4 x Negroni", "To buy", "Campari", "Orders", "waiting", "Ari"] {
            #expect(all.contains(part), "\(part)\n\(all)")
        }
        #expect(!text(6).contains("Ari"))
    }

    @Test func `a drink added to the menu becomes selected, so that its servings change`() async throws {
        let parties = InMemoryPartyRepository([PartyDrink(drink: "negroni", servings: 4)])
        let world = SampleWorld(["gin"])
        let container = BarDIContainer(world.dependencies(records: .sample(world.shelf, parties: parties)))
        let flow = Flow<BarStep>.answering([PickerRow(id: "gimlet", name: "Gimlet")], in: EventLog())
        let screen = PartyScreen(
            route: BarDestination.party.route, viewModel: container.makePartyViewModel(in: flow), changes: .never,
            strings: TestWords.words(.english))
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        #expect(screen.selected == 0)
        screen.input.addRequested.send()
        await LatestTask.settleAll()
        screen.input.refresh.send()
        await LatestTask.settleAll()
        #expect(screen.selected == 1)
        screen.actions.first { $0.keys.contains(Key(.up)) }?.perform()
        screen.input.refresh.send()
        await LatestTask.settleAll()
        #expect(screen.selected == 0, "a later refresh leaves the selection")
    }

    @Test func `a large window shows menu, purchases and orders, and a click focuses each`()
        async throws
    {
        let parties = InMemoryPartyRepository([PartyDrink(drink: "negroni", servings: 4)])
        let world = SampleWorld(["gin"])
        let container = BarDIContainer(world.dependencies(records: .sample(world.shelf, parties: parties)))
        let screen = PartyScreen(
            route: BarDestination.party.route,
            viewModel: container.makePartyViewModel(in: .answering([], in: EventLog())), changes: .never,
            strings: TestWords.words(.english))
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        func drawn(_ size: Size, _ context: RenderContext = RenderContext()) -> [String] {
            var canvas = Canvas(size: size)
            screen.render(into: &canvas, in: canvas.bounds, context: context)
            return (0..<size.height).map { canvas.text(inRow: $0) }
        }
        let large = Size(width: 160, height: 40)
        let context = RenderContext()
        let lines = drawn(large, context)
        for title in ["┏━ Menu ", "╭─ To buy ", "╭─ Orders ", "Negroni", "Campari", "No orders."] {
            #expect(lines.contains { $0.contains(title) }, "\(title)")
        }
        let row = try #require(lines.lastIndex { $0.contains("Campari  ") })
        #expect(context.hits.click(at: Point(x: 20, y: row)))
        #expect(drawn(large).contains { $0.contains("┏━ To buy ") })
        #expect(drawn(Size(width: 100, height: 25)).contains { $0.contains("[To buy]") && $0.contains("Orders") })
    }

    @Test func `an empty party names its three lists in a large window, with the button in the menu`() async {
        let world = SampleWorld(["gin"])
        let container = BarDIContainer(world.dependencies(records: .sample(world.shelf)))
        let screen = PartyScreen(
            route: BarDestination.party.route,
            viewModel: container.makePartyViewModel(in: .answering([], in: EventLog())), changes: .never,
            strings: TestWords.english)
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        var canvas = Canvas(size: Size(width: 160, height: 40))
        screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        for part in [
            "┏━ Menu ", "No menu yet.", "▸ [ add ]", "╭─ To buy ", "The menu is empty.", "╭─ Orders ", "No orders.",
        ] {
            #expect(canvas.text.contains(part), "\(part)\n\(canvas.text)")
        }
    }
}
