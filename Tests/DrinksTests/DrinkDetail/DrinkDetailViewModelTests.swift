import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// A drink's page: the recipe, and what the bar has of it, for a number of servings in a unit.
@MainActor
struct DrinkDetailViewModelTests {
    @MainActor
    private struct Subject {
        let input = DrinkDetailViewModel.Input()
        let went = EventLog()
        let model: DrinkDetailViewModel
        let states: Recorded<DrinkDetailState>
        let messages: Recorded<String>
        let failures: Recorded<String>

        init(_ id: Identifier<Drink>, _ dependencies: DrinksDIContainer.Dependencies) {
            model = DrinksDIContainer(dependencies).makeDrinkViewModel(id, in: .recording(in: went))
            let output = model.transform(input)
            states = Recorded(output.state)
            messages = Recorded(output.messages.done)
            failures = Recorded(output.messages.failed)
        }

        /// Refreshes as the screen does after a change of the store.
        func storeChanged() async {
            await LatestTask.settleAll()
            input.refresh.send()
            await LatestTask.settleAll()
        }

        var state: DrinkDetailState { states.last ?? DrinkDetailState() }
        func content() throws -> DrinkDetailState.Content { try #require(state.content) }
    }

    @Test func `a drink with hardly any data is shown whole`() async throws {
        let bare = Drink(
            id: "my-bare", name: LocalizedText(both: "Bare"), summary: LocalizedText(both: ""), base: .none,
            lines: [DrinkLine(ingredient: "gin", amount: nil, unit: .topUp)], steps: [], techniques: [],
            glass: "no-such-glass", serving: .rocks)
        let standard = SampleCatalogue.standard
        let world = SampleWorld(catalogue: Catalogue(drinks: [bare], ingredients: standard.ingredients))
        let subject = Subject("my-bare", world.dependencies())
        await LatestTask.settleAll()
        let content = try subject.content()
        #expect(content.name == "Bare")
        #expect(content.otherName == "", "the same name is not repeated")
        #expect(content.lines.map(\.name) == ["Gin"])
        #expect(content.steps.isEmpty && content.tools.isEmpty && content.techniques.isEmpty)
        #expect(content.glass == nil)
    }

    @Test func `the page loads the recipe`() async throws {
        let subject = Subject("negroni", SampleWorld().dependencies())
        #expect(subject.state.phase == .loading)
        #expect(subject.state.content == nil)
        await LatestTask.settleAll()
        #expect(subject.state.phase == .loaded)
        #expect(try subject.content().name == "Negroni")
    }

    @Test func `undoing an own recipe on its page leaves the page`() async {
        let world = SampleWorld()
        let went = EventLog()
        let flow = Flow<DrinksStep>(close: { went.note("close") }, routes: { ["drinks", "drink:negroni"] })
        let model = DrinksDIContainer(world.dependencies()).makeDrinkViewModel("negroni", in: flow)
        let input = DrinkDetailViewModel.Input()
        let states = Recorded(model.transform(input).state)
        await LatestTask.settleAll()
        await world.drinks.fail(with: NotFound(id: "negroni"))
        input.refresh.send()
        await LatestTask.settleAll()
        #expect(went.notes == ["close"])
        #expect(states.values.allSatisfy { if case .failed = $0.phase { false } else { true } })
    }

    @Test func `an unknown drink is named in the error`() async {
        let subject = Subject("negrony", SampleWorld().dependencies())
        await LatestTask.settleAll()
        #expect(subject.state.phase == .failed("Can't find negrony."))
    }

    @Test func `a failed read can be retried`() async throws {
        let world = SampleWorld()
        await world.drinks.fail(with: StoreError.diskFull)
        let subject = Subject("negroni", world.dependencies())
        await LatestTask.settleAll()
        #expect(subject.state.phase == .failed("The disk is full: free some space and try again."))
        await world.drinks.fail(with: nil)
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(try subject.content().name == "Negroni")
    }

