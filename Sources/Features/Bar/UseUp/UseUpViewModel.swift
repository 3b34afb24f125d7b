import Domain
import FeatureKit
import Reactive

@MainActor
final class UseUpViewModel: ViewModel {
    typealias Input = PlainListInput
    typealias Output = StateOutput<ListState<UseUpRow>>

    private let content: ListContent<UseUpRow>
    private let flow: Flow<BarStep>
    private let bag = SubscriptionBag()

    init(reader: UseUpReader, flow: Flow<BarStep>) {
        content = ListContent(strings: reader.strings, texts: \.texts, readAll: reader.rows)
        self.flow = flow
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag) { [flow] in if let place = $0.place { flow.open(place) } }
        return Output(state: content.state)
    }
}

/// Reads opened bottles near or past their shelf life, most urgent first, with the drinks that use them.
struct UseUpReader: Sendable {
    let useUp: UseUp
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let times: BarTimes
    let strings: Strings

    func rows() async throws -> [UseUpRow] {
        let entries = try await useUp(now: times.now, by: strings.language)
        let known = try await ingredients.ingredients(entries.map(\.bottle.ingredient))
        var rows: [UseUpRow] = []
        for entry in entries {
            let id = entry.bottle.ingredient
            rows.append(
                .bottle(
                    id, name: known[id]?.name[strings.language] ?? id.rawValue,
                    age: BottleText.age(entry.freshness, strings) + " · " + BottleText.left(entry.freshness, strings)))
            let using = try await drinks.drinks(with: entry.drinks)
            rows += using.map { .drink(DrinkRow($0, away: 0, strings: strings)) }
            if using.isEmpty { rows.append(.nothing(strings["use-up.nothing"])) }
        }
        return rows
    }
}

enum UseUpRow: Equatable, Sendable {
    case bottle(Identifier<Ingredient>, name: String, age: String)
    case drink(DrinkRow)
    /// The remark that no makeable drink uses the bottle.
    case nothing(String)

    var place: Place? {
        switch self {
        case .bottle(let id, _, _): .ingredient(id)
        case .drink(let drink): .drink(drink.id)
        case .nothing: nil
        }
    }

    var texts: [String] {
        switch self {
        case .bottle(_, let name, _): [name]
        case .drink(let drink): [drink.name, drink.otherName]
        case .nothing: []
        }
    }
}

/// Drinks that use up bottles near the end of their shelf life, each with the most urgent bottle it uses.
struct UrgentDrinks: Sendable {
    let bottles: [Identifier<Drink>: Identifier<Ingredient>]
    private let order: [Identifier<Drink>]

    init(_ entries: [UseUp.Entry]) {
        var bottles: [Identifier<Drink>: Identifier<Ingredient>] = [:]
        var order: [Identifier<Drink>] = []
        for entry in entries {
            for drink in entry.drinks where bottles[drink] == nil {
                bottles[drink] = entry.bottle.ingredient
                order.append(drink)
            }
        }
        self.bottles = bottles
        self.order = order
    }

    /// Moves the urgent drinks of a list to its front and keeps the order of the rest.
    func first(in list: [Identifier<Drink>]) -> [Identifier<Drink>] {
        guard !order.isEmpty else { return list }
        let present = Set(list)
        return order.filter(present.contains) + list.filter { bottles[$0] == nil }
    }
}
