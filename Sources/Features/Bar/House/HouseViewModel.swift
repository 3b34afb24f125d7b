import Domain
import FeatureKit
import Reactive

@MainActor
final class HouseViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let addRequested = Signal<Void>()
        let edited = Signal<Int>()
        let removed = Signal<Int>()
        let made = Signal<Int>()
    }

    typealias Output = StateOutput<ListState<HouseRow>>

    static let intent = MemberIntent.open(route: BarDestination.house.route)

    private let reader: HouseReader
    private let makeBatch: MakeBatch
    private let writer: MemberWriter
    private let flow: Flow<BarStep>
    private let content: ListContent<HouseRow>
    let bag = SubscriptionBag()

    private var strings: Strings { reader.strings }

    init(reader: HouseReader, makeBatch: MakeBatch, writer: MemberWriter, flow: Flow<BarStep>) {
        self.reader = reader
        self.makeBatch = makeBatch
        self.writer = writer
        self.flow = flow
        content = ListContent(strings: reader.strings, texts: { [$0.name, $0.parts] }, readAll: reader.rows)
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag) { [flow] in flow.open(.ingredient($0.ingredient)) }
        on(input.addRequested) { $0.add() }
        content.on(input.edited, in: bag) { [weak self] in self?.edit($0) }
        content.on(input.removed, in: bag) { [weak self] in self?.remove($0) }
        content.on(input.made, in: bag) { [weak self] in self?.make($0) }
        return Output(state: content.state, messages: writer.messages)
    }

    private func add() {
        guard writer.isAuthorized(Self.intent) else { return }
        flow.show(.picker(.houseMade) { [flow] in flow.show(.houseForm(Identifier($0.id))) })
    }

    private func edit(_ row: HouseRow) {
        if writer.isAuthorized(Self.intent) { flow.show(.houseForm(row.ingredient)) }
    }

    private func remove(_ row: HouseRow) {
        writer.write(Self.intent, ifChanged: strings("house.removed", row.name), else: strings["bar.unchanged"]) {
            [house = reader.house, profile = reader.profile] in
            try await house.removeRecipe(for: row.ingredient, of: profile)
        }
    }

    /// Opens the form instead if the ingredient has no recipe yet.
    private func make(_ row: HouseRow) {
        guard let recipe = row.recipe else { return edit(row) }
        writer.write(Self.intent, saying: strings("house.made", row.name)) { [makeBatch] in
            try await makeBatch(recipe)
        }
    }
}

struct HouseReader: Sendable {
    let house: any HouseRecipeRepository
    let ingredients: any IngredientRepository
    let party: PartyReader
    let times: BarTimes

    var bar: HomeBar { party.bar }
    var strings: Strings { party.strings }
    var profile: Identifier<Profile> { bar.profile }

    /// Returns the recipes and the ingredients the party needs without a recipe; rows the party needs come first.
    func rows() async throws -> [HouseRow] {
        let recipes = try await house.houseRecipes(of: profile)
        let batches = try await party.plan().batches
        let day = try await party.parties.party(of: profile).day
        var needed: [Identifier<Ingredient>: PartyBatch] = [:]
        for batch in batches where needed[batch.ingredient] == nil { needed[batch.ingredient] = batch }
        let bare = batches.map(\.ingredient).filter { id in !recipes.contains { $0.ingredient == id } }
        let ids = recipes.map(\.ingredient) + bare.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let known = try await ingredients.ingredients(ids + recipes.flatMap { $0.parts.map(\.ingredient) })
        let parts = try await ingredients.ingredients(known.values.flatMap(\.parts))
        let bottles = Dictionary(firstOf: try await bar.bottles().map { ($0.ingredient, $0) })
        let days = try await ShelfLife(ingredients: ingredients, bar: bar).days(of: ids)
        let text = HouseText(formatter: party.formatter, names: known.merging(parts) { first, _ in first })
        let rows = ids.map { id in
            let recipe = recipes.first { $0.ingredient == id }
            return HouseRow(
                ingredient: id, recipe: recipe, name: text.name(id),
                parts: recipe.map(text.parts)
                    ?? (known[id]?.parts ?? []).map(text.name).joined(separator: ", "),
                yield: recipe.map { text.volume($0.yield) } ?? "",
                made: text.made(bottles[id], keeps: days[id], times),
                toMake: needed[id].map { text.toMake($0, day, times) } ?? "")
        }
        return rows.filter { !$0.toMake.isEmpty } + rows.filter(\.toMake.isEmpty)
    }
}

struct HouseRow: Equatable, Sendable {
    let ingredient: Identifier<Ingredient>
    /// Nil for an ingredient that the party needs but that has no recipe.
    let recipe: HouseRecipe?
    let name: String
    /// `200 g Sugar, 200 ml Water`; only names without a recipe.
    let parts: String
    let yield: String
    /// `made 2026-11-20 · 24 days left`.
    let made: String
    /// `make 140 ml by 2026-11-27`; empty if the party needs none.
    let toMake: String
}

struct HouseText {
    let formatter: ShoppingFormatter
    let names: [Identifier<Ingredient>: Ingredient]

    private var strings: Strings { formatter.strings }
    private var amounts: AmountFormatter { AmountFormatter(strings: strings, volume: formatter.volume) }

    func name(_ id: Identifier<Ingredient>) -> String { names[id]?.name[strings.language] ?? id.rawValue }

    func volume(_ millilitres: Double) -> String { amounts.text(millilitres, .millilitre) }

    func parts(_ recipe: HouseRecipe) -> String {
        recipe.parts.map { strings("house.part", amounts.text($0.amount, $0.unit), name($0.ingredient)) }
            .joined(separator: ", ")
    }

    /// In the units of the recipe, as the form reads it.
    func typedParts(_ recipe: HouseRecipe) -> String {
        recipe.parts.map { part in
            let number = NumberText.trimmed(part.amount, decimals: 2)
            let amount = part.unit == .whole ? strings("unit.whole", number) : "\(number) \(part.unit.code)"
            return strings("house.part", amount, name(part.ingredient))
        }.joined(separator: ", ")
    }

    func made(_ bottle: Bottle?, keeps days: Int?, _ times: BarTimes) -> String {
        guard let bottle, bottle.isInBar, let openedAt = bottle.openedAt else { return "" }
        let day = strings("house.made-on", DayText.date(openedAt, now: times.now, times.local, strings))
        let left = bottle.freshness(shelfLife: days, now: times.now).map { BottleText.left($0, strings) }
        return [day, left ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    func toMake(_ batch: PartyBatch, _ day: LocalDay?, _ times: BarTimes) -> String {
        let amount = volume(batch.millilitres.rounded(.up))
        guard let day else { return strings("party.make", amount) }
        return strings("party.make-by", amount, DayText.date(batch.day(for: day), strings, today: times.today))
    }
}
