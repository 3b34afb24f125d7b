import Domain
import FeatureKit
import Reactive

@MainActor
final class OwnIngredientsViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let edited = Signal<Int>()
        let removed = Signal<Int>()
        let newRequested = Signal<Void>()
    }

    typealias Output = StateOutput<OwnIngredientsState>

    private let recipes: MemberRecipes
    private let writer: MemberWriter
    private let flow: Flow<RecipesStep>
    private let strings: Strings
    private let content: ListContent<OwnIngredientsRow>
    private let count: Observable<String>
    let bag = SubscriptionBag()

    init(recipes: MemberRecipes, writer: MemberWriter, flow: Flow<RecipesStep>, strings: Strings) {
        self.recipes = recipes
        self.writer = writer
        self.flow = flow
        self.strings = strings
        let count = Observable("")
        self.count = count
        content = ListContent(limit: 100, strings: strings, texts: { [$0.name, $0.otherName] }) {
            [repository = recipes.repository, profile = recipes.profile] (last: OwnIngredientEntry?, limit: Int) in
            let entries = try await repository.ingredients(of: profile, after: last, limit: limit)
            if last == nil {
                let text = strings.counted("own-ingredients.count", try await repository.ingredientCount(of: profile))
                try Task.checkCancellation()
                await count.send(text)
            }
            return (entries.map { OwnIngredientsRow($0, strings) }, entries.count < limit ? nil : entries.last)
        }
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag) { [flow] in flow.open(.ingredient($0.id)) }
        content.on(input.edited, in: bag) { [flow] in flow.show(.destination(.ingredient($0.id))) }
        content.on(input.removed, in: bag) { [weak self] in self?.remove($0) }
        on(input.newRequested) { $0.create() }
        return Output(
            state: combineLatest(content.state, count) { OwnIngredientsState(list: $0, count: $1) },
            messages: writer.messages)
    }

    private func create() {
        guard writer.isAuthorized(Self.intent) else { return }
        flow.show(.newIngredient(name: "") { _ in })
    }

    private func remove(_ row: OwnIngredientsRow) {
        writer.write(Self.intent, ifChanged: strings("own.deleted", row.name)) { [recipes] in
            try await recipes.delete(row.id)
        } refused: { [writer, strings] error in
            writer.fail(OwnRecordText.describe(error, of: row.name, strings))
            return true
        }
    }

    private static let intent = MemberIntent.open(route: RecipesDestination.ownIngredients.route)
}

struct OwnIngredientsState: ListHolder {
    typealias Row = OwnIngredientsRow

    /// Last changed first.
    var list = ListState<OwnIngredientsRow>()
    /// `3 ingredients`.
    var count = ""
}

struct OwnIngredientsRow: Equatable, Sendable {
    let id: Identifier<Ingredient>
    let name: String
    let otherName: String
    let category: String
    /// `40%`; empty if unknown.
    let strength: String
    /// `in 3 drinks`.
    let drinks: String
}

extension OwnIngredientsRow {
    init(_ entry: OwnIngredientEntry, _ strings: Strings) {
        let ingredient = entry.ingredient
        self.init(
            id: ingredient.id, name: ingredient.name[strings.language],
            otherName: ingredient.name.other(than: strings.language),
            category: strings["category.\(ingredient.category.rawValue)"],
            strength: ingredient.content.strength.map { strings.percent(NumberText.short($0)) } ?? "",
            drinks: entry.drinkCount == 0
                ? strings["own-ingredients.unused"] : strings.counted("own-ingredients.drinks", entry.drinkCount))
    }
}
