import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

/// The shelf as it is drawn: what an empty one calls to, and where what it makes possible stands.
@MainActor
struct InventoryScreenTests {
    private let went = EventLog()
    private let host = StubScreenHost()

    private func screen(_ bottles: [Identifier<Ingredient>], _ language: Language = .english) async -> InventoryScreen {
        let container = BarDIContainer(SampleWorld(bottles).dependencies(language))
        let screen = InventoryScreen(
            viewModel: container.makeInventoryViewModel(in: .answering([], in: went)), changes: .never,
            strings: TestWords.words(language))
        screen.load(in: host)
        await LatestTask.settleAll()
        return screen
    }

    private func drawn(_ screen: InventoryScreen, _ size: Size, _ context: RenderContext) -> [String] {
        var canvas = Canvas(size: size)
        screen.render(into: &canvas, in: canvas.bounds, context: context)
        return (0..<size.height).map { canvas.text(inRow: $0) }
    }

    @Test(arguments: Language.allCases, [Size(width: 60, height: 11), Size(width: 100, height: 25)])
    func `an empty bar has one button, whole, which Enter and a click press`(
        language: Language, size: Size
    ) async throws {
        let screen = await screen([], language)
        let context = RenderContext()
        let lines = drawn(screen, size, context)
        let strings = TestWords.words(language)
        let row = try #require(lines.firstIndex { $0.contains("[ \(strings["action.in-a-minute"]) ]") })
        #expect(lines.filter { $0.contains("[ ") }.count == 1)
        #expect(lines[row].contains(strings["shelf.empty.start"]))
        #expect(!lines.joined().contains("…"))
        #expect(lines.dropFirst(row + 1).allSatisfy { $0.allSatisfy { $0 == " " } })
        let open = try #require(screen.actions.first { $0.keys.contains(Key(.enter)) && $0.isEnabled })
        #expect(open.hint != nil && open.title == strings["action.in-a-minute"])
        open.perform()
        #expect(context.hits.click(at: Point(x: 5, y: row)))
        #expect(went.notes == ["bar/minute", "bar/minute"])
    }

    @Test func `with bottles Enter opens the selected one, and no button is there`() async throws {
        let screen = await screen(["gin"])
        #expect(!drawn(screen, Size(width: 100, height: 25), RenderContext()).joined().contains("["))
        try #require(screen.actions.first { $0.keys.contains(Key(.enter)) && $0.isEnabled }).perform()
        #expect(went.notes == ["ingredient:gin"])
    }

    @Test func `for a screen reader the bottles stand alone, with their levels in words`() async {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        let context = RenderContext(isPlain: true)
        #expect(!drawn(screen, Size(width: 160, height: 40), context).joined().contains("Can make now"))
        var state = InventoryState()
        let bottle = InventoryState.Bottle(ingredient: "gin", name: "Gin", kind: "", level: .half, levelText: "half")
        state.lines = [.bottle(bottle)]
        var canvas = Canvas(size: Size(width: 40, height: 1))
        InventoryRowView.draw(
            state.lines[0], columns: InventoryRowView.Columns(state, metrics: canvas.metrics), isSelected: false,
            into: &canvas, in: canvas.bounds, context: context)
        #expect(canvas.text.hasPrefix("half") && canvas.text.hasSuffix("Gin"))
    }