    @Test func `a refresh keeps the recipe until it ends`() async {
        let subject = Subject("negroni", SampleWorld().dependencies())
        await LatestTask.settleAll()
        subject.input.refresh.send()
        #expect(subject.state.phase == .refreshing)
        #expect(subject.state.content != nil)
        await LatestTask.settleAll()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `a recipe removed by an undo or another program leaves the page`() async {
        let world = SampleWorld()
        let subject = Subject("negroni", world.dependencies())
        await LatestTask.settleAll()
        await world.drinks.fail(with: NotFound(id: "negroni"))
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.state.content == nil)
        #expect(subject.state.phase == .failed("Can't find negroni."))
    }

    @Test func `a failed refresh keeps the recipe and shows the reason`() async {
        let world = SampleWorld()
        let subject = Subject("negroni", world.dependencies())
        await LatestTask.settleAll()
        await world.drinks.fail(with: StoreError.busy)
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.state.content != nil)
        #expect(subject.state.phase == .loaded)
        #expect(subject.failures.values == ["Another program is using the database: close it and try again."])
    }

    @Test func `servings range from 1 to 99 and scale the amounts`() async throws {
        let subject = Subject("negroni", SampleWorld().dependencies())
        await LatestTask.settleAll()
        subject.input.servingsStepped.send(-1)
        #expect(subject.state.servings == 1)
        subject.input.servingsStepped.send(1)
        #expect(subject.state.servings == 2)
        #expect(try subject.content().lines.map(\.amount) == ["60 ml", "60 ml", "60 ml", "1 slice"])
        for _ in 0..<200 { subject.input.servingsStepped.send(1) }
        #expect(subject.state.servings == 99)
    }

    @Test func `a batch states its water, a single drink does not`() async throws {
        let subject = Subject("negroni", SampleWorld().dependencies())
        await LatestTask.settleAll()
        #expect(try subject.content().remarks.first == nil)
        subject.input.servingsStepped.send(1)
        #expect(try subject.content().remarks.first?.hasPrefix("To mix ahead without ice, add ") == true)
    }

    @Test func `units cycle and apply to every drink`() async throws {
        let preferences = Observable(DisplayPreferences())
        let dependencies = SampleWorld().dependencies(preferences: preferences)
        let subject = Subject("negroni", dependencies)
        let other = Subject("americano", dependencies)
        await LatestTask.settleAll()
        await LatestTask.settleAll()
        subject.input.unitCycled.send()
        #expect(try subject.content().lines[0].amount == "3 cl")
        #expect(try other.content().lines[0].amount == "3 cl")
        subject.input.unitCycled.send()
        #expect(try subject.content().lines[0].amount == "1 oz")
        #expect(try subject.content().unit == .ounce)
        subject.input.unitCycled.send()
        #expect(try subject.content().lines[0].amount == "30 ml")
        subject.input.unitSelected.send(.ounce)
        #expect(preferences.value.volume == .ounce)
    }

    @Test func `a unit of volume does not apply to the half slice of a garnish`() async throws {
        let subject = Subject("negroni", SampleWorld().dependencies())
        await LatestTask.settleAll()
        subject.input.unitSelected.send(.ounce)
        #expect(try subject.content().lines[3].amount == "½ slice")
    }

    @Test func `adding a bottle to the bar reports the effect`() async throws {
        let world = SampleWorld(["campari", "sweet-vermouth"])
        let subject = Subject("negroni", world.dependencies())
        await LatestTask.settleAll()
        #expect(try subject.content().reach == .away(1))
        #expect(try subject.content().lines[0].mark == .missing)
        subject.input.bottleToggled.send(.line(0))
        await subject.storeChanged()
        #expect(subject.messages.values == ["Added Gin to your bar. You can make 1 more drink."])
        #expect(try subject.content().reach == .now)
        #expect(try subject.content().lines[0].mark == .owned)
        subject.input.bottleToggled.send(.line(0))
        await subject.storeChanged()
        #expect(subject.messages.last == "Removed Gin from your bar. You can make 1 fewer drink.")
        #expect(try subject.content().reach == .away(1))
    }

