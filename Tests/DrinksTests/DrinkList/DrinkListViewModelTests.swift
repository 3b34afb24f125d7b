import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Drinks

/// The list of drinks: a window around the visible rows, searches while typing, and only current results.
@MainActor
struct DrinkListViewModelTests {
    @MainActor
    private struct Subject {
        let input = DrinkListViewModel.Input()
        let arrangement: Observable<DrinkArrangement>
        let opened = EventLog()
        let states: Recorded<DrinkListState>
        let failures: Recorded<String>
        let model: DrinkListViewModel

        init(
            _ world: SampleWorld, drinks: (any DrinkRepository)? = nil, language: Language = .english,
            arrangement start: DrinkArrangement = DrinkArrangement(), part: DrinkSection = .all,
            authorizer: any MemberAuthorizer = PermissiveAuthorizer()
        ) {
            let arrangements = DrinkArrangements()
            arrangement = arrangements[part]
            arrangement.send(start)
            let container = DrinksDIContainer(
                world.dependencies(language, drinks: drinks, arrangements: arrangements, authorizer: authorizer))
            model = container.makeListViewModel(part, in: .recording(in: opened)) { 7 }
            let output = model.transform(input)
            states = Recorded(output.state)
            failures = Recorded(output.messages.failed)
        }

        /// Refreshes as the screen does after a change of the store.
        func storeChanged() async {
            await LatestTask.settleAll()
            input.refresh.send()
            await LatestTask.settleAll()
        }

        var state: DrinkListState { states.last ?? DrinkListState() }
        var phases: [Phase] {
            states.values.map(\.phase).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
        func names() -> [String] { state.rows.sorted { $0.key < $1.key }.map(\.value.name) }
    }

    @Test func `the list loads, then shows drinks by name with their reach`() async {
        let subject = Subject(SampleWorld(["gin", "campari", "sweet-vermouth"]))
        #expect(subject.state.phase == .loading)
        await LatestTask.settleAll()
        #expect(subject.phases == [.loading, .loaded])
        #expect(subject.names() == ["Americano", "Boulevardier", "Gimlet", "Lemonade", "Negroni"])
        #expect(subject.state.count == 5)
        #expect(subject.state.makeable == 2)
        #expect(subject.state.rows[0]?.reach == .now)
        #expect(subject.state.rows[1]?.reach == .away(1))
        #expect(subject.state.rows[4]?.strength == "22.6%")
    }

    @Test func `two drinks of one name are two rows, and each opens its own drink`() async {
        let negroni = SampleCatalogue.negroni
        let standard = SampleCatalogue.standard
        let twins = Catalogue(
            drinks: [negroni, negroni.with(id: "my-negroni", variantOf: "negroni")],
            ingredients: standard.ingredients, glasses: standard.glasses, techniques: standard.techniques)
        let subject = Subject(SampleWorld(catalogue: twins))
        await LatestTask.settleAll()
        #expect(subject.names() == ["Negroni", "Negroni"])
        subject.input.list.rowSelected.send(0)
        subject.input.list.rowSelected.send(1)
        #expect(Set(subject.opened.notes) == ["drink:negroni", "drink:my-negroni"])
    }

    @Test func `in Korean the list sorts by the Korean names`() async {
        let subject = Subject(SampleWorld(), language: .korean)
        await LatestTask.settleAll()
        #expect(subject.names() == ["김렛", "네그로니", "레모네이드", "불바르디에", "아메리카노"])
        #expect(subject.state.rows[1]?.otherName == "Negroni")
        #expect(subject.state.rows[1]?.reachText == "3개 부족")
    }

    @Test func `a catalogue without drinks has an empty list`() async {
        let subject = Subject(SampleWorld(catalogue: Catalogue()))
        await LatestTask.settleAll()
        #expect(subject.phases == [.loading, .empty])
    }

    @Test func `a failed read is reported and can be retried`() async {
        let world = SampleWorld()
        await world.drinks.fail(with: StoreError.busy)
        let subject = Subject(world)
        await LatestTask.settleAll()
        #expect(subject.state.phase == .failed("Another program is using the database: close it and try again."))
        await world.drinks.fail(with: nil)
        subject.input.refresh.send()
        #expect(subject.state.phase == .loading)
        await LatestTask.settleAll()
        #expect(subject.state.phase == .loaded)
        #expect(subject.names().count == 5)
    }

