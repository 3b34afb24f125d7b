import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Onboarding

/// The first bottles, before anyone has entered: the drinks they make, and how they are stored.
@MainActor
struct FirstBottlesTests {
    private let world = SampleWorld()
    private let host = StubScreenHost()
    private let log = EventLog()
    private let store = InMemorySessionStore()
    private let changes = Signal<Void>()

    /// The indices of the bottles that the small catalogue contains.
    private enum Place {
        static let gin = 0, campari = 2, sweetVermouth = 3, lime = 5
    }

    private func open() async -> FirstBottlesScreen {
        let screen = FirstBottlesScreen(
            viewModel: FirstBottlesViewModel(
                reader: .sample(world), services: .inMemory(store: store), work: MemberWork(),
                flow: .recording(in: log) { $0.text },
                strings: TestWords.english),
            changes: changes.events, changeLanguage: nil, strings: TestWords.english)
        screen.load(in: host)
        await LatestTask.settleAll()
        return screen
    }

    private func tick(_ places: Int..., on screen: FirstBottlesScreen) async {
        for place in places { screen.input.toggled.send(place) }
        await LatestTask.settleAll()
    }

    private func press(_ keys: Key..., on screen: FirstBottlesScreen) async {
        for key in keys {
            screen.actions.first { $0.keys.contains(key) && $0.isEnabled }?.perform()
            await LatestTask.settleAll()
        }
    }

    private func draw(_ screen: FirstBottlesScreen, _ width: Int, _ height: Int, isPlain: Bool = false) -> String {
        var canvas = Canvas(size: Size(width: width, height: height))
        let rect = canvas.bounds
        let spoken = Glyphs.unicode.spoken(Glyphs.Words(yes: "TICKED", no: "OPEN"))
        let context = RenderContext(glyphs: isPlain ? spoken : .unicode, isPlain: isPlain)
        screen.render(into: &canvas, in: rect, context: context)
        return canvas.text
    }

    private func kept() async throws -> [Identifier<Ingredient>] {
        try await world.shelf.bottles(of: Profile.localID).map(\.ingredient)
    }

    @Test func `drinks are counted while bottles are ticked, before anything is saved`() async throws {
        let screen = await open()
        #expect(screen.state?.drinks == [])
        await tick(Place.campari, Place.sweetVermouth, on: screen)
        #expect(screen.state?.drinks == ["Americano"])
        #expect(screen.state?.openings.contains(.init(bottle: "Gin", drink: "Negroni")) == true)
        await tick(Place.gin, on: screen)
        #expect(screen.state.map { Set($0.drinks) } == ["Americano", "Negroni"])
        await tick(Place.campari, on: screen)
        #expect(screen.state?.drinks == [])
        #expect(try await kept() == [])
    }

    @Test func `bottles that open the same drink name it once`() async {
        var catalogue = SampleCatalogue.standard
        catalogue.drinks = [SampleCatalogue.negroni]
        await world.recipes.replace(with: catalogue)
        let screen = await open()
        // Either vermouth completes it.
        await tick(Place.gin, Place.campari, on: screen)
        #expect(screen.state?.openings.map(\.drink) == ["Negroni"])
    }

