import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// An ingredient's page: the facts, whether the bar has it, what it would unlock, and its links.
@MainActor
struct IngredientPageViewModelTests {
    @MainActor
    private struct Subject {
        let input = IngredientPageViewModel.Input()
        let went = EventLog()
        let states: Recorded<IngredientPageState>
        let messages: Recorded<String>
        let failures: Recorded<String>
        private let model: IngredientPageViewModel

        init(_ id: Identifier<Ingredient>, _ world: SampleWorld, _ language: Language = .english) {
            model = DrinksDIContainer(world.dependencies(language))
                .makeIngredientViewModel(id, in: .recording(in: went))
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

        var state: IngredientPageState { states.last ?? IngredientPageState() }
        func content() throws -> IngredientPageState.Content { try #require(state.content) }
    }

    @Test func `only an ingredient added by a member can be edited`() async throws {
        let standard = SampleCatalogue.standard
        let own = Ingredient(
            id: "my-cordial", name: LocalizedText(english: "Cordial", korean: "코디얼"), category: .syrup)
        let world = SampleWorld(
            catalogue: Catalogue(drinks: standard.drinks, ingredients: standard.ingredients + [own]))
        let mine = Subject("my-cordial", world)
        await LatestTask.settleAll()
        #expect(try mine.content().isOwn)
        mine.input.editRequested.send()
        #expect(mine.went.notes == ["edit-ingredient:my-cordial"])
        let gin = Subject("gin", world)
        await LatestTask.settleAll()
        #expect(try !gin.content().isOwn)
    }

    @Test func `a kind shows its facts, its family and its drinks`() async throws {
        let subject = Subject("sweet-vermouth", SampleWorld())
        #expect(subject.state.phase == .loading)
        await LatestTask.settleAll()
        let content = try subject.content()
        #expect(subject.state.phase == .loaded)
        #expect(content.name == "Sweet vermouth")
        #expect(content.otherName == "스위트 베르무트")
        #expect(content.kindLine == "Vermouth · kind")
        #expect(content.facts.map(\.label) == ["Strength", "Sugar", "Keeps once opened"])
        #expect(content.facts.map(\.value) == ["16%", "16 g/100 ml", "60 days"])
        #expect(content.parent?.name == "Vermouth")
        #expect(content.children.map(\.name) == ["Punt e Mes"])
        #expect(content.drinks.map(\.name) == ["Americano", "Boulevardier", "Negroni"])
        #expect(content.drinksTitle == "3 drinks use it")
        #expect(content.allDrinks == "")
        #expect(content.opens == "")
        #expect(!content.isOwned)
    }

    @Test func `a kind is in the bar if one of its bottles is`() async throws {
        let subject = Subject("sweet-vermouth", SampleWorld(["punt-e-mes"]))
        await LatestTask.settleAll()
        let content = try subject.content()
        #expect(content.isInBar && !content.isOwned)
        #expect(content.ownership.contains("Punt e Mes"))
        let other = Subject("sweet-vermouth", SampleWorld())
        await LatestTask.settleAll()
        #expect(try !other.content().isInBar)
    }

    @Test func `a brand shows its kind and its origin`() async throws {
        let subject = Subject("beefeater", SampleWorld(["beefeater"]))
        await LatestTask.settleAll()
        let content = try subject.content()
        #expect(content.kindLine == "Spirits · brand · England")
        #expect(content.isOwned)
        #expect(content.ownership == "in your bar")
        #expect(content.base?.name == "gin")
        #expect(content.drinks.map(\.name) == ["Gimlet", "Negroni"])
        #expect(content.drinksTitle == "Used in 2 drinks")
    }

    @Test func `in Korean`() async throws {
        let subject = Subject("beefeater", SampleWorld(), .korean)
        await LatestTask.settleAll()
        let content = try subject.content()
        #expect(content.name == "비피터")
        #expect(content.kindLine == "증류주 · 브랜드 · 잉글랜드")
        #expect(content.parent?.name == "런던 드라이 진")
    }

    @Test func `the parts of an ingredient are listed, each with its ownership`() async throws {
        let subject = Subject("simple-syrup", SampleWorld(["sugar"]))
        await LatestTask.settleAll()
        #expect(try subject.content().parts.map(\.name) == ["Sugar", "Water"])
        #expect(try subject.content().parts.map(\.isOwned) == [true, false])
    }

    @Test func `a staple is marked as such`() async throws {
        let subject = Subject("water", SampleWorld())
        await LatestTask.settleAll()
        #expect(try subject.content().ownership == "staple")
    }

    @Test func `the page lists the drinks that the ingredient would unlock`() async throws {
        let subject = Subject("campari", SampleWorld(["gin", "sweet-vermouth"]))
        await LatestTask.settleAll()
        #expect(
            try subject.content().ownership
                == "not in your bar; unlocks: 2, one away: 1")
        let lime = Subject("orange", SampleWorld())
        await LatestTask.settleAll()
        #expect(try lime.content().ownership == "not in your bar")
    }

    @Test func `a bottle can be added to the bar and removed again`() async throws {
        let world = SampleWorld(["gin", "sweet-vermouth"])
        let subject = Subject("campari", world)
        await LatestTask.settleAll()
        subject.input.bottleToggled.send()
        await subject.storeChanged()
        #expect(subject.messages.values == ["Added Campari to your bar. You can make 2 more drinks."])
        #expect(try subject.content().isOwned)
        #expect(try subject.content().drinks.map(\.reach) == [.now, .away(1), .now])
        subject.input.bottleToggled.send()
        await subject.storeChanged()
        #expect(subject.messages.last == "Removed Campari from your bar. You can make 2 fewer drinks.")
        #expect(try !subject.content().isOwned)
        #expect(await world.shelf.changes.count == 2)
    }