    @Test func `a refresh keeps the rows until the new ones arrive`() async {
        let subject = Subject(SampleWorld())
        await LatestTask.settleAll()
        subject.input.refresh.send()
        #expect(subject.state.phase == .refreshing)
        #expect(subject.names().count == 5)
        await LatestTask.settleAll()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `the list reads only the visible rows and one screen around them`() async {
        let world = SampleWorld(catalogue: SampleCatalogue.long(500))
        let subject = Subject(world)
        subject.input.list.visibleRows.send(0..<20)
        await LatestTask.settleAll()
        #expect(subject.state.count == 500)
        #expect(subject.state.rows.count < 100)
        subject.input.list.visibleRows.send(200..<220)
        #expect(subject.state.phase == .loadingMore)
        await LatestTask.settleAll()
        #expect(subject.state.phase == .loaded)
        #expect((180..<240).allSatisfy { subject.state.rows[$0] != nil })
        #expect(subject.state.rows[200]?.name == "Drink 201")
        #expect(await world.drinks.pages.allSatisfy { $0.count <= 120 })
    }

    @Test func `loaded rows are not read again`() async {
        let world = SampleWorld(catalogue: SampleCatalogue.long(100))
        let subject = Subject(world)
        await LatestTask.settleAll()
        let before = await world.drinks.pages.count
        subject.input.list.visibleRows.send(5..<25)
        subject.input.list.visibleRows.send(10..<30)
        await LatestTask.settleAll()
        #expect(await world.drinks.pages.count == before)
    }

    @Test func `rows scrolled to during a read are read next`() async {
        let world = SampleWorld(catalogue: SampleCatalogue.long(500))
        let slow = SlowDrinkRepository(world.drinks, pages: Latch())
        let subject = Subject(world, drinks: slow)
        await slow.pages.waitForArrivals(1)
        subject.input.list.visibleRows.send(300..<320)
        await slow.pages.open()
        await LatestTask.settleAll()
        #expect(subject.state.rows[310]?.name == "Drink 311")
        #expect(subject.state.phase == .loaded)
    }

    @Test func `rows missing from the store are requested once`() async {
        let world = SampleWorld(catalogue: SampleCatalogue.long(500))
        let subject = Subject(world, drinks: SlowDrinkRepository(world.drinks, count: 520))
        await LatestTask.settleAll()
        let before = await world.drinks.pages.count
        subject.input.list.visibleRows.send(495..<520)
        await LatestTask.settleAll()
        #expect(subject.state.phase == .loaded && subject.state.count == 520)
        #expect(subject.state.rows[499] != nil && subject.state.rows[500] == nil)
        #expect(await world.drinks.pages.count == before + 1)
    }

    @Test func `distant rows are discarded`() async {
        let world = SampleWorld(catalogue: SampleCatalogue.long(3_000))
        let subject = Subject(world)
        for top in stride(from: 0, to: 2_900, by: 40) {
            subject.input.list.visibleRows.send(top..<(top + 40))
            await LatestTask.settleAll()
        }
        #expect(subject.state.rows.count <= 1_200)
        #expect(subject.state.rows[2_899] != nil)
    }

    @Test func `typing searches both languages at once`() async {
        let subject = Subject(SampleWorld())
        await LatestTask.settleAll()
        subject.input.list.query.send("gr")
        await LatestTask.settleAll()
        #expect(subject.state.matches == [4])
        subject.input.list.query.send("네그")
        await LatestTask.settleAll()
        #expect(subject.state.matches == [4])
        subject.input.list.query.send("zzz")
        await LatestTask.settleAll()
        #expect(subject.state.matches == [])
        subject.input.list.query.send("i")
        await LatestTask.settleAll()
        #expect(subject.state.matches == [0, 1, 2, 4])
        subject.input.list.query.send("")
        #expect(subject.state.matches == [])
    }

    @Test func `a failed search is reported, not shown as a search without matches`() async {
        let world = SampleWorld()
        let subject = Subject(world)
        await LatestTask.settleAll()
        subject.input.list.query.send("gr")
        await LatestTask.settleAll()
        await world.drinks.fail(with: StoreError.busy)
        subject.input.list.query.send("gro")
        await LatestTask.settleAll()
        #expect(subject.failures.values == [TestWords.english["error.busy"]])
        #expect(subject.state.matches == [4] && subject.state.matchedText == "gr")
    }

    @Test(arguments: [("Negr", [4]), ("negR", []), ("GRONI", []), ("groni", [4])])
    func `a capital letter matches only the same capital letter`(text: String, matches: [Int]) async {
        let subject = Subject(SampleWorld())
        await LatestTask.settleAll()
        subject.input.list.query.send(text)
        await LatestTask.settleAll()
        #expect(subject.state.matches == matches)
    }

    @Test func `the answer to an outdated query is dropped`() async {
        let world = SampleWorld()
        let slow = SlowDrinkRepository(world.drinks, searches: Latch())
        let subject = Subject(world, drinks: slow)
        subject.input.list.query.send("a")
        await slow.searches.waitForArrivals(1)
        subject.input.list.query.send("negroni")
        await slow.searches.waitForArrivals(2)
        await slow.searches.open()
        await LatestTask.settleAll()
        #expect(subject.states.values.map(\.matches).filter { !$0.isEmpty } == [[4]])
    }

    @Test func `a cleared search finds nothing`() async {
        let world = SampleWorld()
        let slow = SlowDrinkRepository(world.drinks, searches: Latch())
        let subject = Subject(world, drinks: slow)
        subject.input.list.query.send("a")
        await slow.searches.waitForArrivals(1)
        subject.input.list.query.send("")
        await slow.searches.open()
        await LatestTask.settleAll()
        #expect(subject.states.values.allSatisfy { $0.matches == [] })
    }

    @Test func `changes made elsewhere are shown`() async throws {
        let world = SampleWorld()
        let subject = Subject(world)
        await LatestTask.settleAll()
        #expect(subject.state.makeable == 0)
        try await world.add("campari", "sweet-vermouth")
        subject.input.refresh.send()
        #expect(subject.state.phase == .refreshing)
        await LatestTask.settleAll()
        #expect(subject.state.makeable == 1)
        #expect(subject.state.rows[0]?.reach == .now)
    }

    @Test func `a row opens its drink, and a row out of range opens nothing`() async {
        let subject = Subject(SampleWorld())
        await LatestTask.settleAll()
        subject.input.list.rowSelected.send(4)
        subject.input.list.rowSelected.send(17)
        #expect(subject.opened.notes == ["drink:negroni"])
    }

    @Test func `a filter lists only its drinks, with the makeable share and the filter in words`() async {
        let subject = Subject(SampleWorld(["gin", "campari", "sweet-vermouth"]))
        await LatestTask.settleAll()
        subject.arrangement.update { $0.filter = DrinkFilter(wanted: [.base(.gin)]) }
        #expect(subject.state.phase == .refreshing)
        await LatestTask.settleAll()
        #expect(subject.names() == ["Gimlet", "Negroni"])
        #expect(subject.state.total == 5)
        #expect(subject.state.makeable == 1)
        #expect(subject.state.chips.map(\.text) == ["gin"])
        subject.input.chipRemoved.send(subject.state.chips[0])
        await LatestTask.settleAll()
        #expect(subject.names().count == 5)
        #expect(subject.state.total == nil)
        #expect(subject.state.arrival == 2)
    }

    @Test func `a filter without matches has an empty list`() async {
        let subject = Subject(SampleWorld())
        subject.arrangement.update { $0.filter = DrinkFilter(wanted: [.base(.beer)]) }
        await LatestTask.settleAll()
        #expect(subject.state.phase == .empty)
        #expect(subject.state.total == 5)
    }

    @Test func `the sort key cycles through the orders`() async {
        let subject = Subject(SampleWorld(["campari", "sweet-vermouth"]))
        await LatestTask.settleAll()
        subject.input.sortRequested.send()
        await LatestTask.settleAll()
        #expect(subject.names() == ["Boulevardier", "Negroni", "Americano", "Gimlet", "Lemonade"])
        #expect(subject.state.sort == .strength)
        subject.input.sortRequested.send()
        await LatestTask.settleAll()
        #expect(subject.names() == ["Americano", "Boulevardier", "Lemonade", "Negroni", "Gimlet"])
        for _ in 0..<4 { subject.input.sortRequested.send() }
        #expect(subject.arrangement.value.sort == .random(seed: 7))
    }

    @Test func `a reopened list keeps its arrangement`() async {
        let arrangement = DrinkArrangement(filter: DrinkFilter(wanted: [.base(.gin)]), sort: .strength)
        let subject = Subject(SampleWorld(), arrangement: arrangement)
        await LatestTask.settleAll()
        #expect(subject.names() == ["Negroni", "Gimlet"])
    }

    @Test func `pages under a filter are read as they are shown`() async {
        let world = SampleWorld(catalogue: SampleCatalogue.long(500))
        let subject = Subject(world, arrangement: DrinkArrangement(filter: DrinkFilter(wanted: [.base(.gin)])))
        subject.input.list.visibleRows.send(0..<20)
        await LatestTask.settleAll()
        #expect(subject.state.rows.count < 100)
        subject.input.list.visibleRows.send(200..<220)
        await LatestTask.settleAll()
        #expect(subject.state.rows[200]?.name == "Drink 201")
        #expect(await world.facts.readCount == 1)
    }

    @Test func `a search covers the filtered drinks`() async {
        let subject = Subject(SampleWorld())
        subject.arrangement.update { $0.filter = DrinkFilter(wanted: [.base(.gin)]) }
        subject.input.list.query.send("negroni")
        await LatestTask.settleAll()
        #expect(subject.state.count == 2)
        #expect(subject.state.matches == [1])
        subject.arrangement.update { $0.sort = .strength }
        await LatestTask.settleAll()
        #expect(subject.state.matches == [0])
    }

    @Test func `an operator narrows the list, and clearing the line shows all drinks`() async {
        let subject = Subject(SampleWorld())
        await LatestTask.settleAll()
        subject.input.list.query.send("with:campari -boulev")
        await LatestTask.settleAll()
        #expect(subject.names() == ["Americano", "Negroni"])
        #expect(subject.state.matches == [0, 1])
        #expect(subject.state.chips.map(\.text) == ["Campari"])
        subject.input.list.query.send("")
        await LatestTask.settleAll()
        #expect(subject.state.count == 5)
        #expect(subject.state.matches == [])
        #expect(subject.state.chips.isEmpty)
    }

    @Test func `an unknown name is reported and leaves the list`() async {
        let subject = Subject(SampleWorld())
        subject.input.list.query.send("with:champari")
        await LatestTask.settleAll()
        #expect(subject.state.count == 5)
        #expect(subject.state.problem == "\"champari\" is unknown. Did you mean Campari?")
        let korean = DrinkQueryText("with:champari abv<십").problems.map { $0.text(TestWords.korean) }
        #expect(korean == ["\"십\"은 여기에 쓸 수 있는 수가 아닙니다."])
    }

    @Test func `the list of an outdated filter is dropped`() async {
        let world = SampleWorld()
        let slow = SlowDrinkRepository(world.drinks, pages: Latch())
        let subject = Subject(world, drinks: slow)
        await slow.pages.waitForArrivals(1)
        subject.arrangement.update { $0.filter = DrinkFilter(wanted: [.base(.gin)]) }
        await slow.pages.open()
        await LatestTask.settleAll()
        #expect(subject.states.values.map(\.count).allSatisfy { $0 == 0 || $0 == 2 })
        #expect(subject.names() == ["Gimlet", "Negroni"])
    }

    @Test func `a new bottle changes the result of a bar filter`() async throws {
        let world = SampleWorld()
        let subject = Subject(world, arrangement: DrinkArrangement(filter: DrinkFilter(wanted: [.away(0)])))
        await LatestTask.settleAll()
        #expect(subject.state.phase == .empty)
        try await world.add("campari", "sweet-vermouth")
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.names() == ["Americano"])
    }

