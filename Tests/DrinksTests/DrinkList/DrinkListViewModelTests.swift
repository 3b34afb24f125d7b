import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// The list of drinks: a window around what is seen, found while typing, and always the newest.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DrinkListViewModelTests {
    /// The inputs a screen would own, and what came out.
    @MainActor
    private struct Subject {
        let visible = Signal<Range<Int>>()
        let query = Observable("")
        let selected = Signal<Int>()
        let refresh = Signal<Void>()
        let filter = Signal<Void>()
        let savedFilters = Signal<Void>()
        let sort = Signal<Void>()
        let collect = Signal<Int>()
        let chip = Signal<DrinkFilterChip>()
        let action = Signal<(row: Int, action: DrinkActionKeys.Action)>()
        let removal = Signal<Int>()
        let section = Signal<DrinkSection?>()
        let picker = Signal<Void>()
        let arrangement: Observable<DrinkArrangement>
        let opened = EventLog()
        let model: DrinkListViewModel
        let states: Recorded<DrinkListState>

        init(
            _ world: SampleWorld, drinks: (any DrinkRepository)? = nil, language: Language = .english,
            arrangement start: DrinkArrangement = DrinkArrangement(), part: DrinkSection = .all,
            authorizer: any MemberAuthorizer = PermissiveAuthorizer()
        ) {
            arrangement = Observable(start)
            model = DrinkListViewModel(
                section: part,
                reader: DrinkListReader(
                    drinks: drinks ?? world.drinks, bar: world.bar, finder: world.finder,
                    strings: TestWords.words(language)),
                member: world.member(authorizer: authorizer), arrangement: arrangement,
                storeChanged: world.storeChanged.events,
                strings: TestWords.words(language),
                actions: DrinkListActions(
                    showDrink: { [opened] in opened.note($0.rawValue) },
                    showFilter: { [opened] in opened.note("filter") },
                    showSavedFilters: { [opened] in opened.note("filters") },
                    showSection: { [opened] in opened.note($0?.route ?? "drinks") },
                    showTriedPicker: { [opened] in opened.note("picker") },
                    showMadeForm: { [opened] in opened.note("made:\($0)") },
                    showWhyNot: { [opened] in opened.note("why:\($0)") },
                    showComparison: { [opened] in opened.note("compare:\($0),\($1)") }
                ), seed: { 7 })
            states = Recorded(
                model.transform(
                    DrinkListViewModel.Input(
                        visibleRowsChanged: visible.events, query: query.readOnly, rowSelected: selected.events,
                        refreshRequested: refresh.events, filterRequested: filter.events,
                        savedFiltersRequested: savedFilters.events, sortRequested: sort.events,
                        collectRequested: collect.events,
                        chipRemoved: chip.events, deedRequested: action.events, removalRequested: removal.events,
                        sectionRequested: section.events, pickerRequested: picker.events)
                ).state)
        }

        var state: DrinkListState { states.last ?? DrinkListState() }
        var phases: [Phase] {
            states.values.map(\.phase).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
        func names() -> [String] { state.rows.sorted { $0.key < $1.key }.map(\.value.name) }
    }

    @Test func `it loads, then shows the drinks by name with what the bar has`() async {
        let subject = Subject(SampleWorld(["gin", "campari", "sweet-vermouth"]))
        #expect(subject.state.phase == .loading)
        await subject.model.settle()
        #expect(subject.phases == [.loading, .loaded])
        #expect(subject.names() == ["Americano", "Boulevardier", "Gimlet", "Lemonade", "Negroni"])
        #expect(subject.state.count == 5)
        #expect(subject.state.makeable == 2)
        #expect(subject.state.rows[0]?.reach == .now)
        #expect(subject.state.rows[1]?.reach == .away(1))
        #expect(subject.state.rows[4]?.strength == "24.5 %")
    }

    @Test func `two drinks of one name are two rows, each leads to its own`() async {
        let negroni = SampleCatalogue.negroni
        let standard = SampleCatalogue.standard
        let twins = Catalogue(
            drinks: [negroni, negroni.with(id: "my-negroni", variantOf: "negroni")],
            ingredients: standard.ingredients, glasses: standard.glasses, techniques: standard.techniques)
        let subject = Subject(SampleWorld(catalogue: twins))
        await subject.model.settle()
        #expect(subject.names() == ["Negroni", "Negroni"])
        subject.selected.send(0)
        subject.selected.send(1)
        #expect(Set(subject.opened.notes) == ["negroni", "my-negroni"])
    }

    @Test func `in Korean it goes by the Korean names`() async {
        let subject = Subject(SampleWorld(), language: .korean)
        await subject.model.settle()
        #expect(subject.names() == ["김렛", "네그로니", "레모네이드", "불바르디에", "아메리카노"])
        #expect(subject.state.rows[1]?.otherName == "Negroni")
        #expect(subject.state.rows[1]?.reachText == "3개 부족")
    }

    @Test func `no drinks is empty`() async {
        let subject = Subject(SampleWorld(catalogue: Catalogue()))
        await subject.model.settle()
        #expect(subject.phases == [.loading, .empty])
    }

    @Test func `what cannot be read is said, and can be tried again`() async {
        let world = SampleWorld()
        await world.drinks.fail(with: StoreError.busy)
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it, then press r."))
        await world.drinks.fail(with: nil)
        subject.refresh.send()
        #expect(subject.state.phase == .loading)
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
        #expect(subject.names().count == 5)
    }

    @Test func `a refresh keeps the rows until the new ones are there`() async {
        let subject = Subject(SampleWorld())
        await subject.model.settle()
        subject.refresh.send()
        #expect(subject.state.phase == .refreshing)
        #expect(subject.names().count == 5)
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `it reads one screen before and after what is seen, not the list`() async {
        let world = SampleWorld(catalogue: SampleCatalogue.long(500))
        let subject = Subject(world)
        subject.visible.send(0..<20)
        await subject.model.settle()
        #expect(subject.state.count == 500)
        #expect(subject.state.rows.count < 100)
        subject.visible.send(200..<220)
        #expect(subject.state.phase == .loadingMore)
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
        #expect((180..<240).allSatisfy { subject.state.rows[$0] != nil })
        #expect(subject.state.rows[200]?.name == "Drink 201")
        #expect(await world.drinks.pages.allSatisfy { $0.count <= 120 })
    }

    @Test func `rows that are held are not read again`() async {
        let world = SampleWorld(catalogue: SampleCatalogue.long(100))
        let subject = Subject(world)
        await subject.model.settle()
        let before = await world.drinks.pages.count
        subject.visible.send(5..<25)
        subject.visible.send(10..<30)
        await subject.model.settle()
        #expect(await world.drinks.pages.count == before)
    }

    @Test func `a screen that went on while a page was read is served next`() async {
        let world = SampleWorld(catalogue: SampleCatalogue.long(500))
        let slow = SlowDrinkRepository(world.drinks, pages: Gate())
        let subject = Subject(world, drinks: slow)
        await slow.pages.waitForArrivals(1)
        subject.visible.send(300..<320)
        await slow.pages.open()
        await subject.model.settle()
        #expect(subject.state.rows[310]?.name == "Drink 311")
        #expect(subject.state.phase == .loaded)
    }

    @Test func `rows far away are let go in the end`() async {
        let world = SampleWorld(catalogue: SampleCatalogue.long(3_000))
        let subject = Subject(world)
        for top in stride(from: 0, to: 2_900, by: 40) {
            subject.visible.send(top..<(top + 40))
            await subject.model.settle()
        }
        #expect(subject.state.rows.count <= 1_200)
        #expect(subject.state.rows[2_899] != nil)
    }

    @Test func `what is typed is found at once, in both languages`() async {
        let subject = Subject(SampleWorld())
        await subject.model.settle()
        subject.query.send("gr")
        await subject.model.settle()
        #expect(subject.state.matches == [4])
        subject.query.send("네그")
        await subject.model.settle()
        #expect(subject.state.matches == [4])
        subject.query.send("zzz")
        await subject.model.settle()
        #expect(subject.state.matches == [])
        subject.query.send("i")
        await subject.model.settle()
        #expect(subject.state.matches == [0, 1, 2, 4])
        subject.query.send("")
        #expect(subject.state.matches == [])
    }

    @Test func `the answer to what was typed before is dropped`() async {
        let world = SampleWorld()
        let slow = SlowDrinkRepository(world.drinks, searches: Gate())
        let subject = Subject(world, drinks: slow)
        subject.query.send("a")
        await slow.searches.waitForArrivals(1)
        subject.query.send("negroni")
        await slow.searches.waitForArrivals(2)
        await slow.searches.open()
        await subject.model.settle()
        #expect(subject.states.values.map(\.matches).filter { !$0.isEmpty } == [[4]])
    }

    @Test func `a search given up finds nothing any more`() async {
        let world = SampleWorld()
        let slow = SlowDrinkRepository(world.drinks, searches: Gate())
        let subject = Subject(world, drinks: slow)
        subject.query.send("a")
        await slow.searches.waitForArrivals(1)
        subject.query.send("")
        await slow.searches.open()
        await subject.model.settle()
        #expect(subject.states.values.allSatisfy { $0.matches == [] })
    }

    @Test func `what others change is read again`() async throws {
        let world = SampleWorld()
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.makeable == 0)
        try await world.add("campari", "sweet-vermouth")
        #expect(subject.state.phase == .refreshing)
        await subject.model.settle()
        #expect(subject.state.makeable == 1)
        #expect(subject.state.rows[0]?.reach == .now)
    }

    @Test func `a row leads to its drink, one that is not there nowhere`() async {
        let subject = Subject(SampleWorld())
        await subject.model.settle()
        subject.selected.send(4)
        subject.selected.send(17)
        #expect(subject.opened.notes == ["negroni"])
    }

    @Test func `under a filter only its drinks are listed, with the bar's share and the filter in words`() async {
        let subject = Subject(SampleWorld(["gin", "campari", "sweet-vermouth"]))
        await subject.model.settle()
        subject.arrangement.update { $0.filter = DrinkFilter(wanted: [.base(.gin)]) }
        #expect(subject.state.phase == .refreshing)
        await subject.model.settle()
        #expect(subject.names() == ["Gimlet", "Negroni"])
        #expect(subject.state.total == 5)
        #expect(subject.state.makeable == 1)
        #expect(subject.state.chips.map(\.text) == ["gin"])
        subject.chip.send(subject.state.chips[0])
        await subject.model.settle()
        #expect(subject.names().count == 5)
        #expect(subject.state.total == nil)
        #expect(subject.state.arrival == 2)
    }

    @Test func `a filter that leaves nothing is empty`() async {
        let subject = Subject(SampleWorld())
        subject.arrangement.update { $0.filter = DrinkFilter(wanted: [.base(.beer)]) }
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
        #expect(subject.state.total == 5)
    }

    @Test func `the key of the order walks through the orders`() async {
        let subject = Subject(SampleWorld(["campari", "sweet-vermouth"]))
        await subject.model.settle()
        subject.sort.send()
        await subject.model.settle()
        #expect(subject.names() == ["Boulevardier", "Negroni", "Americano", "Gimlet", "Lemonade"])
        #expect(subject.state.sort == .strength)
        subject.sort.send()
        await subject.model.settle()
        #expect(subject.names() == ["Americano", "Boulevardier", "Lemonade", "Negroni", "Gimlet"])
        for _ in 0..<4 { subject.sort.send() }
        #expect(subject.arrangement.value.sort == .random(seed: 7))
    }

    @Test func `what was arranged before is there when the list comes back`() async {
        let arrangement = DrinkArrangement(filter: DrinkFilter(wanted: [.base(.gin)]), sort: .strength)
        let subject = Subject(SampleWorld(), arrangement: arrangement)
        await subject.model.settle()
        #expect(subject.names() == ["Negroni", "Gimlet"])
    }

    @Test func `pages under a filter are read as they are seen`() async {
        let world = SampleWorld(catalogue: SampleCatalogue.long(500))
        let subject = Subject(world, arrangement: DrinkArrangement(filter: DrinkFilter(wanted: [.base(.gin)])))
        subject.visible.send(0..<20)
        await subject.model.settle()
        #expect(subject.state.rows.count < 100)
        subject.visible.send(200..<220)
        await subject.model.settle()
        #expect(subject.state.rows[200]?.name == "Drink 201")
        #expect(await world.facts.readCount == 1)
    }

    @Test func `words find within the filter`() async {
        let subject = Subject(SampleWorld())
        subject.arrangement.update { $0.filter = DrinkFilter(wanted: [.base(.gin)]) }
        subject.query.send("negroni")
        await subject.model.settle()
        #expect(subject.state.count == 2)
        #expect(subject.state.matches == [1])
        subject.arrangement.update { $0.sort = .strength }
        await subject.model.settle()
        #expect(subject.state.matches == [0])
    }

    @Test func `an operator narrows, and the end of the line shows everything again`() async {
        let subject = Subject(SampleWorld())
        await subject.model.settle()
        subject.query.send("with:campari -boulev")
        await subject.model.settle()
        #expect(subject.names() == ["Americano", "Negroni"])
        #expect(subject.state.matches == [0, 1])
        #expect(subject.state.chips.map(\.text) == ["Campari"])
        subject.query.send("")
        await subject.model.settle()
        #expect(subject.state.count == 5)
        #expect(subject.state.matches == [])
        #expect(subject.state.chips.isEmpty)
    }

    @Test func `an operator nobody understands says where and leaves the list`() async {
        let subject = Subject(SampleWorld())
        subject.query.send("with:champari")
        await subject.model.settle()
        #expect(subject.state.count == 5)
        #expect(subject.state.problem == "Column 1: there is no field champari; did you mean Campari?")
    }

    @Test func `the list of a filter that changed meanwhile is dropped`() async {
        let world = SampleWorld()
        let slow = SlowDrinkRepository(world.drinks, pages: Gate())
        let subject = Subject(world, drinks: slow)
        await slow.pages.waitForArrivals(1)
        subject.arrangement.update { $0.filter = DrinkFilter(wanted: [.base(.gin)]) }
        await slow.pages.open()
        await subject.model.settle()
        #expect(subject.states.values.map(\.count).allSatisfy { $0 == 0 || $0 == 2 })
        #expect(subject.names() == ["Gimlet", "Negroni"])
    }

    @Test func `a bottle changes what a filter by the bar leaves`() async throws {
        let world = SampleWorld()
        let subject = Subject(world, arrangement: DrinkArrangement(filter: DrinkFilter(wanted: [.away(0)])))
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
        try await world.add("campari", "sweet-vermouth")
        await subject.model.settle()
        #expect(subject.names() == ["Americano"])
    }

    @Test func `the filter's key leads to the filter`() async {
        let subject = Subject(SampleWorld())
        subject.filter.send()
        #expect(subject.opened.notes == ["filter"])
    }

    @Test func `it lets go of everything with its screen`() async {
        weak var model: DrinkListViewModel?
        let world = SampleWorld()
        do {
            let subject = Subject(world)
            await subject.model.settle()
            model = subject.model
        }
        #expect(model == nil)
        world.storeChanged.send()
    }

    @Test func `saved drinks are listed with the newest first, then by the other orders`() async {
        let world = SampleWorld(saved: ["negroni", "americano", "gimlet"])
        let subject = Subject(world, arrangement: DrinkArrangement(sort: .marked(.saved)), part: .saved)
        await subject.model.settle()
        #expect(subject.names() == ["Gimlet", "Americano", "Negroni"])
        #expect(subject.state.total == nil)
        subject.sort.send()
        await subject.model.settle()
        #expect(subject.names() == ["Americano", "Gimlet", "Negroni"])
    }

    @Test func `by how often made equal ones go by name, and a making counts at once`() async throws {
        let world = SampleWorld(made: [
            Making(drink: "negroni", madeAt: 1), Making(drink: "negroni", madeAt: 2),
            Making(drink: "gimlet", madeAt: 9),
            Making(drink: "boulevardier", madeAt: 3),
        ])
        let subject = Subject(world, arrangement: DrinkArrangement(sort: .count))
        await subject.model.settle()
        #expect(subject.names() == ["Negroni", "Boulevardier", "Gimlet", "Americano", "Lemonade"])
        for day in 4...5 {
            _ = try await world.log.add(Making(drink: "lemonade", madeAt: Int64(day)), of: Profile.localID)
        }
        world.storeChanged.send()
        await subject.model.settle()
        #expect(subject.names() == ["Lemonade", "Negroni", "Boulevardier", "Gimlet", "Americano"])
    }

    @Test func `a removed row goes at once, a second one too, and an undo brings the list back in its order`() async {
        let world = SampleWorld(saved: ["negroni", "americano", "gimlet"])
        let subject = Subject(world, arrangement: DrinkArrangement(sort: .marked(.saved)), part: .saved)
        await subject.model.settle()
        subject.removal.send(0)
        await subject.model.settle()
        #expect(subject.names() == ["Americano", "Negroni"])
        subject.removal.send(0)
        await subject.model.settle()
        #expect(subject.names() == ["Negroni"])
    }

    @Test func `made drinks leave with all their makings, tried ones lose their tick`() async throws {
        let world = SampleWorld(
            tried: ["gimlet"],
            made: [Making(drink: "negroni", madeAt: 5), Making(drink: "negroni", madeAt: 9)])
        let made = Subject(world, arrangement: DrinkArrangement(sort: .made), part: .made)
        await made.model.settle()
        #expect(made.names() == ["Negroni"])
        made.removal.send(0)
        await made.model.settle()
        #expect(made.state.phase == .empty)
        let tried = Subject(world, part: .tried)
        await tried.model.settle()
        tried.removal.send(0)
        await tried.model.settle()
        #expect(tried.state.phase == .empty)
        #expect(try await world.log.entries(of: Profile.localID, drink: nil, after: nil, limit: 9).isEmpty)
    }

    @Test func `what the bar can make is a list that follows the bar`() async throws {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let subject = Subject(world, part: .makeable)
        await subject.model.settle()
        #expect(subject.names() == ["Americano", "Negroni"])
        try await world.add("whiskey")
        await subject.model.settle()
        #expect(subject.names() == ["Americano", "Boulevardier", "Negroni"])
    }

    @Test func `a filter within a list counts the list as its whole`() async {
        let world = SampleWorld(saved: ["negroni", "americano", "gimlet"])
        let subject = Subject(
            world, arrangement: DrinkArrangement(filter: DrinkFilter(wanted: [.base(.gin)])), part: .saved)
        await subject.model.settle()
        #expect(subject.names() == ["Gimlet", "Negroni"])
        #expect(subject.state.total == 3)
        #expect(subject.state.isNarrowed)
    }

    @Test func `the drinkWriter of a row go to its drink`() async throws {
        let world = SampleWorld()
        let subject = Subject(world)
        await subject.model.settle()
        subject.action.send((4, .mark(.saved)))
        subject.action.send((0, .made))
        subject.action.send((1, .whyNot))
        subject.action.send((0, .compare))
        subject.action.send((4, .compare))
        subject.action.send((99, .mark(.saved)))
        await subject.model.settle()
        #expect(try await world.marks.marks(of: "negroni", for: Profile.localID).isSaved)
        #expect(subject.opened.notes == ["made:americano", "why:boulevardier", "compare:americano,negroni"])
    }

    @Test func `a guest is asked before every personal action of a list`() async {
        let authorizer = DenyingAuthorizer()
        let subject = Subject(SampleWorld(saved: ["negroni"]), part: .saved, authorizer: authorizer)
        await subject.model.settle()
        subject.removal.send(0)
        subject.action.send((0, .mark(.tried)))
        subject.action.send((0, .made))
        subject.action.send((0, .buyMissing))
        subject.picker.send()
        await subject.model.settle()
        #expect(authorizer.asked.count == 5)
        #expect(subject.names() == ["Negroni"])
        #expect(subject.opened.notes == [])
    }
}
