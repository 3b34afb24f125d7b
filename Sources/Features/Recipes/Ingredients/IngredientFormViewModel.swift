internal import Domain
internal import FeatureKit
internal import Reactive

/// The form of an ingredient that the catalogue does not have: a new one, or one the member added.
@MainActor
final class IngredientFormViewModel: FormViewModel {
    private let subject: IngredientSubject
    private let ingredients: any IngredientRepository
    private let recipes: MemberRecipes
    private let session: FormSession
    private let flow: Flow<RecipesStep>
    private let strings: Strings
    private let onDone: @MainActor (Ingredient) -> Void
    private let reading = LatestTask()
    private var draft: IngredientDraft
    private var saysMissing = false

    private var isOwn: Bool { if case .own = subject { true } else { false } }

    /// - Parameter onDone: gets the ingredient once it is kept; the modal is closed by then.
    init(
        subject: IngredientSubject, ingredients: any IngredientRepository, recipes: MemberRecipes,
        session: FormSession, flow: Flow<RecipesStep>, strings: Strings,
        onDone: @escaping @MainActor (Ingredient) -> Void
    ) {
        self.subject = subject
        self.ingredients = ingredients
        self.recipes = recipes
        self.session = session
        self.flow = flow
        self.strings = strings
        self.onDone = onDone
        if case .new(let name) = subject {
            draft = IngredientDraft(name: name, in: strings.language)
        } else {
            draft = IngredientDraft(in: strings.language)
        }
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] in self?.apply($0) }.store(in: session.bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: session.bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: session.bag)
        input.refresh.observe { [weak self] in self?.load() }.store(in: session.bag)
        session.state.update { $0.title = strings[isOwn ? "ingredient.title-own" : "ingredient.title-new"] }
        load()
        return session.output
    }

    private func load() {
        guard case .own(let id) = subject else { return show() }
        session.state.update { $0.phase = $0.phase.requesting }
        reading.run { [ingredients] in
            guard let ingredient = try await ingredients.ingredient(id) else { throw NotFound(id: id.rawValue) }
            var parent: Ingredient?
            if let above = ingredient.parent { parent = try await ingredients.ingredient(above) }
            let parts = try await ingredients.ingredients(ingredient.parts)
            return IngredientDraft(ingredient, parent: parent, parts: ingredient.parts.compactMap { parts[$0] })
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let draft):
                self.draft = draft
                show()
            case .failure(let error):
                session.state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func apply(_ edit: FormEdit) {
        draft.apply(edit)
        show()
    }

    private func open(_ target: FormTarget) {
        switch IngredientFieldID(rawValue: target.field) {
        case .parent:
            flow.show(.ingredientPicker(mayCreate: false) { [weak self] in self?.readParent(Identifier($0.id)) })
        case .category:
            flow.show(
                .choice(
                    title: strings["ingredient.field.category"], IngredientFormFields.categories(strings)
                ) { [weak self] in self?.apply(.option(field: IngredientFieldID.category.rawValue, $0)) })
        case .parts where target == .add(IngredientFieldID.parts.rawValue):
            flow.show(.ingredientPicker(mayCreate: false) { [weak self] in self?.readPart(Identifier($0.id)) })
        case .done: save()
        case .delete: delete()
        default: break
        }
    }

    /// What it is a kind of tells where it stands, too.
    private func readParent(_ id: Identifier<Ingredient>) {
        readOther(id) { draft, parent in
            draft.parent = parent
            draft.category = parent.category
        }
    }

    private func readPart(_ id: Identifier<Ingredient>) {
        guard id != draft.known?.id, !draft.parts.contains(where: { $0.id == id }) else { return }
        readOther(id) { $0.parts.append($1) }
    }

    private func readOther(
        _ id: Identifier<Ingredient>, _ change: @escaping (inout IngredientDraft, Ingredient) -> Void
    ) {
        reading.run { [ingredients] in
            guard let other = try await ingredients.ingredient(id) else { throw NotFound(id: id.rawValue) }
            return other
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let other):
                change(&draft, other)
                show()
            case .failure(let error): session.writer.fail(ErrorText.describe(error, strings))
            }
        }
    }

    private func show() {
        let fields = IngredientFormFields(strings: strings, draft: draft, flaws: draft.flaws(isComplete: saysMissing))
        session.show(fields.fields(isDeletable: isOwn))
    }

    private func save() {
        guard session.state.value.phase == .loaded, !session.state.value.isSaving else { return }
        saysMissing = true
        show()
        let flaws = draft.flaws(isComplete: true)
        let order: [IngredientFieldID] = [.nameEnglish, .parent, .strength, .sugar, .shelfLife]
        if let first = order.first(where: { flaws[$0] != nil }) { return session.focus(first.rawValue) }
        guard let name = draft.name else { return }
        let ingredient = draft.ingredient(named: name)
        session.save(Self.intent) { [ingredients, recipes, known = draft.known?.id] in
            let id = try await recipes.save(ingredient, as: known)
            return try await ingredients.ingredient(id)
        } done: { [strings, isKnown = draft.known != nil] _ in
            strings(isKnown ? "ingredient.changed" : "ingredient.added", name[strings.language])
        } completion: { [session, onDone] kept in
            guard let kept else { return }
            session.finish()
            onDone(kept)
        }
    }

    private func delete() {
        guard let known = draft.known else { return }
        let name = known.name[strings.language]
        session.save(Self.intent) { [recipes] in
            try await recipes.delete(known.id)
        } done: { [strings] _ in
            strings("own.deleted", name)
        } refused: { [session, strings] error in
            session.writer.fail(OwnRecordText.describe(error, of: name, strings))
            return true
        } completion: { [session, flow] _ in
            // The page of what is no longer there goes before it reads again.
            let routes = flow.routes()
            if routes.count > 1, routes.last == RecipesDestination.ingredient(known.id).route { flow.close() }
            session.finish()
        }
    }

    private static let intent = MemberIntent.open(route: RecipesDestination.own.route)
}
