package import Domain
package import FeatureKit
import Navigation
import Reactive
import Terminal

extension RecipesDIContainer: FlowFactory {
    /// Makes the screen or modal of a step; none if a guest must sign up or in first.
    package func makeContent(for step: RecipesStep, in flow: Flow<RecipesStep>) -> FlowContent {
        switch step {
        case .destination(let destination):
            isAllowed(destination) ? makeContent(for: destination, in: flow) : .none
        case .line(let line, let isNew, let isSubstitute, let onDone):
            .modal(
                RecipeLineModal(
                    isSubstitute: isSubstitute,
                    viewModel: makeLineViewModel(
                        of: line, isNew: isNew, isSubstitute: isSubstitute, in: flow, onDone: onDone),
                    strings: strings))
        case .ingredientPicker(let mayCreate, let onChoice):
            .modal(makeIngredientPicker(mayCreate: mayCreate, in: flow, onChoice: onChoice))
        case .newIngredient(let name, let onDone):
            isAuthorized(.own) ? makeForm(of: .new(name: name), in: flow, onDone: onDone) : .none
        case .choice(let title, let options, let makes, let onChoice):
            .modal(
                SearchPickerModal(
                    route: "edit/choice", source: source(title, options, makes: makes, in: flow),
                    choice: .one { onChoice($0.id) }, strings: strings))
        case .ticks(let ticks, let onChange):
            .modal(
                SearchPickerModal(
                    route: ticks.route, source: source(ticks.title, ticks.options, makes: ticks.makes, in: flow),
                    choice: .several(ticks.ticked, onChange), isOrdered: ticks.isOrdered, strings: strings))
        case .prompt(let prompt): .modal(NamePromptModal(prompt: prompt, strings: strings))
        case .question(let title, let text, let yes, let onYes):
            .modal(
                ConfirmModal(
                    title: title, question: text, yes: ("y", yes), noLabel: strings["dialog.no"], onYes: onYes))
        case .dropDraft(let onYes): .modal(DraftNote.question(strings, onYes: onYes))
        case .made(let id, let servings):
            .modal(
                MadeFormModal(
                    .new(id, servings: servings), member: dependencies.member, drinks: dependencies.drinks,
                    standardDrink: dependencies.preferences.value.standardDrink, strings: strings))
        }
    }

    private func makeContent(for destination: RecipesDestination, in flow: Flow<RecipesStep>) -> FlowContent {
        switch destination {
        case .own:
            .screen(
                OwnDrinksScreen(
                    route: destination.route, viewModel: makeOwnDrinksViewModel(in: flow),
                    changes: changes([.ownRecipes, .drafts, .catalogue, .bar]), strings: strings))
        case .ownIngredients:
            .screen(
                OwnIngredientsScreen(
                    route: destination.route, viewModel: makeOwnIngredientsViewModel(in: flow),
                    changes: changes(.ownRecipes), strings: strings))
        case .new: makeEditor(of: .new, in: flow)
        case .edit(let id): makeEditor(of: .drink(id), in: flow)
        case .ingredient(let id): makeForm(of: .own(id), in: flow)
        case .newIngredient(let name): makeForm(of: .new(name: name), in: flow)
        case .collections:
            .screen(
                CollectionsScreen(
                    route: destination.route, viewModel: makeCollectionsViewModel(in: flow),
                    changes: changes(.collections), strings: strings))
        case .collection(let id):
            .screen(
                CollectionScreen(
                    route: destination.route, viewModel: makeCollectionViewModel(of: id, in: flow),
                    changes: changes([.collections, .ownRecipes, .catalogue, .bar]), strings: strings))
        case .collect(let id):
            .modal(
                CollectionPickerModal(
                    viewModel: makeCollectionPickerViewModel(for: id, in: flow),
                    changes: changes([.collections, .ownRecipes, .catalogue]), strings: strings))
        case .make(let id, let servings):
            .screen(
                MakeModeScreen(
                    route: destination.route, viewModel: makeMakeModeViewModel(of: id, servings: servings, in: flow),
                    changes: changes([.ownRecipes, .catalogue, .bar]), strings: strings))
        }
    }

    private var strings: Strings { dependencies.strings }

    private func changes(_ areas: StoreArea) -> Events<Void> { dependencies.changes.touching(areas) }