    @Test func `a failed write of a bottle is reported and changes nothing`() async throws {
        let world = SampleWorld()
        let subject = Subject("negroni", world.dependencies())
        await LatestTask.settleAll()
        await world.shelf.fail(with: StoreError.diskFull)
        subject.input.bottleToggled.send(.line(0))
        await subject.storeChanged()
        #expect(subject.failures.values == ["The disk is full: free some space and try again."])
        #expect(subject.messages.values == [])
        #expect(try subject.content().reach == .away(3))
        #expect(subject.state.phase == .loaded)
    }

    @Test func `changes made elsewhere are shown`() async throws {
        let world = SampleWorld()
        let subject = Subject("negroni", world.dependencies())
        await LatestTask.settleAll()
        try await world.add("gin", "campari", "sweet-vermouth")
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(try subject.content().reach == .now)
    }

    @Test func `an older answer does not replace a newer one`() async throws {
        let world = SampleWorld()
        let slow = SlowDrinkRepository(world.drinks, pages: Latch())
        let subject = Subject("negroni", world.dependencies(drinks: slow))
        await slow.pages.waitForArrivals(1)
        try await world.add("gin")
        subject.input.refresh.send()
        await slow.pages.waitForArrivals(2)
        await slow.pages.open()
        await LatestTask.settleAll()
        #expect(Set(subject.states.values.compactMap { $0.content?.reach }) == [.away(2)])
    }

    @Test func `lines and notes open their pages, and the recipe is edited, collected and made`() async {
        let subject = Subject("negroni", SampleWorld().dependencies())
        subject.input.opened.send(.line(0))
        #expect(subject.went.notes == [], "there is no line yet")
        await LatestTask.settleAll()
        for target: DrinkDetailTarget in [
            .line(0), .line(99), .note(.glass("rocks")), .note(.technique(.build)), .drink("gimlet"),
        ] { subject.input.opened.send(target) }
        #expect(subject.went.drain() == ["ingredient:gin", "glass:rocks", "technique:build", "drink:gimlet"])
        subject.input.servingsStepped.send(1)
        subject.input.editRequested.send()
        subject.input.collectRequested.send()
        subject.input.makeRequested.send()
        #expect(subject.went.notes == ["edit:negroni", "collect:negroni", "make:negroni x2"])
    }

    @Test func `the page names similar drinks and their missing bottles`() async {
        let subject = Subject("negroni", SampleWorld(["campari"]).dependencies())
        await LatestTask.settleAll()
        #expect(subject.state.like.prefix(3).map(\.id) == ["americano", "boulevardier", "gimlet"])
        #expect(subject.state.like.prefix(3).map(\.reach) == ["needs Sweet vermouth", "2 away", "2 away"])
    }

    @Test func `similar drinks known already do not wait for the recipe`() async throws {
        let world = SampleWorld(["campari"])
        _ = try await world.adviser.similar(to: "negroni", limit: 1)
        let slow = SlowDrinkRepository(world.drinks, pages: Latch())
        let subject = Subject("negroni", world.dependencies(drinks: slow))
        while subject.state.like.isEmpty { await Task.yield() }
        #expect(subject.state.content == nil)
        await slow.pages.open()
        await LatestTask.settleAll()
        #expect(subject.state.like.prefix(3).map(\.id) == ["americano", "boulevardier", "gimlet"])
        #expect(try subject.content().name == "Negroni")
    }

    @Test func `the first page does not wait for all drinks to be read`() async throws {
        let world = SampleWorld()
        let slow = SlowDrinkRepository(world.drinks, pages: Latch())
        let subject = Subject("negroni", world.dependencies(drinks: slow))
        await slow.pages.waitForArrivals(1)
        for _ in 0..<200 { await Task.yield() }
        #expect(await world.features.readCount == 0)
        await slow.pages.open()
        await LatestTask.settleAll()
        #expect(await world.features.readCount == 1)
        #expect((3...LikeDrinks.count).contains(subject.state.like.count))
    }

    @Test func `a page is whole even if similar drinks cannot be read`() async throws {
        let world = SampleWorld()
        await world.features.fail(with: StoreError.busy)
        let subject = Subject("negroni", world.dependencies())
        await LatestTask.settleAll()
        #expect(subject.state.phase == .loaded)
        #expect(subject.state.like == [])
        #expect(subject.failures.values == [])
    }

