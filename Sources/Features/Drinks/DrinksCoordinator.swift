internal import Domain
internal import Navigation

/// The flow through drinks: recommendations, lists, drink, ingredient, notes. It runs on whichever stack its caller owns,
/// and ends when its first screen is closed.
@MainActor
final class DrinksCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: DrinksDestination
    private let links: DrinksLinks
    private let factory: any DrinksFlowFactory
    private var hasStarted = false
    /// The screen whose end is the end of the flow.
    private weak var first: (any Screen)?
    /// Whether one screen takes the place of another: then the flow goes on without the first.
    private var isReplacing = false

    init(
        context: NavigationContext, destination: DrinksDestination, links: DrinksLinks = DrinksLinks(),
        factory: any DrinksFlowFactory
    ) {
        self.context = context
        self.destination = destination
        self.links = links
        self.factory = factory
    }

    override func start() {
        switch destination {
        case .advice: push(factory.makeScreen(.advice(listActions(nil))))
        case .section(let section): push(makeList(section))
        case .triedPicker: showTriedPicker()
        case .madeForm(let id): showMadeForm(id, servings: 1)
        case .drink(let id): showDrink(id)
        case .ingredient(let id): showIngredient(id)
        case .base(let base): showBase(base)
        case .compare(let left, let right): showComparison(left, right)
        case .note(let note): showNote(note)
        }
    }

    private func makeList(_ section: DrinkSection) -> any Screen {
        factory.makeScreen(.list(section, listActions(section)))
    }

    private func listActions(_ section: DrinkSection?) -> DrinkListActions {
        DrinkListActions(
            showDrink: { [weak self] in self?.showDrink($0) },
            showFilter: { [weak self] in self?.showFilter(section ?? .all) },
            showSavedFilters: { [weak self] in self?.showSavedFilters(section ?? .all) },
            showSection: { [weak self] in self?.showSection($0) },
            showTriedPicker: { [weak self] in self?.showTriedPicker() },
            showMadeForm: { [weak self] in self?.showMadeForm($0, servings: 1) },
            showWhyNot: { [weak self] in self?.showWhyNot($0) },
            showComparison: { [weak self] in self?.showComparison($0, $1) }, links: links)
    }

    /// The recommendations are the root; a list lies above it, and the next list takes its place.
    private func showSection(_ section: DrinkSection?) {
        guard let section else {
            if context.stack.routes.first == "drinks" {
                context.stack.popToRoot()
            } else {
                push(factory.makeScreen(.advice(listActions(nil))))
            }
            return
        }
        let isAboveList = DrinkSection.allCases.contains { $0.route == context.stack.top?.route }
        guard isAboveList, context.stack.count > 1 else { return push(makeList(section)) }
        let wasFirst = context.stack.top === first
        let list = makeList(section)
        isReplacing = true
        context.stack.replaceTop(list, onClose: closing(isFirst: wasFirst))
        isReplacing = false
        if wasFirst { first = list }
    }

    private func showFilter(_ section: DrinkSection) {
        context.modals.present(
            factory.makeModal(.filter(section, showSaved: { [weak self] in self?.showSavedFilters(section) })))
    }

    private func showSavedFilters(_ section: DrinkSection) {
        let actions = SavedFiltersActions(
            askName: { [weak self] prompt in
                guard let self else { return }
                context.modals.present(factory.makeModal(.name(prompt)))
            })
        context.modals.present(factory.makeModal(.savedFilters(section, actions)))
    }

    private func showTriedPicker() {
        push(factory.makeScreen(.triedPicker))
    }

    private func showDrink(_ id: Identifier<Drink>) {
        let actions = DrinkDetailActions(
            showIngredient: { [weak self] in self?.showIngredient($0) },
            showNote: { [weak self] in self?.showNote($0) },
            showDrink: { [weak self] in self?.showDrink($0) },
            showMadeForm: { [weak self] in self?.showMadeForm($0, servings: $1) },
            showWhyNot: { [weak self] in self?.showWhyNot($0) },
            showComparison: { [weak self] in self?.showComparison($0, $1) }, links: links)
        push(factory.makeScreen(.drink(id, actions)))
    }

    private func showIngredient(_ id: Identifier<Ingredient>) {
        let actions = IngredientPageActions(
            showIngredient: { [weak self] in self?.showIngredient($0) },
            showDrink: { [weak self] in self?.showDrink($0) },
            showBase: { [weak self] in self?.showBase($0) },
            showFiltered: { [weak self] in self?.showFiltered($0) }, links: links)
        push(factory.makeScreen(.ingredient(id, actions)))
    }

    private func showBase(_ base: BaseSpirit) {
        let actions = BasePageActions(
            showIngredient: { [weak self] in self?.showIngredient($0) },
            showDrink: { [weak self] in self?.showDrink($0) },
            showFiltered: { [weak self] in self?.showFiltered($0) })
        push(factory.makeScreen(.base(base, actions)))
    }

    private func showFiltered(_ filter: DrinkFilter) {
        factory.setFilter(filter)
        push(makeList(.all))
    }

    private func showComparison(_ left: Identifier<Drink>, _ right: Identifier<Drink>) {
        let actions = CompareActions(
            showDrink: { [weak self] in self?.showDrink($0) },
            showIngredient: { [weak self] in self?.showIngredient($0) })
        push(factory.makeScreen(.comparison(left, right, actions)))
    }

    private func showMadeForm(_ id: Identifier<Drink>, servings: Int) {
        present(factory.makeModal(.made(id, servings: servings)))
    }

    private func showWhyNot(_ id: Identifier<Drink>) {
        context.modals.present(factory.makeModal(.whyNot(id)))
    }

    private func showNote(_ note: DrinkNote) {
        present(factory.makeModal(.note(note)))
    }

    /// A box that is the first of the flow ends it when it closes.
    private func present(_ modal: any Modal) {
        let isFirst = !hasStarted
        hasStarted = true
        context.modals.present(modal) { [weak self] in if isFirst { self?.finish() } }
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        if isFirst { first = screen }
        context.stack.push(screen, onClose: closing(isFirst: isFirst))
    }

    private func closing(isFirst: Bool) -> () -> Void {
        { [weak self] in
            guard let self, isFirst, !isReplacing else { return }
            finish()
        }
    }
}
