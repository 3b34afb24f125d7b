import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

/// Forms accept or refuse input and keep drafts; no single key loses input.
@MainActor
struct BarFormTests {
    private let world = SampleWorld(["gin"])

    private func subject<Model: FormViewModel>(
        _ dependencies: BarDIContainer.Dependencies, _ make: (BarDIContainer) -> Model
    ) async -> BarSubject<Model> {
        await subject(dependencies) { container, _ in make(container) }
    }

    private func subject<Model: FormViewModel>(
        _ dependencies: BarDIContainer.Dependencies, _ make: (BarDIContainer, Flow<BarStep>) -> Model
    ) async -> BarSubject<Model> {
        let subject = BarSubject(dependencies, make: make)
        await subject.settle()
        return subject
    }

    private func bottle() async -> BarSubject<some FormViewModel> {
        await subject(world.dependencies()) { $0.makeBottleFormViewModel(of: "gin") }
    }

    private func correction(
        of entry: MadeEntry, _ dependencies: BarDIContainer.Dependencies
    ) async -> BarSubject<some FormViewModel> {
        await subject(dependencies) { $0.makeEntryFormViewModel(of: entry, in: $1) }
    }

    @Test func `a bottle takes level, day, size and price`() async throws {
        let form = await bottle()
        #expect(form.values == ["unsaid", "", "", "", "", "1"])
        let finished = Recorded(form.output.finished.map { true })
        form.input.edited.send(.option(field: "level", "2"))
        form.type(["opened": "2026-11-01", "size": "2*350", "price": "38000"])
        await form.save()
        #expect(form.messages.values == ["Saved Gin."])
        #expect(finished.values == [true])
        let bottle = try #require(try await world.bar.bottles().first)
        #expect(bottle.level == .half)
        #expect(bottle.size == 700)
        #expect(bottle.price == 38_000)
        let again = await self.bottle()
        #expect(again.values == ["2", "2026-11-01", "700", "", "38000", "1"])
    }

    @Test(arguments: ["350", "1400"])
    func `the volume left may span several bottles, and a price keeps its decimals`(left: String) async throws {
        let form = await bottle()
        form.type(["size": "700", "remaining": left, "price": "24.90"])
        await form.save()
        let bottle = try #require(try await world.bar.bottles().first)
        #expect(bottle.millilitresLeft == Double(left))
        let again = await self.bottle()
        #expect(again.values == ["unsaid", "", "700", left, "24.90", left == "1400" ? "2" : "1"])
    }

    @Test func `two bottles of one ingredient are counted, the opened one included`() async throws {
        let form = await bottle()
        form.input.edited.send(.option(field: "level", "2"))
        form.type(["count": "2"])
        await form.save()
        let bottle = try #require(try await world.bar.bottles().first)
        #expect(bottle.remaining == 1_050)
        #expect(bottle.size == 700 && bottle.count == 2)
        let again = await self.bottle()
        again.type(["count": "0"])
        await again.save()
        #expect(again.flawed == ["count"])
    }

    @Test func `guests, drinks per guest and a day are checked and stored for the menu`() async throws {
        let menu = [PartyDrink(drink: "negroni", servings: 2), PartyDrink(drink: "gimlet")]
        let party = InMemoryPartyRepository(menu)
        let dependencies = world.dependencies(records: .sample(world.shelf, parties: party))
        let form = await subject(dependencies) { $0.makePartyFormViewModel() }
        #expect(form.values == ["", "", ""])
        form.type(["guests": "0"])
        await form.save()
        #expect(form.flawed == ["guests"])
        form.type(["guests": "8", "each": "2", "day": "soon"])
        await form.save()
        #expect(form.flawed == ["day"])
        form.type(["day": "2026-11-28"])
        await form.save()
        #expect(try await party.party(of: Profile.localID) == Party(guests: 8, each: 2, day: LocalDay("2026-11-28")))
        #expect(try await party.menu(of: Profile.localID).map(\.servings) == [11, 5])
    }

    @Test func `a house recipe is typed in one line, and an unknown name is reported`() async throws {
        let house = InMemoryHouseRecipeRepository()
        let dependencies = world.dependencies(records: .sample(world.shelf, house: house))
        let form = await subject(dependencies) { $0.makeHouseFormViewModel(of: "simple-syrup") }
        form.type(["parts": "sugar", "yield": "300"])
        await form.save()
        #expect(form.flawed == ["parts"])
        form.type(["parts": "200 g sugar, 10 ml moonwater"])
        await form.save()
        #expect(form.failures.values == ["No ingredient is named moonwater. Use a name from the bar."])
        form.type(["parts": "200 g sugar, 200 ml water", "days": "1"])
        await form.save()
        let kept = try #require(try await house.houseRecipes(of: Profile.localID).first)
        #expect(kept.parts == [.init("sugar", 200, .gram), .init("water", 200, .millilitre)])
        #expect(kept.yield == 300 && kept.days == 1)
        let again = await subject(dependencies) { $0.makeHouseFormViewModel(of: "simple-syrup") }
        #expect(again.values == ["200 g Sugar, 200 ml Water", "300", "1"])
    }