    @Test func `the filter key opens the filter`() async {
        let subject = Subject(SampleWorld())
        subject.input.filterRequested.send()
        #expect(subject.opened.notes == ["drinks/all filter"])
    }

    @Test func `closing the screen frees everything`() async {
        weak var model: DrinkListViewModel?
        do {
            let subject = Subject(SampleWorld())
            await LatestTask.settleAll()
            model = subject.model
        }
        #expect(model == nil)
    }

    @Test func `saved drinks are listed newest first, then by the other orders`() async {
        let world = SampleWorld(saved: ["negroni", "americano", "gimlet"])
        let subject = Subject(world, arrangement: DrinkArrangement(sort: .marked(.saved)), part: .saved)
        await LatestTask.settleAll()
        #expect(subject.names() == ["Gimlet", "Americano", "Negroni"])
        #expect(subject.state.total == nil)
        subject.input.sortRequested.send()
        await LatestTask.settleAll()
        #expect(subject.names() == ["Americano", "Gimlet", "Negroni"])
    }

    @Test func `drinks made equally often sort by name, and a new making counts at once`() async throws {
        let world = SampleWorld(made: [
            Making(drink: "negroni", madeAt: 1), Making(drink: "negroni", madeAt: 2),
            Making(drink: "gimlet", madeAt: 9),
            Making(drink: "boulevardier", madeAt: 3),
        ])
        let subject = Subject(world, arrangement: DrinkArrangement(sort: .count))
        await LatestTask.settleAll()
        #expect(subject.names() == ["Negroni", "Boulevardier", "Gimlet", "Americano", "Lemonade"])
        for day in 4...5 {
            _ = try await world.log.add(Making(drink: "lemonade", madeAt: Int64(day)), of: Profile.localID)
        }
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.names() == ["Lemonade", "Negroni", "Boulevardier", "Gimlet", "Americano"])
    }

