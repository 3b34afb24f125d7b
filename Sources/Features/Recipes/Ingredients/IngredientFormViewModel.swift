import Domain
import FeatureKit
import Reactive

@MainActor
final class IngredientFormViewModel: SessionFormViewModel {
    private let subject: IngredientSubject
    private let reader: IngredientReader
    private let recipes: MemberRecipes
    let session: FormSession
    private let flow: Flow<RecipesStep>
    private let onDone: @MainActor (Ingredient) -> Void
    private let reading = LatestTask()
    private let resuming = LatestTask()
    private let slot: DraftSlot
    private var draft: IngredientDraft
    private var begin: IngredientDraft
    private var saysMissing = false

    private var isOwn: Bool { if case .own = subject { true } else { false } }

    /// `onDone` receives the saved ingredient after the modal has closed.
    init(
        subject: IngredientSubject, ingredients: any IngredientRepository, recipes: MemberRecipes,
        slot: DraftSlot, session: FormSession, flow: Flow<RecipesStep>,
        onDone: @escaping @MainActor (Ingredient) -> Void
    ) {
        self.subject = subject
        reader = IngredientReader(ingredients: ingredients)
        self.recipes = recipes
        self.slot = slot
        self.session = session
        self.flow = flow
        self.onDone = onDone
        draft = IngredientDraft(subject, in: session.strings.language)
        begin = draft
    }

    func transform(_ input: FormInput) -> FormOutput {
        bind(input)
        on(input.dropRequested) { form in form.flow.show(.dropDraft { [weak form] in form?.drop() }) }
        session.state.update { $0.title = strings[isOwn ? "ingredient.title-own" : "ingredient.title-new"] }
        refresh()
        return session.output
    }

    func refresh() {
        reading.read(into: session.state, strings) { [reader, subject, language = strings.language] in
            switch subject {
            case .own(let id): try await reader.draft(of: id)
            case .new(let name): try await reader.draft(named: name, in: language)
            }
        } show: { [weak self] draft in
            guard let self else { return }
            self.draft = draft
            begin = draft
            resume()
        }
    }

    private func resume() {
        show()
        resuming.run { [slot, reader] in
            try await reader.begun(in: slot)
        } completion: { [weak self] result in
            guard let self, case .success(let begun?) = result, !slot.isTouched else { return }
            draft.restore(begun.kept, begun.others)
            slot.showNote(of: begun.draft)
            show()
        }
    }

    private var isDirty: Bool { KeptIngredient(draft) != KeptIngredient(begin) }

    func apply(_ edit: FormEdit) {
        draft.apply(edit)
        changed()
    }

    private func changed() {
        slot.keep(isDirty ? DraftText.encode(KeptIngredient(draft)) : nil, title: draft.name?[strings.language] ?? "")
        show()
    }

    private func drop() {
        slot.forget()
        draft = begin
        saysMissing = false
        show()
    }

    func open(_ target: FormTarget) {
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

    /// Takes the category from the parent, too.
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
        reading.run(reportingTo: session.writer) { [reader] in
            try await reader.ingredient(id)
        } success: { [weak self] other in
            guard let self else { return }
            change(&draft, other)
            changed()
        }
    }

    private func show() {
        let fields = IngredientFormFields(strings: strings, draft: draft, flaws: draft.flaws(isComplete: saysMissing))
        session.show(
            DraftNote.fields(slot.note) + fields.fields(isDeletable: isOwn), isDirty: isDirty, keepsDraft: true)
    }

    func save() {
        guard session.state.value.phase == .loaded, !session.state.value.isSaving else { return }
        saysMissing = true
        show()
        if let flawed = draft.firstFlawed {
            let isKoreanName = flawed == .nameEnglish && strings.language == .korean
            return session.focus((isKoreanName ? IngredientFieldID.nameKorean : flawed).rawValue)
        }
        guard let name = draft.name else { return }
        let ingredient = draft.ingredient(named: name)
        let text = strings(draft.known == nil ? "ingredient.added" : "ingredient.changed", name[strings.language])
        session.save(Self.intent, forgetting: slot, saying: text) { [reader, recipes, known = draft.known?.id] in
            try await reader.ingredients.ingredient(recipes.save(ingredient, as: known))
        } completion: { [session, onDone] kept in
            guard let kept else { return }
            session.finish()
            onDone(kept)
        }
    }

    private func delete() {
        guard let known = draft.known else { return }
        let name = known.name[strings.language]
        session.save(Self.intent, forgetting: slot, saying: strings("own.deleted", name)) { [recipes] in
            try await recipes.delete(known.id)
        } refused: { [session, strings] error in
            session.writer.fail(OwnRecordText.describe(error, of: name, strings))
            return true
        } completion: { [session, flow] _ in
            // Closes the page of the deleted ingredient before it reloads.
            let routes = flow.routes()
            if routes.count > 1, routes.last == RecipesDestination.ingredient(known.id).route { flow.close() }
            session.finish()
        }
    }

    private static let intent = MemberIntent.open(route: RecipesDestination.own.route)
}
