internal import Domain
internal import FeatureKit
internal import Navigation

/// The flow through own recipes, collections and make mode. It ends when its first screen is closed.
@MainActor
final class RecipesCoordinator: Coordinator {
    private let context: NavigationContext
    private let destination: RecipesDestination
    private let links: RecipesLinks
    private let factory: any RecipesFlowFactory
    private let authorizer: any MemberAuthorizer
    private var hasStarted = false

    init(
        context: NavigationContext, destination: RecipesDestination, links: RecipesLinks,
        factory: any RecipesFlowFactory, authorizer: any MemberAuthorizer
    ) {
        self.context = context
        self.destination = destination
        self.links = links
        self.factory = factory
        self.authorizer = authorizer
    }

    override func start() {
        switch destination {
        case .own: showOwn()
        case .ownIngredients: showOwnIngredients()
        case .new: edit(.new)
        case .edit(let id): edit(.drink(id))
        case .ingredient(let id): editIngredient(id) { [weak self] in self?.finish() }
        case .collections: showCollections()
        case .collection(let id): showCollection(id)
        case .collect(let id): collect(id)
        case .make(let id, let servings): make(id, servings)
        }
        // A flow that was refused begins nothing.
        if !hasStarted { finish() }
    }

    private func showOwn() {
        push(
            factory.makeScreen(
                .ownDrinks(
                    OwnDrinksActions(
                        showDrink: links.showDrink, edit: { [weak self] in self?.edit($0) },
                        showIngredients: { [weak self] in self?.showOwnIngredients() },
                        showCollections: { [weak self] in self?.showCollections() }))))
    }

    private func showOwnIngredients() {
        let actions = OwnIngredientsActions(
            showIngredient: links.showIngredient,
            create: { [weak self] in
                self?.createIngredient("", from: RecipesDestination.ownIngredients.route) { _ in }
            },
            edit: { [weak self] in self?.editIngredient($0) })
        push(factory.makeScreen(.ownIngredients(actions)))
    }

    private func edit(_ subject: RecipeSubject) {
        guard authorizer.authorize(.open(route: subject.route)) else { return }
        // The screen holds the actions: weak, or the two would keep each other where nobody closes them.
        weak var screen: (any Screen)?
        let actions = RecipeEditorActions(
            editLine: { [weak self] in self?.showLine($0, isNew: $1, isSubstitute: false, onDone: $2) },
            pick: { [weak self] in self?.pick($0, $1, $2) },
            tick: { [weak self] choice in
                guard let self else { return }
                context.modals.present(factory.makeModal(.ticks(choice)))
            },
            ask: { [weak self] question in
                guard let self else { return }
                context.modals.present(factory.makeModal(.question(question)))
            },
            close: { [links, weak stack = context.stack] id in
                // With the form the flow may go; the way on is the caller's.
                if let screen { stack?.pop(screen) }
                if let id, subject != .drink(id) { links.showDrink(id) }
            })
        let editor = factory.makeScreen(.editor(subject, actions))
        screen = editor
        push(editor)
    }

    private func showLine(
        _ line: RecipeDraftLine, isNew: Bool, isSubstitute: Bool,
        onDone: @escaping @MainActor (RecipeDraftLine) -> Void
    ) {
        weak var shown: (any Modal)?
        let actions = RecipeLineActions(
            pickIngredient: { [weak self] in self?.pickIngredient(mayCreate: true, onDone: $0) },
            pickUnit: { [weak self] in self?.pick($0, $1, $2) },
            editSubstitute: { [weak self] in self?.showLine($0, isNew: $1, isSubstitute: true, onDone: $2) },
            done: { [weak self] line in
                if let shown { self?.context.modals.dismiss(shown) }
                onDone(line)
            })
        let modal = factory.makeModal(.line(line, isNew: isNew, isSubstitute: isSubstitute, actions))
        shown = modal
        context.modals.present(modal)
    }