    @Test func `a removed row disappears at once, and an undo restores the order`() async {
        let world = SampleWorld(saved: ["negroni", "americano", "gimlet"])
        let subject = Subject(world, arrangement: DrinkArrangement(sort: .marked(.saved)), part: .saved)
        await LatestTask.settleAll()
        subject.input.removalRequested.send(0)
        await subject.storeChanged()
        #expect(subject.names() == ["Americano", "Negroni"])
        subject.input.removalRequested.send(0)
        await subject.storeChanged()
        #expect(subject.names() == ["Negroni"])
    }

    @Test func `removing a made drink removes its makings, and a tried one loses its tick`() async throws {
        let world = SampleWorld(
            tried: ["gimlet"],
            made: [Making(drink: "negroni", madeAt: 5), Making(drink: "negroni", madeAt: 9)])
        let made = Subject(world, arrangement: DrinkArrangement(sort: .made), part: .made)
        await LatestTask.settleAll()
        #expect(made.names() == ["Negroni"])
        made.input.removalRequested.send(0)
        await made.storeChanged()
        #expect(made.state.phase == .empty)
        let tried = Subject(world, part: .tried)
        await LatestTask.settleAll()
        tried.input.removalRequested.send(0)
        await tried.storeChanged()
        #expect(tried.state.phase == .empty)
        #expect(try await world.log.entries(of: Profile.localID, drink: nil, after: nil, limit: 9).isEmpty)
    }

