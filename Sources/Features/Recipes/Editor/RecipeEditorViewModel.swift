import Domain
import FeatureKit
import Reactive

/// The form of a recipe. Every change is kept as a draft until the recipe is saved.
@MainActor
final class RecipeEditorViewModel: SessionFormViewModel {
    /// The estimate of one serving, `24.5% · 99 ml · 182 kcal (estimates)`.
    var estimate: ReadOnly<String> { estimateText.readOnly }

    private let subject: RecipeSubject
    private let reader: RecipeReader
    private let preferences: Observable<DisplayPreferences>
    let session: FormSession
    private let flow: Flow<RecipesStep>
    private let estimateText = Observable("")
    private let estimating = LatestTask()
    private var start = RecipeStart()
    private var draft = RecipeDraft()
    private var ingredients: [Identifier<Ingredient>: Ingredient] = [:]
    private var saysMissing = false

    private var recipes: MemberRecipes { reader.recipes }
    private var slot: DraftSlot { reader.slot }
    private var intent: MemberIntent { .open(route: subject.destination.route) }
    private var name: String? { LocalizedText.either(draft.nameEnglish, draft.nameKorean)?[strings.language] }

    init(
        subject: RecipeSubject, reader: RecipeReader, preferences: Observable<DisplayPreferences>,
        session: FormSession, flow: Flow<RecipesStep>
    ) {
        self.subject = subject
        self.reader = reader
        self.preferences = preferences
        self.session = session
        self.flow = flow
    }

    func transform(_ input: FormInput) -> FormOutput {
        bind(input)
        on(input.dropRequested) { $0.askToDrop() }
        refresh()
        return session.output
    }

    func refresh() {
        session.read { [subject, reader] in
            try await reader.start(of: subject)
        } show: { [weak self] start in
            self?.apply(start)
        }
    }

    private func apply(_ start: RecipeStart) {
        self.start = start
        draft = start.draft.flatMap { RecipeDraft(text: $0.body) } ?? start.saved
        if let kept = start.draft { slot.showNote(of: kept) }
        show()
        calculateEstimate()
    }

    func apply(_ edit: FormEdit) { change { $0.apply(edit) } }

    private func change(_ work: (inout RecipeDraft) -> Void) {
        let before = draft
        work(&draft)
        if draft != before { keep() }
        show()
        calculateEstimate()
        if draft.lines.count > before.lines.count { session.focus(.add(RecipeFieldID.lines.rawValue)) }
    }

    /// Forgets the draft when it equals the saved recipe.
    private func keep() {
        slot.keep(draft == start.saved ? nil : draft.text, title: name ?? strings["recipe.unnamed"])
    }

    func open(_ target: FormTarget) {
        switch RecipeFieldID(rawValue: target.field) {
        case .save: save()
        case .delete: delete()
        default:
            let steps = RecipeFieldSteps(vocabulary: start.vocabulary, strings: strings) { [weak self] in
                self?.change($0)
            }
            if let step = steps.step(from: target, of: draft) { flow.show(step) }
        }
    }

    private func show() {
        let fields = RecipeFormFields(
            strings: strings, ingredients: ingredients, vocabulary: start.vocabulary, saysMissing: saysMissing,
            isOwn: start.ownID != nil, draftNote: slot.note, originName: start.origin?[strings.language])
        let key = start.ownID != nil ? "edit" : start.origin != nil ? "copy" : "new"
        session.show(
            fields.fields(of: draft),
            title: name.map { strings("recipe.title-\(key)", $0) } ?? strings["recipe.title-unnamed"],
            isDirty: draft != start.saved, keepsDraft: true)
    }

    private func calculateEstimate() {
        estimating.run { [reader, drink = draft.drink(), calculator = preferences.value.calculator] in
            try await reader.estimate(of: drink, by: calculator)
        } completion: { [weak self] result in
            guard let self, case .success(let reckoning) = result else { return }
            ingredients = reckoning.ingredients
            start.vocabulary = start.vocabulary.naming(reckoning.names)
            estimateText.send(RecipeEstimateText.describe(reckoning.estimate, strings))
            show()
        }
    }

    /// Saves a valid recipe; otherwise focuses the first invalid field.
    func save() {
        guard session.state.value.phase == .loaded, !session.state.value.isSaving else { return }
        if let problem = draft.problems.first {
            saysMissing = true
            show()
            session.focus(RecipeFieldSteps.target(of: problem, in: strings.language))
            return session.writer.fail(strings["recipe.not-yet"])
        }
        let drink = draft.drink()
        let text = strings("recipe.saved", drink.name[strings.language])
        session.save(intent, forgetting: slot, saying: text) { [recipes, ownID = start.ownID] in
            try await recipes.save(drink, as: ownID)
        } completion: { [weak self, subject] id in
            guard let self else { return }
            close()
            // The recipe's own page already lies below the form.
            if subject != .drink(id) { flow.open(.drink(id)) }
        }
    }

    private func delete() {
        guard let ownID = start.ownID else { return }
        let saved = LocalizedText.either(start.saved.nameEnglish, start.saved.nameKorean)
        let text = strings("own.deleted", saved?[strings.language] ?? ownID.rawValue)
        session.save(intent, forgetting: slot, saying: text) { [recipes] in
            try await recipes.delete(ownID)
        } completion: { [weak self] _ in
            self?.close()
        }
    }

    /// Closes the form when nothing is left to save.
    private func close() {
        start.saved = draft
        show()
        session.finish()
    }

    /// Asks first, because dropping a draft cannot be undone.
    private func askToDrop() {
        guard draft != start.saved else { return }
        flow.show(.dropDraft { [weak self] in self?.drop() })
    }

    private func drop() {
        draft = start.saved
        saysMissing = false
        slot.forget()
        show()
        calculateEstimate()
    }
}
