import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// An ingredient's page: what it is, whether it is mine, what it would open, where it leads.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct IngredientPageViewModelTests {
    @MainActor
    private struct Subject {
        let toggled = Signal<Void>()
        let ingredient = Signal<Identifier<Ingredient>>()
        let drink = Signal<Identifier<Drink>>()
        let base = Signal<BaseSpirit>()
        let all = Signal<Void>()
        let refresh = Signal<Void>()
        let edit = Signal<Void>()
        let went = EventLog()
        let model: IngredientPageViewModel
        let states: Recorded<IngredientPageState>
        let messages: Recorded<String>
        let failures: Recorded<String>

        init(_ id: Identifier<Ingredient>, _ world: SampleWorld, _ language: Language = .english) {
            model = IngredientPageViewModel(
                id: id, dependencies: world.dependencies(language),
                actions: IngredientPageActions(
                    showIngredient: { [went] in went.note("ingredient:\($0)") },
                    showDrink: { [went] in went.note("drink:\($0)") },
                    showBase: { [went] in went.note("base:\($0)") },
                    showFiltered: { [went] in went.note("filter:\($0.code)") },
                    links: DrinksLinks(editIngredient: { [went] in went.note("edit:\($0)") })))
            let output = model.transform(
                IngredientPageViewModel.Input(
                    ownershipToggled: toggled.events, ingredientSelected: ingredient.events,
                    drinkSelected: drink.events, baseSelected: base.events, editRequested: edit.events,
                    allRequested: all.events,
                    refreshRequested: refresh.events))
            states = Recorded(output.state)
            messages = Recorded(output.barChanged)
            failures = Recorded(output.failed)
        }

        var state: IngredientPageState { states.last ?? IngredientPageState() }
        func content() throws -> IngredientPageState.Content { try #require(state.content) }
    }

    @Test func `only what a member added may be changed`() async throws {
        let standard = SampleCatalogue.standard
        let own = Ingredient(
            id: "my-cordial", name: LocalizedText(english: "Cordial", korean: "코디얼"), category: .syrup)
        let world = SampleWorld(
            catalogue: Catalogue(drinks: standard.drinks, ingredients: standard.ingredients + [own]))
        let mine = Subject("my-cordial", world)
        await mine.model.settle()
        #expect(try mine.content().isOwn)
        mine.edit.send()
        #expect(mine.went.notes == ["edit:my-cordial"])
        let gin = Subject("gin", world)
        await gin.model.settle()
        #expect(try !gin.content().isOwn)
    }

    @Test func `a kind with its facts, its family and its drinks`() async throws {
        let subject = Subject("sweet-vermouth", SampleWorld())
        #expect(subject.state.phase == .loading)
        await subject.model.settle()
        let content = try subject.content()
        #expect(subject.state.phase == .loaded)
        #expect(content.name == "Sweet vermouth")
        #expect(content.otherName == "스위트 베르무트")
        #expect(content.kindLine == "Vermouth · kind")
        #expect(content.facts.map(\.label) == ["Strength", "Sugar", "Keeps once opened"])
        #expect(content.facts.map(\.value) == ["16 %", "16 g/100 ml", "60 days"])
        #expect(content.parent?.name == "Vermouth")
        #expect(content.children.map(\.name) == ["Punt e Mes"])
        #expect(content.drinks.map(\.name) == ["Americano", "Boulevardier", "Negroni"])
        #expect(content.drinksTitle == "3 drinks use it")
        #expect(content.allDrinks == "")
        #expect(content.opens == "")
        #expect(!content.isOwned)
    }

    @Test func `a brand says whose it is and where it comes from`() async throws {
        let subject = Subject("beefeater", SampleWorld(["beefeater"]))
        await subject.model.settle()
        let content = try subject.content()
        #expect(content.kindLine == "Spirits · brand · England")
        #expect(content.isOwned)
        #expect(content.ownership == "in your bar")
        #expect(content.base?.name == "gin")
        #expect(content.drinks.map(\.name) == ["Gimlet", "Negroni"])
        #expect(content.drinksTitle == "Goes into 2 drinks")
    }

    @Test func `in Korean`() async throws {
        let subject = Subject("beefeater", SampleWorld(), .korean)
        await subject.model.settle()
        let content = try subject.content()
        #expect(content.name == "비피터")
        #expect(content.kindLine == "증류주 · 브랜드 · 잉글랜드")
        #expect(content.parent?.name == "런던 드라이 진")
    }

    @Test func `what it is made from, each with whether it is mine`() async throws {
        let subject = Subject("simple-syrup", SampleWorld(["sugar"]))
        await subject.model.settle()
        #expect(try subject.content().parts.map(\.name) == ["Sugar", "Water"])
        #expect(try subject.content().parts.map(\.isOwned) == [true, false])
    }

    @Test func `what is always there says so`() async throws {
        let subject = Subject("water", SampleWorld())
        await subject.model.settle()
        #expect(try subject.content().ownership == "staple")
    }

    @Test func `what it would open is told`() async throws {
        let subject = Subject("campari", SampleWorld(["gin", "sweet-vermouth"]))
        await subject.model.settle()
        #expect(
            try subject.content().ownership
                == "not in your bar; it would unlock 2 drinks and leave 1 more one bottle away")
        let lime = Subject("orange", SampleWorld())
        await lime.model.settle()
        #expect(try lime.content().ownership == "not in your bar")
    }

    @Test func `it is put in the bar and taken out again`() async throws {
        let world = SampleWorld(["gin", "sweet-vermouth"])
        let subject = Subject("campari", world)
        await subject.model.settle()
        subject.toggled.send()
        await subject.model.settle()
        #expect(subject.messages.values == ["Added Campari to your bar. You can make 2 more drinks."])
        #expect(try subject.content().isOwned)
        #expect(try subject.content().drinks.map(\.reach) == [.now, .away(1), .now])
        subject.toggled.send()
        await subject.model.settle()
        #expect(subject.messages.last == "Removed Campari from your bar. You can make 2 fewer drinks.")
        #expect(try !subject.content().isOwned)
        #expect(await world.shelf.changes.count == 2)
    }

    @Test func `a change that cannot be kept is said`() async throws {
        let world = SampleWorld()
        let subject = Subject("campari", world)
        await subject.model.settle()
        await world.shelf.fail(with: StoreError.readOnly(path: "/d"))
        subject.toggled.send()
        await subject.model.settle()
        #expect(subject.failures.values.count == 1)
        #expect(subject.failures.last?.contains("/d") == true)
        #expect(try !subject.content().isOwned)
    }

    @Test func `an ingredient nobody knows is named, and can be tried again`() async {
        let subject = Subject("gim", SampleWorld())
        await subject.model.settle()
        #expect(subject.state.phase == .failed("Nothing is called gim."))
        subject.refresh.send()
        #expect(subject.state.phase == .loading)
        await subject.model.settle()
    }

    @Test func `a refresh that fails keeps the page and says why`() async {
        let world = SampleWorld()
        let subject = Subject("campari", world)
        await subject.model.settle()
        await world.ingredients.fail(with: StoreError.busy)
        subject.refresh.send()
        #expect(subject.state.phase == .refreshing)
        await subject.model.settle()
        #expect(subject.state.content != nil)
        #expect(subject.state.phase == .loaded)
        #expect(subject.failures.values.count == 1)
    }

    @Test func `what others change shows`() async throws {
        let world = SampleWorld()
        let subject = Subject("campari", world)
        await subject.model.settle()
        try await world.add("campari")
        await subject.model.settle()
        #expect(try subject.content().isOwned)
    }

    @Test func `links lead on`() async {
        let subject = Subject("gin", SampleWorld())
        subject.ingredient.send("beefeater")
        subject.drink.send("negroni")
        #expect(subject.went.notes == ["ingredient:beefeater", "drink:negroni"])
    }

    @Test func `it names what it would open`() async throws {
        let subject = Subject("campari", SampleWorld(["sweet-vermouth", "gin"]))
        await subject.model.settle()
        #expect(try subject.content().opens == "Would let you make: Americano, Negroni")
    }

    @Test func `of many drinks some are named, and the list has the rest`() async throws {
        let subject = Subject("gin", SampleWorld(catalogue: SampleCatalogue.long(100)))
        await subject.model.settle()
        let content = try subject.content()
        #expect(content.drinks.count == 24)
        #expect(content.drinksTitle == "100 drinks use it")
        #expect(content.allDrinks == "all 100 in the list ›")
        subject.all.send()
        subject.base.send(.gin)
        #expect(subject.went.notes == ["filter:+ingredient:gin", "base:gin"])
    }
}