    @Test func `the list of makeable drinks follows the bar`() async throws {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let subject = Subject(world, part: .makeable)
        await LatestTask.settleAll()
        #expect(subject.names() == ["Americano", "Negroni"])
        try await world.add("whiskey")
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.names() == ["Americano", "Boulevardier", "Negroni"])
    }

    @Test func `a filter within a list counts against that list`() async {
        let world = SampleWorld(saved: ["negroni", "americano", "gimlet"])
        let subject = Subject(
            world, arrangement: DrinkArrangement(filter: DrinkFilter(wanted: [.base(.gin)])), part: .saved)
        await LatestTask.settleAll()
        #expect(subject.names() == ["Gimlet", "Negroni"])
        #expect(subject.state.total == 3)
        #expect(subject.state.isNarrowed)
    }

    @Test func `the actions of a row apply to its drink`() async throws {
        let world = SampleWorld()
        let subject = Subject(world)
        await LatestTask.settleAll()
        subject.input.actionRequested.send((4, .mark(.saved)))
        subject.input.actionRequested.send((0, .made))
        subject.input.actionRequested.send((1, .whyNot))
        subject.input.actionRequested.send((0, .compare))
        subject.input.actionRequested.send((4, .compare))
        subject.input.actionRequested.send((99, .mark(.saved)))
        await LatestTask.settleAll()
        #expect(try await world.marks.marks(of: "negroni", for: Profile.localID).isSaved)
        #expect(subject.opened.notes == ["made:americano x1", "why:boulevardier", "compare:americano,negroni"])
    }

    @Test func `a guest meets the authorizer at every personal action of a list`() async {
        let authorizer = RecordingAuthorizer(isOpen: false)
        let subject = Subject(SampleWorld(saved: ["negroni"]), part: .saved, authorizer: authorizer)
        await LatestTask.settleAll()
        subject.input.removalRequested.send(0)
        subject.input.actionRequested.send((0, .mark(.tried)))
        subject.input.actionRequested.send((0, .made))
        subject.input.actionRequested.send((0, .buyMissing))
        subject.input.pickerRequested.send()
        await LatestTask.settleAll()
        #expect(authorizer.intents.count == 5)
        #expect(subject.names() == ["Negroni"])
        #expect(subject.opened.notes == [])
    }

    @Test func `own recipes, collections and a new recipe have keys in every list`() {
        var opened: [Place] = []
        let actions = SectionKeys.ownActions(TestWords.words(.english)) { opened.append($0) }
        #expect(actions.map(\.keys) == [[.character(",")], [.character(".")], [.character("+")]])
        for action in actions {
            #expect(!action.title.contains(":") && !action.title.contains("/"))
            action.perform()
        }
        #expect(opened == [.ownRecipes, .collections, .newRecipe])
    }

    @Test func `a search matches ingredients and misspellings, and names come before both`() async throws {
        let finder = SampleWorld().finder
        func found(_ word: String) async throws -> [Identifier<Drink>] {
            let listing = try await finder.listing(DrinkSearch(words: [word]), sort: .name, by: .english)
            return try await finder.drinks(at: Array(listing.positions), by: .english)
        }
        #expect(try await found("negrni") == ["negroni"])
        let bitter = try await found("campari")
        #expect(bitter.contains("negroni") && bitter.contains("americano") && !bitter.contains("gimlet"))
        #expect(try await found("gim") == ["gimlet"])
    }

    @Test func `a search covers ingredients, misspellings and aliases, and finds the best match`() async {
        var catalogue = SampleCatalogue.standard
        catalogue.drinks = catalogue.drinks.map { drink in
            guard drink.id == "negroni" || drink.id == "boulevardier" else { return drink }
            return Drink(
                id: drink.id, name: drink.name, aliases: drink.id == "negroni" ? ["Boul"] : [], summary: drink.summary,
                base: drink.base, lines: drink.lines, steps: drink.steps, techniques: drink.techniques,
                glass: drink.glass, serving: drink.serving, asked: drink.id == "negroni" ? 100 : 40)
        }
        let subject = Subject(SampleWorld(catalogue: catalogue))
        await LatestTask.settleAll()
        func found(_ text: String) async -> [[Int]] {
            subject.input.list.query.send(text)
            await LatestTask.settleAll()
            return [subject.state.matches, [subject.state.bestMatch].compactMap(\.self)]
        }
        // Americano, Boulevardier and Negroni contain Campari; the Negroni is called for most.
        #expect(await found("campari") == [[0, 1, 4], [4]])
        #expect(await found("negrni") == [[4], [4]])
        #expect(await found("네그러니") == [[4], [4]])
        // A whole alias precedes a name that only begins with the text.
        #expect(await found("boul") == [[1, 4], [4]])
        #expect(await found("zzzz") == [[], []])
    }

    @Test func `a filter that hides matches says so, and 0 clears it`() async {
        let subject = Subject(SampleWorld(), arrangement: DrinkArrangement(filter: DrinkFilter(wanted: [.base(.gin)])))
        await LatestTask.settleAll()
        subject.input.list.query.send("ameri")
        await LatestTask.settleAll()
        #expect(subject.state.matches.isEmpty && subject.state.hiddenMatches == 1 && subject.state.isFiltered)
        subject.input.filterCleared.send()
        await LatestTask.settleAll()
        #expect(subject.state.count == 5 && !subject.state.isFiltered)
        #expect(subject.state.matches == [0] && subject.state.hiddenMatches == 0)
    }

    @Test func `a search with operators is saved with the filter`() async {
        let subject = Subject(SampleWorld(), arrangement: DrinkArrangement(filter: DrinkFilter(wanted: [.base(.gin)])))
        await LatestTask.settleAll()
        subject.input.list.query.send("with:campari negr")
        await LatestTask.settleAll()
        subject.input.savedFiltersRequested.send()
        let kept = DrinkFilter(
            code: subject.opened.notes.last?.replacing("drinks/all filters ", with: "") ?? "")
        #expect(kept.wanted == [.base(.gin), .ingredient("campari")])
        #expect(kept.words == [DrinkFilter.Word("negr")])
    }

    @Test func `the recipe of the selected drink is read for the pane beside the list`() async {
        let subject = Subject(SampleWorld(["gin"]))
        await LatestTask.settleAll()
        #expect(subject.state.preview == nil)
        subject.input.previewRequested.send("negroni")
        await LatestTask.settleAll()
        #expect(subject.state.preview?.name == "Negroni")
        #expect(subject.state.preview?.lines.first?.mark == .owned)
    }
}