    @Test func `a drink can be saved and removed again, and shows its mark`() async throws {
        let subject = Subject("negroni", SampleWorld().dependencies())
        await LatestTask.settleAll()
        subject.input.actionRequested.send(.mark(.saved))
        await subject.storeChanged()
        #expect(try subject.content().marks == DrinkMarks(isSaved: true))
        subject.input.actionRequested.send(.mark(.tried))
        subject.input.actionRequested.send(.mark(.saved))
        await subject.storeChanged()
        #expect(try subject.content().marks == DrinkMarks(isTried: true))
        #expect(
            subject.messages.values == [
                "Saved Negroni.", "Marked Negroni as tried.", "Negroni is no longer saved.",
            ])
    }

    @Test func `missing ingredients go on the shopping list for all servings`() async throws {
        let world = SampleWorld(["gin"])
        let subject = Subject("negroni", world.dependencies())
        await LatestTask.settleAll()
        subject.input.servingsStepped.send(1)
        subject.input.actionRequested.send(.buyMissing)
        await subject.storeChanged()
        let items = try await world.shopping.items(of: Profile.localID)
        #expect(items.map(\.entry.subject.ingredient) == ["campari", "sweet-vermouth"])
        #expect(items.map(\.entry.amount) == [60, 60])
        #expect(subject.messages.values == ["Added 2 items to the shopping list."])
    }

    @Test func `a bottle much stronger than the recipe's is marked`() async throws {
        var catalogue = SampleCatalogue.standard
        catalogue.ingredients = catalogue.ingredients.map { ingredient in
            ingredient.id == "beefeater"
                ? Ingredient(
                    id: "beefeater", name: ingredient.name, parent: ingredient.parent, isBrand: true,
                    category: .spirit, content: IngredientContent(strength: 57)) : ingredient
        }
        let subject = Subject("negroni", SampleWorld(["beefeater"], catalogue: catalogue).dependencies())
        await LatestTask.settleAll()
        #expect(try subject.content().lines.first?.remark == "your Beefeater, 57%, better 20 ml")
    }

    @Test func `the other actions open their screens`() async {
        let subject = Subject("negroni", SampleWorld().dependencies())
        await LatestTask.settleAll()
        subject.input.servingsStepped.send(2)
        subject.input.actionRequested.send(.made)
        subject.input.actionRequested.send(.whyNot)
        subject.input.actionRequested.send(.compare)
        subject.input.sumRequested.send()
        #expect(subject.messages.last == "Comparing Negroni: press c on another drink.")
        #expect(subject.went.notes == ["made:negroni x3", "why:negroni", "sum:negroni"])
    }

    @Test func `a guest meets the authorizer at every personal action, and nothing is written`() async throws {
        let world = SampleWorld()
        let authorizer = RecordingAuthorizer(isOpen: false)
        let subject = Subject("negroni", world.dependencies(authorizer: authorizer))
        await LatestTask.settleAll()
        for action: DrinkActionKeys.Action in [.mark(.saved), .mark(.tried), .buyMissing, .made] {
            subject.input.actionRequested.send(action)
        }
        subject.input.bottleToggled.send(.line(0))
        await subject.storeChanged()
        #expect(
            authorizer.intents == [
                .mark("negroni", .saved), .mark("negroni", .tried), .buyMissing("negroni"),
                .logMaking("negroni"), .toggleBottle("gin"),
            ])
        #expect(await world.marks.changes.isEmpty)
        #expect(try await world.shopping.items(of: Profile.localID).isEmpty)
        #expect(subject.went.notes == [])
        #expect(try subject.content().reach == .away(3))
        #expect(subject.messages.values == [])
    }

    @Test func `closing the screen frees everything`() async {
        weak var model: DrinkDetailViewModel?
        let world = SampleWorld()
        do {
            let subject = Subject("negroni", world.dependencies())
            await LatestTask.settleAll()
            model = subject.model
        }
        #expect(model == nil)
    }
}