    /// Lists, collections and make mode are open to everyone, forms are not.
    private func isAllowed(_ destination: RecipesDestination) -> Bool {
        switch destination {
        case .own, .ownIngredients, .collections, .collection, .make: true
        case .new, .edit, .ingredient, .newIngredient, .collect: isAuthorized(destination)
        }
    }

    private func isAuthorized(_ destination: RecipesDestination) -> Bool {
        dependencies.member.authorizer.authorize(.open(route: destination.route))
    }

    private func makeEditor(of subject: RecipeSubject, in flow: Flow<RecipesStep>) -> FlowContent {
        let viewModel = makeEditorViewModel(of: subject, in: flow)
        return .screen(
            RecipeEditorScreen(
                route: subject.destination.route, viewModel: viewModel, estimate: viewModel.estimate, strings: strings))
    }

    private func makeForm(
        of subject: IngredientSubject, in flow: Flow<RecipesStep>,
        onDone: @escaping @MainActor (Ingredient) -> Void = { _ in }
    ) -> FlowContent {
        .modal(
            FormModal(
                route: subject.route, viewModel: makeIngredientFormViewModel(of: subject, in: flow, onDone: onDone),
                size: Size(width: 64, height: 14), saveTitle: strings["action.form.done"], asksToLeave: false,
                strings: strings))
    }

    /// The picker stays below the form of a new ingredient, and closes with it.
    private func makeIngredientPicker(
        mayCreate: Bool, in flow: Flow<RecipesStep>, onChoice: @escaping @MainActor (PickerRow) -> Void
    ) -> any Modal {
        let sources = IngredientSource(
            ingredients: dependencies.ingredients, meaning: NameMeaning(dependencies.names), strings: strings)
        return SearchPickerModal(
            route: "edit/ingredient", source: sources.source(mayCreate: mayCreate),
            choice: .staying { row, close in
                guard let name = IngredientSource.newName(in: row) else {
                    close()
                    return onChoice(row)
                }
                flow.show(
                    .newIngredient(name: name) { ingredient in
                        close()
                        var made = sources.row(ingredient)
                        made.typed = row.typed
                        onChoice(made)
                    })
            }, strings: strings)
    }

    private func source(
        _ title: String, _ options: [FormOption], makes: RecordKind?, in flow: Flow<RecipesStep>
    ) -> PickerSource {
        var source = PickerSource(title: title, rows: options.map { PickerRow(id: $0.id, name: $0.title) }, strings)
        if let makes { source.create = makeGearMaker(in: flow).create(makes) }
        return source
    }
}

package enum RecipesStep: DestinationStep {
    case destination(RecipesDestination)
    case line(RecipeDraftLine, isNew: Bool, isSubstitute: Bool, onDone: @MainActor (RecipeDraftLine) -> Void)
    case ingredientPicker(mayCreate: Bool, onChoice: @MainActor (PickerRow) -> Void)
    case newIngredient(name: String, onDone: @MainActor (Ingredient) -> Void)
    case choice(title: String, [FormOption], makes: RecordKind? = nil, onChoice: @MainActor (String) -> Void)
    case ticks(RecipeTicks, onChange: @MainActor ([String]) -> Void)
    case prompt(NamePrompt)
    case question(title: String, text: String, yes: String, onYes: @MainActor () -> Void)
    case dropDraft(onYes: @MainActor () -> Void)
    case made(Identifier<Drink>, servings: Int)
}

package struct RecipeTicks: Sendable {
    let route: String
    let title: String
    let options: [FormOption]
    let ticked: [String]
    /// Whether the order of ticking matters.
    let isOrdered: Bool
    /// The kind of record that a new name creates; nil for none.
    var makes: RecordKind?
}

extension NamePrompt {
    static func newCollection(_ strings: Strings, onDone: @escaping @MainActor (String) -> Void) -> NamePrompt {
        NamePrompt(
            route: "collection/new", title: strings["collection.new"], label: strings["collection.name"], text: "",
            limit: DrinkCollection.longestName, onDone: onDone)
    }

    static func collection(
        named name: String, _ strings: Strings, onDone: @escaping @MainActor (String) -> Void
    ) -> NamePrompt {
        NamePrompt(
            route: "collection/rename", title: strings["collection.rename"], label: strings["collection.name"],
            text: name, limit: DrinkCollection.longestName, onDone: onDone)
    }
}