    @Test func `a drink names the bottle of its recipe rather than one that stands in`() async {
        var catalogue = SampleCatalogue.standard
        // The name is that of the catalogue, the lines are these.
        let dry = Drink(
            id: "americano", name: LocalizedText(english: "Americano", korean: "아메리카노"),
            summary: SampleCatalogue.negroni.summary,
            base: .gin,
            lines: [
                DrinkLine(ingredient: "gin", amount: 60, unit: .millilitre),
                DrinkLine(
                    ingredient: "dry-vermouth", amount: 10, unit: .millilitre,
                    substitutes: [DrinkSubstitute(ingredient: "sweet-vermouth")]),
            ], steps: [], techniques: [.stir], glass: "rocks", serving: .up)
        catalogue.drinks = [dry, SampleCatalogue.negroni]
        await world.recipes.replace(with: catalogue)
        let screen = await open()
        await tick(Place.gin, Place.campari, on: screen)
        #expect(
            screen.state.map { Set($0.openings.map { "\($0.bottle): \($0.drink)" }) } == [
                "Sweet vermouth: Negroni", "Dry vermouth: Americano",
            ])
    }

    @Test func `entering twice saves the bottles and enters once, of age`() async throws {
        let screen = await open()
        await tick(Place.gin, Place.lime, on: screen)
        screen.input.entered.send(.ofAge)
        screen.input.entered.send(.ofAge)
        await LatestTask.settleAll()
        #expect(log.notes == ["in:mina of-age"])
        #expect(try await kept() == ["gin", "lime"])
    }

    @Test func `with alcohol hidden only bottles without alcohol are kept`() async throws {
        let screen = await open()
        await tick(Place.gin, Place.lime, on: screen)
        await press(.character("a"), on: screen)
        #expect(log.notes == ["in:mina hidden"])
        #expect(try await kept() == ["lime"])
    }

    @Test func `a failed save is reported, enters nobody and keeps the ticks`() async throws {
        let screen = await open()
        await tick(Place.gin, on: screen)
        await world.shelf.fail(with: StoreError.diskFull)
        await press(Key(.enter), on: screen)
        #expect(host.toasts.map(\.kind) == [.failed])
        #expect(log.notes == [])
        #expect(store.stored == nil)
        #expect(screen.state?.ticked == 1)
        await world.shelf.fail(with: nil)
        await press(Key(.enter), on: screen)
        #expect(log.notes == ["in:mina of-age"])
        #expect(try await kept() == ["gin"])
    }

    @Test func `bottles added by the shell are ticked and can be removed`() async throws {
        try await world.add("gin", "lime")
        let screen = await open()
        #expect(screen.state?.ticked == 2)
        await tick(Place.gin, Place.campari, on: screen)
        await press(Key(.enter), on: screen)
        #expect(try await kept() == ["campari", "lime"])
    }

    @Test func `bottles appear by themselves once the catalogue is read`()
        async throws
    {
        await world.recipes.replace(with: Catalogue())
        let screen = await open()
        #expect(screen.state?.phase == .loading)
        #expect(draw(screen, 100, 26).contains("of legal drinking age"))
        await world.recipes.replace(with: SampleCatalogue.standard)
        changes.send()
        await LatestTask.settleAll()
        #expect(screen.state?.phase == .loaded)
        #expect(draw(screen, 100, 26).contains("Sweet vermouth"))
    }

    @Test func `keys pressed before the catalogue is read do not pass the bottles by`() async {
        await world.recipes.replace(with: Catalogue())
        let screen = await open()
        await press(Key(.enter), .character("a"), .character(" "), on: screen)
        #expect(log.notes == [])
        await world.recipes.replace(with: SampleCatalogue.standard)
        changes.send()
        await LatestTask.settleAll()
        await press(Key(.enter), on: screen)
        #expect(log.notes == ["in:mina of-age"])
    }

    @Test func `arrows move through the grid, Space ticks, and the edges stop`() async {
        let screen = await open()
        _ = draw(screen, 100, 26)
        await press(Key(.up), Key(.left), Key(.down), Key(.down), .character(" "), on: screen)
        #expect(draw(screen, 100, 26).contains("▸ ■ Lime"))
        await press(Key(.left), .character(" "), on: screen)
        #expect(draw(screen, 100, 26).contains("▸ ■ Dry vermouth"))
    }

    @Test(arguments: [(100, 26), (80, 20), (60, 12), (40, 8)])
    func `the selected bottle and the count are on the screen`(width: Int, height: Int) async {
        let screen = await open()
        await tick(Place.gin, Place.campari, Place.sweetVermouth, on: screen)
        for _ in 0..<6 { await press(Key(.right), on: screen) }
        let text = draw(screen, width, height)
        #expect(text.contains("▸ □ Sugar"), "\(text)")
        #expect(text.contains("2 drinks"), "\(text)")
    }

    @Test func `a high window has a line for each further bottle and what it opens`() {
        var state = FirstBottlesState()
        state.openings = [("Gin", "Negroni"), ("Lime", "Daiquiri")].map { .init(bottle: $0, drink: $1) }
        func lines(_ height: Int) -> [String] {
            var canvas = Canvas(size: Size(width: 100, height: height))
            let view = FirstBottlesView(
                state: state, selected: 0, strings: TestWords.english, context: RenderContext())
            _ = view.drawFrame(into: &canvas, in: canvas.bounds)
            return canvas.text.split(separator: "\n").map(String.init).filter { $0.contains(" → ") }
        }
        #expect(lines(24).count == 1 && lines(24)[0].contains("Gin → Negroni · Lime → Daiquiri"))
        #expect(lines(40).count == 2 && lines(40)[1].contains("                 Lime → Daiquiri"))
    }

    @Test func `for a screen reader each bottle is a line without frames`() async {
        let screen = await open()
        await tick(Place.gin, Place.campari, Place.sweetVermouth, on: screen)
        let lines = draw(screen, 80, 20, isPlain: true).split(separator: "\n")
        #expect(lines.contains { $0.contains("TICKED Gin") })
        #expect(lines.filter { $0.contains("TICKED ") || $0.contains("OPEN ") }.count == 7)
        #expect(lines.contains { $0.contains("Americano, Negroni") })
        #expect(!lines.contains { $0.contains("┃") || $0.contains("│") })
    }
}