    @Test func `in Korean the amount of a part follows its name`() async throws {
        let house = InMemoryHouseRecipeRepository()
        let dependencies = world.dependencies(.korean, records: .sample(world.shelf, house: house))
        let form = await subject(dependencies) { $0.makeHouseFormViewModel(of: "simple-syrup") }
        form.type(["parts": "설탕 200 g, 물 200ml, 라임 3개", "yield": "300"])
        await form.save()
        let again = await subject(dependencies) { $0.makeHouseFormViewModel(of: "simple-syrup") }
        #expect(again.values == ["설탕 200 g, 물 200 ml, 라임 3개", "300", "0"])
    }

    @Test func `the title of every form names its subject in the program's language`() async throws {
        let dependencies = world.dependencies(.korean)
        let entry = MadeEntry(id: "1", making: Making(drink: "negroni", madeAt: SampleWorld.now))
        #expect(await subject(dependencies) { $0.makeBottleFormViewModel(of: "gin") }.state.title == "병: 진")
        let changed = await subject(dependencies) { $0.makeEntryFormViewModel(of: entry, in: $1) }
        #expect(changed.state.title == "만든 기록: 네그로니")
        let order = await subject(dependencies) { $0.makeOrderFormViewModel(of: "gimlet", nil, in: $1) }
        #expect(order.state.title == "주문: 김렛")
        #expect(await subject(dependencies) { $0.makeCourseFormViewModel(of: "negroni") }.state.title == "메뉴에서: 네그로니")
    }

    @Test(arguments: [
        ["opened": "2026-12-24"], ["opened": "soon"], ["size": "7oo"], ["size": "-1"], ["price": "-1"], ["size": "1/0"],
        ["remaining": "-1"],
    ])
    func `an invalid value is refused at its field and nothing is saved`(values: [String: String]) async throws {
        let form = await bottle()
        let focused = Recorded(form.output.focusRequested)
        form.type(values)
        await form.save()
        #expect(form.flawed == Array(values.keys))
        #expect(focused.values == Array(values.keys))
        #expect(await world.shelf.changes.isEmpty)
        form.type(["opened": "", "size": "", "price": "", "remaining": ""])
        #expect(form.flawed == [])
    }

