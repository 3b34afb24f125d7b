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
        for width in [76, 100, InventorySideView.threeColumns - 1] {
            let (drinks, purchases) = try rows(width)
            // Two drinks and a blank.
            #expect(purchases == drinks + 4, "\(width)")
        }
        let (drinks, purchases) = try rows(InventorySideView.threeColumns)
        #expect(purchases == drinks)
    }
}
