import Domain
import FeatureKit
import Reactive

/// Edits the shopping list. Ticked items go into the bar; removed or cleared ones return with undo.
@MainActor
final class ShoppingViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let ticked = Signal<Int>()
        let removed = Signal<Int>()
        let addRequested = Signal<Void>()
        let clearRequested = Signal<ClearScope>()
        let copyRequested = Signal<Void>()
    }

    typealias Output = StateOutput<ListState<ShoppingRow>>

    enum ClearScope {
        case ticked
        case everything
    }

    private let shopping: any ShoppingRepository
    private let profile: Identifier<Profile>
    private let actions: (add: AddToShopping, tick: TickShopping)
    private let makeFormatter: @MainActor @Sendable () -> ShoppingFormatter
    private let writer: MemberWriter
    private let flow: Flow<BarStep>
    private let strings: Strings
    private let content: ListContent<ShoppingRow>
    private let copied = Signal<String>()
    let bag = SubscriptionBag()

    init(
        reader: ShoppingReader, actions: (add: AddToShopping, tick: TickShopping),
        makeFormatter: @escaping @MainActor @Sendable () -> ShoppingFormatter, writer: MemberWriter,
        flow: Flow<BarStep>, strings: Strings
    ) {
        shopping = reader.shopping
        profile = reader.bar.profile
        self.actions = actions
        self.makeFormatter = makeFormatter
        self.writer = writer
        self.flow = flow
        self.strings = strings
        content = ListContent(
            strings: strings, texts: { [$0.name] },
            readAll: {
                try await reader.rows(await makeFormatter())
            })
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag) { [flow] in
            if let ingredient = $0.ingredient { flow.open(.ingredient(ingredient)) }
        }
        content.on(input.ticked, in: bag) { [weak self] in self?.tick($0) }
        content.on(input.removed, in: bag) { [weak self] in self?.remove($0) }
        on(input.addRequested) { $0.add() }
        on(input.clearRequested) { $0.clear($1) }
        on(input.copyRequested) { $0.copy() }
        return Output(state: content.state, messages: writer.messages, copied: copied.events)
    }

    private func tick(_ row: ShoppingRow) {
        writer.write(Self.intent) { [tick = actions.tick] in
            try await tick([row.id], isDone: !row.isDone).bar
        } done: { [strings] outcome in
            if row.isDone { return strings("shopping.open", row.name) }
            return outcome.applied.isEmpty
                ? strings("shopping.bought", row.name) : BarOutcomeText.describe(outcome, name: row.name, strings)
        }
    }

    private func remove(_ row: ShoppingRow) {
        writer.write(Self.intent, saying: strings("shopping.removed", row.name)) { [shopping, profile] in
            try await shopping.remove([row.id], of: profile).count
        }
    }

    private func clear(_ scope: ClearScope) {
        writer.write(Self.intent) { [shopping, profile] in
            try await shopping.clear(onlyDone: scope == .ticked, of: profile).count
        } done: { [strings] count in
            count == 0 ? strings["bar.unchanged"] : strings.counted("shopping.cleared", count)
        }
    }

    private func add() {
        guard writer.isAuthorized(Self.intent) else { return }
        flow.show(.picker(.purchase) { [weak self] row in self?.add(row) })
    }

    private func add(_ row: PickerRow) {
        writer.write(Self.intent) { [add = actions.add, language = strings.language] in
            row.id.hasPrefix(":")
                ? try await add(typed: row.name, by: language).count : try await add([Identifier(row.id)]).count
        } done: { [strings] count in
            strings(count == 0 ? "shopping.there" : "shopping.on-list", row.name)
        }
    }

    private func copy() {
        let text = makeFormatter().document(content.rows)
        if text.isEmpty { writer.say(strings["shopping.nothing-open"]) } else { copied.send(text) }
    }

    private static let intent = MemberIntent.open(route: BarDestination.shopping.route)
}

struct ShoppingReader: Sendable {
    let shopping: any ShoppingRepository
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let bar: HomeBar

    func rows(_ formatter: ShoppingFormatter) async throws -> [ShoppingRow] {
        let items = try await shopping.items(of: bar.profile)
        let known = try await ingredients.ingredients(items.compactMap(\.subject.ingredient))
        let names = try await drinks.names(of: items.flatMap(\.drinks), in: formatter.strings.language)
        var effects: [Identifier<Ingredient>: PurchaseSuggestion] = [:]
        for case let id? in items.filter({ !$0.isDone }).map(\.subject.ingredient) where effects[id] == nil {
            effects[id] = try await bar.effect(ofAdding: id)
        }
        return formatter.rows(
            items, ingredients: known, sizes: try await bar.bottleSizes(), drinks: names, effects: effects)
    }
}
