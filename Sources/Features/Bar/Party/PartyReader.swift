import Domain
import FeatureKit

/// Reads the party against the current bar.
struct PartyReader: Sendable {
    static let page = 100

    let parties: any PartyRepository
    let house: any HouseRecipeRepository
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let bar: HomeBar
    let times: BarTimes
    let formatter: ShoppingFormatter

    var strings: Strings { formatter.strings }

    private var planParty: PlanMemberParty {
        PlanMemberParty(
            parties: parties, house: house,
            plan: PlanParty(drinks: drinks, ingredients: ingredients, bar: bar),
            profile: bar.profile, clock: times.clock, localTime: times.local)
    }

    func plan() async throws -> PlanParty.Plan { try await planParty() }

    /// Reads everything except which page is shown.
    func read(followsBar: Bool, orders count: Int) async throws -> PartyState {
        let language = strings.language
        let menu = try await parties.menu(of: bar.profile)
        let party = try await parties.party(of: bar.profile)
        let plan = try await planParty(menu, party)
        let served = try await planParty.served()
        let placed = Dictionary(firstOf: menu.map { ($0.drink, $0) })
        let asked = plan.courses.flatMap { $0.drink.requiredLines.map(\.ingredient) } + plan.needs.map(\.ingredient)
        let known = try await ingredients.ingredients(asked)
        let sizes = try await bar.bottleSizes()
        var state = PartyState(phase: .loaded, followsBar: followsBar)
        let courses = plan.courses.map { course in
            PartyState.Course(
                drink: course.drink.id, name: course.drink.name[language], servings: course.servings,
                reach: PartyText.reach(of: course, isShort: plan.short.contains(course.drink.id), strings),
                isMakeable: course.match.isMakeable, isShort: plan.short.contains(course.drink.id),
                ingredients: course.drink.requiredLines
                    .map { known[$0.ingredient]?.name[language] ?? $0.ingredient.rawValue }.joined(separator: ", "),
                placing: placing(of: placed[course.drink.id], served: served[course.drink.id], of: course.servings))
        }
        state.menu = followsBar ? courses.filter(\.isMakeable) : courses
        state.menuPage = page(menu, plan, known, of: state)
        state.hidden = courses.count - state.menu.count
        state.servings = courses.reduce(0) { $0 + $1.servings }
        let names = Dictionary(firstOf: plan.courses.map { ($0.drink.id, $0.drink.name[language]) })
        state.guests = guests(party)
        let batches = Dictionary(firstOf: plan.batches.map { ($0.ingredient, $0) })
        let text = HouseText(formatter: formatter, names: [:])
        state.needs = plan.needs.map { one in
            need(
                one, known[one.ingredient], sizes[one.ingredient], names,
                toMake: batches[one.ingredient].map { text.toMake($0, party.day, times) })
        }
        let orders = try await self.orders(count)
        state.orders = orders.0
        state.hasMoreOrders = orders.1
        return state
    }

    private func guests(_ party: Party) -> String {
        [
            party.guests.map { strings.counted("party.for-guests", $0) },
            party.servings.map { strings("party.for-drinks", String($0)) },
            party.day.map { DayText.date($0, strings, today: times.today) },
        ].compactMap(\.self).joined(separator: " · ")
    }

    private func placing(of place: PartyDrink?, served: Int?, of servings: Int) -> String {
        [
            served.map { strings("party.of-served", String($0), String(servings)) },
            place?.section, place?.price.map(NumberText.money),
        ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " \u{b7} ")
    }

    private func page(
        _ menu: [PartyDrink], _ plan: PlanParty.Plan, _ known: [Identifier<Ingredient>: Ingredient],
        of state: PartyState
    ) -> String {
        let shown = Set(state.menu.filter(\.isMakeable).map(\.drink))
        return MenuPage(
            title: strings["party.menu-title"], menu.filter { shown.contains($0.drink) },
            drinks: Dictionary(firstOf: plan.courses.map { ($0.drink.id, $0.drink) }),
            names: known.mapValues(\.name), in: strings.language
        ) { strings["base.\($0.rawValue)"] }.markdown
    }

    /// Returns the first `count` orders, at least one page, and whether there are more.
    private func orders(_ count: Int) async throws -> ([PartyState.Order], Bool) {
        var orders: [PartyOrder] = []
        var hasMore = true
        while orders.count < max(count, 1), hasMore {
            let page = try await parties.orders(of: bar.profile, after: orders.last, limit: Self.page)
            orders += page
            hasMore = page.count == Self.page
        }
        let names = try await drinks.names(of: orders.map(\.drink), in: strings.language)
        let rows = orders.map {
            PartyState.Order(
                order: $0, drink: names[$0.drink] ?? $0.drink.rawValue,
                standing: strings[$0.isDone ? "party.order-done" : "party.order-open"])
        }
        return (rows, hasMore)
    }

    private func need(
        _ need: PartyNeed, _ ingredient: Ingredient?, _ size: Double?, _ names: [Identifier<Drink>: String],
        toMake: String?
    ) -> PartyState.Need {
        let amounts = AmountFormatter(strings: strings, volume: formatter.volume)
        var buy = need.batch == nil ? strings[need.isStaple ? "party.staple" : "party.have"] : toMake ?? ""
        if let purchase = need.purchase(in: ingredient?.category, size: size) {
            buy = formatter.text(purchase)
            if buy.isEmpty { buy = strings["party.buy"] }
        }
        return PartyState.Need(
            ingredient: need.ingredient, name: ingredient?.name[strings.language] ?? need.ingredient.rawValue,
            amount: need.unit.map { amounts.needed(need.amount, $0) } ?? "",
            buy: PartyText.action(buy, for: need, strings), isToBuy: need.isToBuy,
            drinks: need.drinks.map { names[$0] ?? $0.rawValue }.joined(separator: ", "))
    }
}
