import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

/// The drawn shelf: the offer of an empty one, and the place of the drinks it makes possible.
@MainActor
struct InventoryScreenTests {
    private let went = EventLog()
    private let host = StubScreenHost()

    private func screen(_ bottles: [Identifier<Ingredient>], _ language: Language = .english) async -> InventoryScreen {
        await screen(of: SampleWorld(bottles), language)
    }

    private func screen(
        of world: SampleWorld, _ language: Language = .english, records: BarRecords? = nil
    ) async -> InventoryScreen {
        let container = BarDIContainer(world.dependencies(language, records: records))
        let screen = InventoryScreen(
            route: BarDestination.shelf.route,
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
    func `an empty bar has one uncut button, pressed by Enter and a click`(
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

    @Test func `Enter opens the selected bottle, and a filled bar has no button`() async throws {
        let screen = await screen(["gin"])
        #expect(!drawn(screen, Size(width: 100, height: 25), RenderContext()).joined().contains("["))
        try #require(screen.actions.first { $0.keys.contains(Key(.enter)) && $0.isEnabled }).perform()
        #expect(went.notes == ["ingredient:gin"])
    }

    @Test func `for a screen reader only the bottles are shown, with levels in words`() async {
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

    @Test func `kinds align in one column, with or without a remark on the bottle`() {
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

    @Test func `purchases are below the drinks, or beside them in a wide window`() async throws {
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

    @Test func `keys focus every pane, and Enter opens its selected row`() async throws {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        _ = drawn(screen, Size(width: 100, height: 30), RenderContext())
        try press(Key(.enter), in: screen)
        try press(Key(.right), in: screen)
        try press(Key(.enter), in: screen)
        for _ in 0..<6 {
            try press(Key(.tab), in: screen)
            try press(Key(.enter), in: screen)
        }
        #expect(went.notes.count == 8)
        #expect(went.notes[0] == "ingredient:gin")
        #expect(went.notes[1].hasPrefix("ingredient:") && went.notes[1] != went.notes[0])
        #expect(went.notes[2].hasPrefix("drink:"))
        #expect(went.notes[3].hasPrefix("ingredient:") && !["ingredient:gin", went.notes[1]].contains(went.notes[3]))
        // A pane without rows opens its place.
        #expect(went.notes[4...6] == ["bar/use-up", "bar/shopping", "bar/log"])
        #expect(went.notes[7] == went.notes[1], "the shelf keeps its place")
    }

    @Test func `a key that changes a bottle is disabled while another pane has the focus`() async throws {
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

    @Test func `a wide window also lists the drinks of the selected bottle`() async throws {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        let lines = drawn(screen, Size(width: 160, height: 40), RenderContext()).joined(separator: "\n")
        #expect(lines.contains("drinks you can make") || lines.contains("drink you can make"))
        #expect(lines.ranges(of: "Negroni").count >= 2)
    }

    @Test func `a name too long for its bottle wraps to two lines, uncut`() async throws {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        let lines = drawn(screen, Size(width: 100, height: 30), RenderContext())
        let row = try #require(lines.firstIndex { $0.contains(" Sweet ") && !$0.contains("Sweet vermouth") })
        #expect(lines[row].contains("Gin") && lines[row + 1].contains(" vermouth"))
        #expect(!lines[row].contains("…") && !lines[row + 1].contains("…"))
    }

    @Test func `the use-up, shopping and log panes are beside the lists`() async throws {
        let log = InMemoryMadeLogRepository([
            Making(drink: "negroni", madeAt: SampleWorld.now - 86_400, rating: Rating(3.5), note: "good ice")
        ])
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        try await world.bar.apply(
            BarChange(added: [Bottle(ingredient: "sweet-vermouth", openedAt: SampleWorld.now - 60 * 86_400)]))
        let shopping = InMemoryShoppingRepository(
            [ShoppingEntry(.ingredient("lime")), ShoppingEntry(.text("straws"))], bars: world.shelf)
        let screen = await screen(of: world, records: .sample(world.shelf, log: log, shopping: shopping))
        let text = drawn(screen, Size(width: 160, height: 40), RenderContext()).joined(separator: "\n")
        for part in ["w  Use up", "60 days", "uses up Sweet vermouth", "s  Shopping", "○ Lime", "○ straws", "l  Made"] {
            #expect(text.contains(part), "\(part)\n\(text)")
        }
        #expect(text.contains("20 Nov") && text.contains("★★★½ good ice"))
    }

    @Test func `a selected purchase is a ghost on the shelf, and its drinks precede the bar's`()
        async throws
    {
        let screen = await screen(["gin", "sweet-vermouth"])
        func lines() -> [String] { drawn(screen, Size(width: 160, height: 40), RenderContext()) }
        #expect(!lines().joined().contains("┆"))
        try press(Key(.tab), in: screen)
        try press(Key(.tab), in: screen)
        let shown = lines()
        #expect(shown.contains { $0.contains("┆") } && shown.contains { $0.contains("┈┈┈┈") })
        #expect(shown.contains { $0.contains("Campari · unlocks 2 drinks: Americano, Negroni") })
        let heading = try #require(shown.firstIndex { $0.contains("Can make now") })
        #expect(shown[heading + 1].contains("+ ") && shown[heading + 2].contains("+ "))
        try press(Key(.tab), in: screen)
        #expect(!lines().joined().contains("┆"))
    }

    @Test func `the panes of every window are apart and hold two lines each`() {
        for width in [100, 130, 160, 200, 240] {
            for height in 18...70 {
                let window = Rect(x: 0, y: 3, width: width, height: height)
                let panes = InventoryPaneLayout(window).panes
                for (index, pane) in panes.enumerated() {
                    #expect(pane.rect.height >= 4 && pane.rect.width >= 26, "\(width)x\(height) \(pane)")
                    #expect(window.intersection(pane.rect) == pane.rect)
                    for other in panes[(index + 1)...] {
                        #expect(pane.rect.intersection(other.rect).isEmpty, "\(width)x\(height) \(pane) \(other)")
                    }
                }
            }
        }
        #expect(InventoryPaneLayout(Rect(x: 0, y: 0, width: 160, height: 40)).panes.count == 7)
    }

    @Test func `empty panes leave their rows to the list below them`() throws {
        for height in 32...70 {
            let window = Rect(x: 0, y: 0, width: 160, height: height)
            let even = InventoryPaneLayout(window)
            let layout = InventoryPaneLayout(window) { $0 == .urgentBottles || $0 == .shopping }
            #expect(layout.panes.map(\.pane) == even.panes.map(\.pane))
            for pane in [InventoryPane.urgentBottles, .shopping] { #expect(layout[pane]?.height == 4) }
            #expect(try #require(layout[.made]).maxY == even[.made]?.maxY)
        }
        let window = Rect(x: 0, y: 0, width: 160, height: 40)
        let none = InventoryPaneLayout(window) { _ in true }
        #expect(none.panes.map(\.rect) == InventoryPaneLayout(window).panes.map(\.rect))
    }

    @Test func `every section is either a pane or a key below the panes, never both`() async throws {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        let strings = TestWords.words(.english)
        for height in [24, 30, 45] {
            let lines = drawn(screen, Size(width: 100, height: height), RenderContext())
            for (letter, title) in [
                ("c", "one-away"), ("w", "use-up"), ("s", "shopping"), ("l", "log"), ("p", "party"),
            ] {
                let hints = lines.count { $0.contains(" \(letter) \(strings["action.\(title)"])") }
                let panes = lines.count { $0.contains("─ \(letter)  ") }
                #expect(hints + panes == 1, "\(height): \(letter)\n\(lines.joined(separator: "\n"))")
            }
        }
    }

    private func find(_ text: String, in screen: InventoryScreen) throws {
        try press(.character("/"), in: screen)
        for letter in text { _ = screen.handle(.key(.character(letter))) }
    }

    @Test func `a search focuses the pane of its match, and Esc returns to the shelf`()
        async throws
    {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        _ = drawn(screen, Size(width: 100, height: 30), RenderContext())
        try find("whisk", in: screen)
        #expect(screen.pane == .purchases)
        _ = screen.handle(.key(Key(.escape)))
        #expect(screen.pane == .shelf)
        try find("negr", in: screen)
        try press(Key(.enter), in: screen)
        try press(Key(.enter), in: screen)
        #expect(screen.pane == .drinks)
        #expect(went.notes == ["drink:negroni"])
        _ = drawn(screen, Size(width: 80, height: 30), RenderContext())
        #expect(screen.pane == .shelf, "a narrow window has the shelf alone")
        var canvas = Canvas(size: Size(width: 45, height: 1))
        let line = InventoryState.Line.bottle(
            .init(ingredient: "cointreau", name: "Cointreau", kind: "Triple sec", level: nil))
        var state = InventoryState()
        state.lines = [line]
        InventoryRowView.draw(
            line, columns: InventoryRowView.Columns(state, metrics: canvas.metrics), query: "sec", isSelected: false,
            into: &canvas, in: canvas.bounds, context: RenderContext())
        let place = try #require(canvas.text.firstRange(of: "sec")?.lowerBound)
        let x = canvas.text.distance(from: canvas.text.startIndex, to: place)
        #expect(canvas[x, 0].style.attributes.contains(.underline))
    }

    @Test func `the wheel scrolls only the pane under the pointer, the shelf bottle by bottle`() async throws {
        let screen = await screen(["gin", "campari", "sweet-vermouth"])
        let lines = drawn(screen, Size(width: 100, height: 30), RenderContext())
        let drinks = try #require(lines.firstIndex { $0.contains("Can make now") })
        func turn(_ kind: MouseEvent.Kind, x: Int, y: Int) {
            _ = screen.handle(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
        }
        let first = screen.selectedIngredient
        turn(.wheelDown, x: 60, y: drinks + 2)
        #expect(screen.selectedIngredient == first)
        turn(.wheelDown, x: 20, y: 3)
        #expect(screen.selectedIngredient != first && screen.pane == .shelf)
        turn(.wheelUp, x: 20, y: 3)
        #expect(screen.selectedIngredient == first)
    }

    @Test(arguments: [
        ("Angostura bitters", ["Angostura", "bitters"]), ("Blended Scotch whisky", ["Blended", "Scotch…"]),
    ])
    func `the shelf shows fewer bottles rather than cut a word below one`(name: String, words: [String]) {
        let names = [name] + (1...11).map { "Rum \($0)" }
        let bottles = names.map { InventoryState.Bottle(ingredient: Identifier($0), name: $0, kind: "", level: nil) }
        var canvas = Canvas(size: Size(width: 96, height: ShelfView.rows(body: 3)))
        ShelfView(bottles: bottles, selected: 0, context: RenderContext(), click: { _ in }).draw(
            into: &canvas, in: canvas.bounds.inset(horizontal: 2))
        for (row, word) in zip([canvas.size.height - 2, canvas.size.height - 1], words) {
            #expect(canvas.text(inRow: row).contains(" \(word) "))
        }
    }

    @Test func `a long word takes the whole place of its bottle where its neighbours leave room`() {
        let names = ["스위트 베르무트", "앙고스투라 비터스", "라임"] + (1...12).map { "럼 \($0)" }
        let bottles = names.map { InventoryState.Bottle(ingredient: Identifier($0), name: $0, kind: "", level: nil) }
        var canvas = Canvas(size: Size(width: 152, height: ShelfView.rows(body: 3)))
        let hidden = ShelfView(bottles: bottles, selected: 0, context: RenderContext(), click: { _ in }).draw(
            into: &canvas, in: canvas.bounds)
        #expect(hidden.before == 0 && hidden.after == 0)
        #expect(canvas.text(inRow: canvas.size.height - 2).contains("스위트  앙고스투라   라임"))
        #expect(canvas.text(inRow: canvas.size.height - 1).contains("베르무트   비터스"))
    }

    @Test func `the next bottle on the shelf changes only the necks and the names`() {
        let bottles = ["Gin", "Rum"].map {
            InventoryState.Bottle(ingredient: Identifier($0), name: $0, kind: "", level: .half)
        }
        func shelf(_ selected: Int) -> Canvas {
            var canvas = Canvas(size: Size(width: 40, height: ShelfView.rows(body: 6)))
            ShelfView(bottles: bottles, selected: selected, context: RenderContext(), click: { _ in }).draw(
                into: &canvas, in: canvas.bounds)
            return canvas
        }
        let (first, second) = (shelf(0), shelf(1))
        let changed = (0..<first.size.height).filter { !first.isRow($0, equalTo: second) }
        #expect(changed == [0, 1, 9])
    }

    @Test func `the numbers of purchases stand in two columns`() {
        var state = InventoryState()
        state.purchases = [("Cola", "+9"), ("Orange", "+12")].map { name, brings in
            InventoryState.Purchase(
                ingredient: Identifier(name), name: name, opens: "+3", brings: brings, oneAwayCount: 9, unlocks: [])
        }
        var list = ListViewport()
        list.setCount(2)
        list.setHeight(8)
        var canvas = Canvas(size: Size(width: 100, height: 26))
        InventoryPanesView(
            state: state, layout: InventoryPaneLayout(canvas.bounds), pane: .shelf, bottle: nil,
            lists: [.purchases: list], query: "", strings: TestWords.words(.english), context: RenderContext(),
            select: { _, _ in }
        ).draw(into: &canvas)
        let rows = canvas.text.split(separator: "\n").filter { $0.contains("+3") }
        #expect(rows.count == 2)
        #expect(Set(rows.map { $0.prefix { $0 != "+" }.count }).count == 1, "\(rows)")
    }
}