    private func pickIngredient(mayCreate: Bool, onDone: @escaping @MainActor (Ingredient) -> Void) {
        weak var shown: (any Modal)?
        let actions = IngredientPickerActions(
            mayCreate: mayCreate,
            done: { [weak self] ingredient in
                if let shown { self?.context.modals.dismiss(shown) }
                onDone(ingredient)
            },
            create: { [weak self] name in
                self?.createIngredient(name) { ingredient in
                    if let shown { self?.context.modals.dismiss(shown) }
                    onDone(ingredient)
                }
            })
        let modal = factory.makeModal(.ingredientPicker(actions))
        shown = modal
        context.modals.present(modal)
    }

    private func createIngredient(
        _ name: String, from route: String = "drinks/own", onDone: @escaping @MainActor (Ingredient) -> Void
    ) {
        guard authorizer.authorize(.open(route: route)) else { return }
        weak var shown: (any Modal)?
        let actions = IngredientFormActions(
            pickParent: { [weak self] in self?.pickIngredient(mayCreate: false, onDone: $0) },
            pick: { [weak self] in self?.pick($0, $1, $2) },
            done: { [weak self] ingredient in
                if let shown { self?.context.modals.dismiss(shown) }
                if let ingredient { onDone(ingredient) }
            })
        let modal = factory.makeModal(.ingredient(.new(name: name), actions))
        shown = modal
        context.modals.present(modal)
    }

    private func editIngredient(_ id: Identifier<Ingredient>, onClose: @escaping () -> Void = {}) {
        let page = "ingredient:\(id)"
        guard authorizer.authorize(.open(route: page)) else { return }
        hasStarted = true
        weak var shown: (any Modal)?
        let actions = IngredientFormActions(
            pickParent: { [weak self] in self?.pickIngredient(mayCreate: false, onDone: $0) },
            pick: { [weak self] in self?.pick($0, $1, $2) },
            done: { [weak self] ingredient in
                // The page of what is no longer there goes before it reads again.
                if ingredient == nil, let stack = self?.context.stack, stack.count > 1, stack.top?.route == page {
                    stack.pop()
                }
                if let shown { self?.context.modals.dismiss(shown) }
            })
        let modal = factory.makeModal(.ingredient(.own(id), actions))
        shown = modal
        context.modals.present(modal, onClose: onClose)
    }

    private func pick(_ title: String, _ options: [FormOption], _ onDone: @escaping @MainActor (String) -> Void) {
        context.modals.present(factory.makeModal(.choice(title: title, options, onDone: onDone)))
    }

    private func showCollections() {
        push(
            factory.makeScreen(
                .collections(
                    CollectionsActions(
                        show: { [weak self] in self?.showCollection($0) }, askName: { [weak self] in self?.ask($0) }))))
    }

    private func showCollection(_ id: Identifier<DrinkCollection>) {
        push(
            factory.makeScreen(
                .collection(
                    id,
                    CollectionActions(showDrink: links.showDrink, askName: { [weak self] in self?.ask($0) }))))
    }

    private func collect(_ drink: Identifier<Drink>) {
        guard authorizer.authorize(.open(route: "drink:\(drink)")) else { return }
        hasStarted = true
        let actions = CollectionPickerActions(askName: { [weak self] in self?.ask($0) })
        context.modals.present(factory.makeModal(.collectionPicker(drink, actions))) { [weak self] in
            self?.finish()
        }
    }

    private func ask(_ prompt: NamePrompt) {
        context.modals.present(factory.makeModal(.name(prompt)))
    }

    private func make(_ id: Identifier<Drink>, _ servings: Int) {
        weak var screen: (any Screen)?
        let actions = MakeModeActions(
            showMade: { [weak self, weak stack = context.stack] servings in
                guard let self else { return }
                let form = factory.makeModal(.made(id, servings: servings))
                let modals = context.modals
                // Make mode goes, and with it the flow.
                if let screen { stack?.pop(screen) }
                modals.present(form)
            })
        let mode = factory.makeScreen(.makeMode(id, servings: servings, actions))
        screen = mode
        push(mode)
    }

    /// The first screen of the flow ends it when it closes.
    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        context.stack.push(screen) { [weak self] in
            if isFirst { self?.finish() }
        }
    }
}