    @Test func `a failed change is reported`() async throws {
        let world = SampleWorld()
        let subject = Subject("campari", world)
        await LatestTask.settleAll()
        await world.shelf.fail(with: StoreError.readOnly(path: "/d"))
        subject.input.bottleToggled.send()
        await subject.storeChanged()
        #expect(subject.failures.values.count == 1)
        #expect(subject.failures.last?.contains("/d") == true)
        #expect(try !subject.content().isOwned)
    }

    @Test func `an unknown ingredient is named in the error and can be retried`() async {
        let subject = Subject("gim", SampleWorld())
        await LatestTask.settleAll()
        #expect(subject.state.phase == .failed("Can't find gim."))
        subject.input.refresh.send()
        #expect(subject.state.phase == .loading)
        await LatestTask.settleAll()
    }

    @Test func `an own ingredient that is gone is not named by its id`() async {
        let subject = Subject("my-falernum", SampleWorld())
        await LatestTask.settleAll()
        #expect(subject.state.phase == .failed(TestWords.english["error.gone"]))
    }

    @Test func `a failed refresh keeps the page and shows the reason`() async {
        let world = SampleWorld()
        let subject = Subject("campari", world)
        await LatestTask.settleAll()
        await world.ingredients.fail(with: StoreError.busy)
        subject.input.refresh.send()
        #expect(subject.state.phase == .refreshing)
        await LatestTask.settleAll()
        #expect(subject.state.content != nil)
        #expect(subject.state.phase == .loaded)
        #expect(subject.failures.values.count == 1)
    }

    @Test func `changes made elsewhere are shown`() async throws {
        let world = SampleWorld()
        let subject = Subject("campari", world)
        await LatestTask.settleAll()
        try await world.add("campari")
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(try subject.content().isOwned)
    }

    @Test func `links open their pages`() async {
        let subject = Subject("gin", SampleWorld())
        subject.input.opened.send(.ingredient("beefeater"))
        subject.input.opened.send(.drink("negroni"))
        #expect(subject.went.notes == ["ingredient:beefeater", "drink:negroni"])
    }

    @Test func `the page names the drinks an ingredient would unlock`() async throws {
        let subject = Subject("campari", SampleWorld(["sweet-vermouth", "gin"]))
        await LatestTask.settleAll()
        #expect(try subject.content().opens == "Would unlock: Americano, Negroni")
    }

    @Test func `the page names some of many drinks, and the list has the rest`() async throws {
        let subject = Subject("gin", SampleWorld(catalogue: SampleCatalogue.long(100)))
        await LatestTask.settleAll()
        let content = try subject.content()
        #expect(content.drinks.count == 24)
        #expect(content.drinksTitle == "100 drinks use it")
        #expect(content.allDrinks == "see all 100 ›")
        subject.input.opened.send(.allDrinks)
        subject.input.opened.send(.base(.gin))
        #expect(subject.went.notes == ["drinks/all +ingredient:gin", "base:gin"])
    }

    @Test func `an own ingredient is merged after a preview`() async throws {
        let standard = SampleCatalogue.standard
        let own = Ingredient(
            id: "my-cordial", name: LocalizedText(english: "Cordial", korean: "코디얼"), category: .syrup)
        let world = SampleWorld(
            catalogue: Catalogue(drinks: standard.drinks, ingredients: standard.ingredients + [own]))
        let merging = InMemoryIngredientMergeRepository()
        var question: (text: String, yes: @MainActor () -> Void)?
        let flow = Flow<DrinksStep>(
            show: { step in
                switch step {
                case .choice(_, let choose): choose(PickerRow(id: "gin", name: "Gin"))
                case .mergeQuestion(let text, let yes): question = (text, yes)
                default: break
                }
            })
        let model = DrinksDIContainer(world.dependencies(merging: merging))
            .makeIngredientViewModel("my-cordial", in: flow)
        let input = IngredientPageViewModel.Input()
        let done = Recorded(model.transform(input).messages.done)
        await LatestTask.settleAll()
        input.mergeRequested.send()
        await LatestTask.settleAll()
        #expect(question?.text.hasPrefix("Merge Cordial into Gin? Recipes changed: 1, ") == true)
        #expect(merging.merged == [])
        question?.yes()
        await LatestTask.settleAll()
        #expect(merging.merged == ["my-cordial gin"])
        #expect(done.values == ["Merged Cordial into Gin."])
    }

    @Test func `a name merged into the ingredient is shown and can be split off`() async throws {
        let world = SampleWorld()
        let merging = InMemoryIngredientMergeRepository()
        merging.take(TakenName(name: "Old Tom", recipes: 3), for: "gin")
        let flow = Flow<DrinksStep>(
            show: { step in
                if case .choice(_, let choose) = step { choose(PickerRow(id: "Old Tom", name: "Old Tom")) }
            })
        let model = DrinksDIContainer(world.dependencies(merging: merging)).makeIngredientViewModel("gin", in: flow)
        let input = IngredientPageViewModel.Input()
        let output = model.transform(input)
        let done = Recorded(output.messages.done)
        await LatestTask.settleAll()
        let fact = output.state.value.content?.facts.first { $0.label == "also known as" }
        #expect(fact?.value == "Old Tom (3)")
        input.splitRequested.send()
        await LatestTask.settleAll()
        #expect(
            done.values == ["Old Tom is a separate ingredient from Gin again (3 recipes changed)."])
        #expect(try await merging.takenNames(for: "gin", of: Profile.localID) == [])
    }
}