    @Test func `kinds stand below one another, with and without something to be said of a bottle`() {
        func bottle(_ name: String, _ mark: String) -> InventoryState.Line {
            .bottle(.init(ingredient: Identifier(name), name: name, kind: "spirit", level: nil, mark: mark))
        }
        let lines = [bottle("gin", ""), bottle("rum", "low")]
        var state = InventoryState()
        state.lines = lines
        var canvas = Canvas(size: Size(width: 45, height: 2))
        let columns = InventoryRowView.Columns(state, metrics: canvas.metrics)
        for (y, line) in lines.enumerated() {
            InventoryRowView.draw(
                line, columns: columns, isSelected: false, into: &canvas, in: Rect(x: 0, y: y, width: 45, height: 1),
                context: RenderContext())
        }
        let places = (0..<2).map { canvas.text(inRow: $0).ranges(of: "spirit").first?.lowerBound }
        #expect(places[0] != nil && places[0] == places[1])
        #expect(canvas.text(inRow: 1).hasSuffix("low"))
        canvas = Canvas(size: Size(width: 30, height: 1))
        InventoryRowView.draw(
            bottle("angostura aromatic", ""), columns: columns, isSelected: false, into: &canvas, in: canvas.bounds,
            context: RenderContext())
        #expect(canvas.text(inRow: 0).contains("angostura aromatic "))
    }

    @Test func `what to buy stands under the drinks, and beside them where there is room`() async throws {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        func rows(_ width: Int) throws -> (drinks: Int, purchases: Int) {
            let lines = drawn(screen, Size(width: width, height: 40), RenderContext())
            return (
                try #require(lines.firstIndex { $0.contains("Can make now") }),
                try #require(lines.firstIndex { $0.contains("Buy next") })
            )
        }
        for width in [76, 99] {
            let (drinks, purchases) = try rows(width)
            // Two drinks and a blank.
            #expect(purchases == drinks + 4, "\(width)")
        }
        let (drinks, purchases) = try rows(100)
        #expect(purchases == drinks)
    }

    private func press(_ key: Key, in screen: InventoryScreen) throws {
        try #require(screen.actions.first { $0.keys.contains(key) && $0.isEnabled }, "\(key)").perform()
    }

    @Test func `the keys enter every pane, and Enter opens what is selected there`() async throws {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        _ = drawn(screen, Size(width: 100, height: 30), RenderContext())
        try press(Key(.enter), in: screen)
        try press(Key(.right), in: screen)
        try press(Key(.enter), in: screen)
        try press(Key(.tab), in: screen)
        try press(Key(.enter), in: screen)
        try press(Key(.tab), in: screen)
        try press(Key(.enter), in: screen)
        try press(Key(.tab), in: screen)
        try press(Key(.enter), in: screen)
        #expect(went.notes.count == 5)
        #expect(went.notes[0] == "ingredient:gin")
        #expect(went.notes[1].hasPrefix("ingredient:") && went.notes[1] != went.notes[0])
        #expect(went.notes[2].hasPrefix("drink:"))
        #expect(went.notes[3].hasPrefix("ingredient:") && !["ingredient:gin", went.notes[1]].contains(went.notes[3]))
        #expect(went.notes[4] == went.notes[1], "the shelf keeps its place")
    }

    @Test func `no key changes a bottle that another pane hides the focus of`() async throws {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        _ = drawn(screen, Size(width: 100, height: 30), RenderContext())
        try press(Key(.tab), in: screen)
        #expect(!screen.actions.contains { $0.keys.contains(.character("x")) && $0.isEnabled })
        _ = drawn(screen, Size(width: 80, height: 30), RenderContext())
        #expect(screen.actions.contains { $0.keys.contains(.character("x")) && $0.isEnabled })
    }

    @Test func `a click on a drink or a purchase selects it, a second one opens it`() async throws {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        func click() throws {
            let context = RenderContext()
            let lines = drawn(screen, Size(width: 100, height: 30), context)
            let row = try #require(lines.firstIndex { $0.contains("Buy next") }) + 2
            #expect(context.hits.click(at: Point(x: 60, y: row)))
        }
        try click()
        #expect(went.notes.isEmpty)
        try click()
        #expect(went.notes.count == 1)
    }

    @Test func `what the selected bottle makes stands out, and a wide bar lists it`() async throws {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        let lines = drawn(screen, Size(width: 160, height: 40), RenderContext()).joined(separator: "\n")
        #expect(lines.contains("drinks you can make") || lines.contains("drink you can make"))
        #expect(lines.ranges(of: "Negroni").count >= 2)
    }
}