    @Test func `correcting a log entry corrects its ethanol`() async throws {
        let entry = MadeEntry(
            id: "1", making: Making(drink: "negroni", madeAt: SampleWorld.now, rating: Rating(3), ethanol: 10))
        let log = InMemoryMadeLogRepository([entry.making])
        let form = await subject(world.dependencies(records: .sample(world.shelf, log: log))) {
            $0.makeEntryFormViewModel(of: entry, in: $1)
        }
        #expect(form.values == ["6", "", "1", "2026-11-21", "19:40"])
        form.input.edited.send(.option(field: "rating", "9"))
        form.type(["note": "less vermouth", "servings": "1+1", "day": "2026-11-20", "time": "23:05"])
        await form.save()
        #expect(form.messages.values == ["Saved Negroni."])
        let kept = try #require(
            try await log.entries(of: Profile.localID, drink: nil, after: nil, limit: 1).first)
        #expect(kept.rating == Rating(4.5))
        #expect(kept.note == "less vermouth")
        #expect(kept.servings == 2)
        #expect(kept.ethanol == 20)
        #expect(kept.madeAt == SampleWorld.now - 86_400 + 3 * 3_600 + 25 * 60)
    }

    @Test(arguments: [
        ("time", "25:00"), ("time", "x"), ("servings", "0"), ("servings", ""), ("day", "2026-11-22"),
    ])
    func `an invalid log entry is refused`(field: String, text: String) async throws {
        let entry = MadeEntry(id: "1", making: Making(drink: "negroni", madeAt: SampleWorld.now))
        let form = await subject(world.dependencies()) { $0.makeEntryFormViewModel(of: entry, in: $1) }
        form.type([field: text])
        await form.save()
        #expect(form.flawed == [field])
        #expect(form.messages.values == [])
    }

    @Test func `a menu entry takes servings, section and price, and refuses invalid ones`() async throws {
        let party = InMemoryPartyRepository([PartyDrink(drink: "negroni", servings: 4)])
        let form = await subject(world.dependencies(records: .sample(world.shelf, parties: party))) {
            $0.makeCourseFormViewModel(of: "negroni")
        }
        #expect(form.values == ["4", "", ""])
        form.type(["servings": "0"])
        await form.save()
        #expect(form.flawed == ["servings"])
        form.type(["servings": "2*3", "section": "Before dinner", "price": "-1"])
        await form.save()
        #expect(form.flawed == ["price"])
        form.type(["price": "7.5"])
        await form.save()
        #expect(
            try await party.menu(of: Profile.localID) == [
                PartyDrink(drink: "negroni", servings: 6, section: "Before dinner", price: 7.5)
            ])
    }

    @Test func `an order has a name and a note, and a waiting one can be edited`() async throws {
        let party = InMemoryPartyRepository()
        let dependencies = world.dependencies(records: .sample(world.shelf, parties: party))
        let new = await subject(dependencies) { $0.makeOrderFormViewModel(of: "gimlet", nil, in: $1) }
        new.type(["name": "Ari", "note": "no ice"])
        await new.save()
        #expect(new.messages.values == ["Ordered Gimlet."])
        let order = try #require(try await party.orders(of: Profile.localID, after: nil, limit: 9).first)
        let form = await subject(dependencies) { $0.makeOrderFormViewModel(of: "gimlet", order, in: $1) }
        #expect(form.values == ["Ari", "no ice"])
        form.type(["note": ""])
        await form.save()
        let orders = try await party.orders(of: Profile.localID, after: nil, limit: 9)
        #expect(orders == [PartyOrder(id: order.id, drink: "gimlet", name: "Ari")])
    }

    @Test func `an unsaved log correction is restored until it is saved or discarded`() async throws {
        let entry = MadeEntry(id: "1", making: Making(drink: "negroni", madeAt: SampleWorld.now))
        let drafts = InMemoryDraftRepository()
        let log = InMemoryMadeLogRepository([entry.making])
        let dependencies = world.dependencies(records: .sample(world.shelf, log: log), drafts: drafts)
        let first = await correction(of: entry, dependencies)
        first.type(["note": "less vermouth"])
        await first.settle()
        #expect(await drafts.drafts.map(\.title) == ["Negroni"])
        let finished = Recorded(first.output.finished.map { true })
        first.input.leaveRequested.send()
        #expect(finished.values == [true])
        let second = await correction(of: entry, dependencies)
        #expect(second.values.dropFirst() == ["0", "less vermouth", "1", "2026-11-21", "19:40"])
        #expect(second.state.hasDraft)
        #expect(second.state.fields.first?.id == "draft")
        second.input.dropRequested.send()
        await second.settle()
        #expect(second.values == ["0", "", "1", "2026-11-21", "19:40"])
        #expect(await drafts.drafts.isEmpty)
        second.type(["note": "more gin"])
        await second.save()
        #expect(await drafts.drafts.isEmpty)
        #expect(await !correction(of: entry, dependencies).state.hasDraft)
    }

    @Test func `an unsaved order is restored, and an edited order has its own draft`() async throws {
        let party = InMemoryPartyRepository()
        let dependencies = world.dependencies(records: .sample(world.shelf, parties: party))
        let order = PartyOrder(id: "7", drink: "gimlet", name: "Ari")
        let new = await subject(dependencies) { $0.makeOrderFormViewModel(of: "gimlet", nil, in: $1) }
        new.type(["note": "no ice"])
        let mended = await subject(dependencies) { $0.makeOrderFormViewModel(of: "gimlet", order, in: $1) }
        #expect(mended.values == ["Ari", ""])
        let again = await subject(dependencies) { $0.makeOrderFormViewModel(of: "gimlet", nil, in: $1) }
        #expect(again.values.dropFirst() == ["", "no ice"])
    }

    @Test func `Enter saves, and Esc warns before it discards input`() async throws {
        let host = StubScreenHost()
        let modals = ModalHost(host: host)
        let container = BarDIContainer(world.dependencies())
        guard case .modal(let modal) = container.makeContent(for: .bottleForm("gin"), in: Flow()) else {
            Issue.record("a form is a modal")
            return
        }
        modals.present(modal)
        await LatestTask.settleAll()
        modal.press(Key(.escape))
        #expect(host.backCount == 0, "the shell's own key closes an unchanged form")
        modal.press(Key(.down))
        for letter in "soon" { modal.press(.character(letter)) }
        modal.press(Key(.enter))
        await LatestTask.settleAll()
        #expect(await world.shelf.changes.isEmpty)
        modal.press(Key(.escape))
        #expect(host.backCount == 0)
        modal.press(.character("!"))
        modal.press(Key(.escape))
        #expect(host.backCount == 0, "further typing warns again")
        modal.press(Key(.escape))
        #expect(host.backCount == 1)
        modal.press(Key(.up))
        modal.press(Key(.right))
        for _ in 0..<5 {
            modal.press(Key(.down))
            modal.press(Key(.up))
        }
        modal.press(Key(.down))
        for _ in 0..<5 { modal.press(Key(.backspace)) }
        modal.press(Key(.enter))
        await LatestTask.settleAll()
        #expect(await world.shelf.changes.count == 1)
        #expect(host.backCount == 2)
    }
}

extension BarSubject where Model: FormViewModel {
    /// The values of the fields; for a choice, the selected id.
    fileprivate var values: [String] {
        state.fields.map { field in
            switch field.control {
            case .text(let text, _, _, _, _, _), .choice(_, let text): text
            case .lines, .toggle, .value, .rows, .button, .note: ""
            }
        }
    }

    /// The ids of invalid fields.
    fileprivate var flawed: [String] { state.fields.filter { $0.message?.kind == .flaw }.map(\.id) }

    fileprivate func type(_ texts: [String: String]) {
        for (field, text) in texts { input.edited.send(.text(field: field, text)) }
    }

    fileprivate func save() async {
        input.saveRequested.send()
        await settle()
    }
}
