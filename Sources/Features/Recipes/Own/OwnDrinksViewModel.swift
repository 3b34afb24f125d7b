import Domain
import FeatureKit
import Reactive

@MainActor
final class OwnDrinksViewModel: ViewModel {
    struct Input: ListScreenInput {
        let list = ListInput()
        let edited = Signal<Int>()
        let removed = Signal<Int>()
        let newRequested = Signal<Void>()
        let ingredientsRequested = Signal<Void>()
        let collectionsRequested = Signal<Void>()
    }

    typealias Output = StateOutput<OwnDrinksState>

    private let recipes: MemberRecipes
    private let drafts: RecipeDrafts
    private let writer: MemberWriter
    private let flow: Flow<RecipesStep>
    private let strings: Strings
    private let content: ListContent<OwnDrinksRow>
    private let count: Observable<String>
    private let bag = SubscriptionBag()

    init(
        reader: OwnDrinksReader, recipes: MemberRecipes, drafts: RecipeDrafts, writer: MemberWriter,
        flow: Flow<RecipesStep>, strings: Strings
    ) {
        self.recipes = recipes
        self.drafts = drafts
        self.writer = writer
        self.flow = flow
        self.strings = strings
        let count = Observable("")
        self.count = count
        content = ListContent(limit: 100, strings: strings, texts: \.texts) { (last: OwnDrinkEntry?, limit: Int) in
            let page = try await reader.page(after: last, limit: limit)
            if last == nil {
                let text = try await reader.count()
                try Task.checkCancellation()
                await count.send(text)
            }
            return page
        }
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag)
        input.list.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.edited.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.removed.observe { [weak self] in self?.remove($0) }.store(in: bag)
        input.newRequested.observe { [flow] in flow.show(.destination(.new)) }.store(in: bag)
        input.ingredientsRequested.observe { [flow] in flow.show(.destination(.ownIngredients)) }.store(in: bag)
        input.collectionsRequested.observe { [flow] in flow.show(.destination(.collections)) }.store(in: bag)
        return Output(
            state: combineLatest(content.state, count) { OwnDrinksState(list: $0, count: $1) },
            messages: writer.messages)
    }

    private func open(_ index: Int) {
        switch content.row(at: index) {
        case .draft: edit(index)
        case .drink(let drink, _): flow.open(.drink(drink.id))
        case nil: break
        }
    }

    private func edit(_ index: Int) {
        if let row = content.row(at: index) { flow.show(.destination(row.subject.destination)) }
    }

    private func remove(_ index: Int) {
        switch content.row(at: index) {
        case .draft(let subject, let title, _):
            writer.write(Self.intent) { [drafts] in
                try await drafts.forget(about: subject)
            } done: { [strings] in
                strings("own.draft-dropped", title)
            }
        case .drink(let drink, _):
            writer.write(Self.intent) { [recipes] in
                try await recipes.delete(drink.id)
            } done: { [strings] wasThere in
                wasThere ? strings("own.deleted", drink.name) : nil
            }
        case nil: break
        }
    }

    private static let intent = MemberIntent.open(route: RecipesDestination.own.route)
}
