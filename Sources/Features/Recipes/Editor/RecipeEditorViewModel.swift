internal import Domain
internal import FeatureKit
internal import Reactive

/// The form of a recipe: what was typed is kept as a draft with every change, and saved when it is right.
@MainActor
final class RecipeEditorViewModel {
    struct Input {
        let edited: Events<FormEdit>
        let opened: Events<FormTarget>
        let saveRequested: Events<Void>
        /// The draft shall be dropped.
        let dropRequested: Events<Void>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<RecipeEditorState>
        /// The field that needs the user.
        let focusRequested: Events<FormTarget>
        let done: Events<String>
        let failed: Events<String>
    }

    let subject: RecipeSubject
    let dependencies: RecipesDIContainer.Dependencies
    let actions: RecipeEditorActions
    let state = Observable(RecipeEditorState())
    let focusRequested = Signal<FormTarget>()
    let done = Signal<String>()
    let failed = Signal<String>()
    let writing = LatestTask()
    let backupService: DraftWriter
    let refresh: RecipesRefresh
    /// What was typed.
    var draft = RecipeDraft()
    /// What is saved, or what the form began with.
    var saved = RecipeDraft()
    var vocabulary = DrinkVocabulary()
    /// The own recipe this form changes; nil for a new one.
    var ownID: Identifier<Drink>?
    var saysMissing = false
    private var ingredients: [Identifier<Ingredient>: Ingredient] = [:]
    private var originName: LocalizedText?
    private var draftAge: String?
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let estimating = LatestTask()

    var strings: Strings { dependencies.strings }

    init(subject: RecipeSubject, dependencies: RecipesDIContainer.Dependencies, actions: RecipeEditorActions) {
        self.subject = subject
        self.dependencies = dependencies
        self.actions = actions
        backupService = DraftWriter(drafts: dependencies.drafts, profile: dependencies.profile)
        refresh = RecipesRefresh(dependencies)
    }

    func transform(_ input: Input) -> Output {
        input.edited.observe { [weak self] in self?.apply($0) }.store(in: bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: bag)
        input.dropRequested.observe { [weak self] in self?.askToDrop() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.load() }.store(in: bag)
        load()
        return Output(
            state: state.readOnly, focusRequested: focusRequested.events, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
        await estimating.settle()
        await writing.settle()
        await backupService.settle()
    }

    /// Changes what was typed; shows, reckons and keeps it.
    func change(_ work: (inout RecipeDraft) -> Void) {
        let before = draft
        work(&draft)
        if draft != before { keep() }
        show()
        estimate()
    }

    private func keep() {
        guard draft != saved else { return backupService.forget(RecipeSubject.form, about: subject.draftKey) }
        let name = LocalizedText.either(draft.nameEnglish, draft.nameKorean)?[strings.language]
        backupService.keep(
            Draft(
                form: RecipeSubject.form, subject: subject.draftKey, title: name ?? strings["recipe.unnamed"],
                body: draft.text, savedAt: dependencies.clock.now()))
    }

    private func apply(_ edit: FormEdit) {
        change { $0.apply(edit) }
    }

    private struct Loaded: Sendable {
        var drink: Drink?
        var isOwn = false
        var draft: Draft?
        var vocabulary = DrinkVocabulary()
        var origin: LocalizedText?
    }

    private func load() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [subject, dependencies] in
            var loaded = Loaded()
            if case .drink(let id) = subject {
                guard let drink = try await dependencies.drinks.drink(id) else { throw NotFound(id: id.rawValue) }
                loaded.drink = drink
                loaded.isOwn = try await dependencies.ownRecipes.owner(of: id) == dependencies.profile
                let origin = loaded.isOwn ? drink.variantOf : id
                if let origin { loaded.origin = try await dependencies.drinks.drinks(with: [origin]).first?.name }
            }
            loaded.draft = try await dependencies.drafts.draft(
                RecipeSubject.form, about: subject.draftKey, of: dependencies.profile)
            loaded.vocabulary = try await dependencies.finder.vocabulary()
            return loaded
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let loaded): apply(loaded)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func apply(_ loaded: Loaded) {
        ownID = loaded.isOwn ? loaded.drink?.id : nil
        saved = loaded.drink.map { loaded.isOwn ? RecipeDraft($0) : RecipeDraft(variantOf: $0) } ?? RecipeDraft()
        vocabulary = loaded.vocabulary
        originName = loaded.origin
        draft = loaded.draft.flatMap { RecipeDraft(text: $0.body) } ?? saved
        draftAge = loaded.draft.map { AgeText.short(dependencies.clock.now() - $0.savedAt, strings) }
        state.update { $0.phase = .loaded }
        show()
        estimate()
    }

    /// What was typed is thrown away; the form shows what is saved.
    func drop() {
        draft = saved
        draftAge = nil
        saysMissing = false
        backupService.forget(RecipeSubject.form, about: subject.draftKey)
        show()
        estimate()
    }

    /// Shows what was typed.
    func show() {
        let fields = RecipeFormFields(
            strings: strings, preferences: dependencies.preferences.value, ingredients: ingredients,
            vocabulary: vocabulary, saysMissing: saysMissing, isOwn: ownID != nil, draftAge: draftAge,
            originName: originName?[strings.language])
        let name = LocalizedText.either(draft.nameEnglish, draft.nameKorean)?[strings.language]
        let key = ownID != nil ? "recipe.title-edit" : originName != nil ? "recipe.title-copy" : "recipe.title-new"
        state.update {
            $0.fields = fields.fields(of: draft)
            $0.title = name.map { strings(key, $0) } ?? strings["recipe.title-unnamed"]
            $0.isDirty = draft != saved
        }
    }

    private func estimate() {
        let drink = draft.drink()
        let preferences = dependencies.preferences.value
        estimating.run { [dependencies] in
            try await EstimateRecipe(
                drinks: dependencies.drinks, ingredients: dependencies.ingredients,
                calculator: preferences.calculator)(drink)
        } completion: { [weak self] result in
            guard let self, case .success(let (estimate, known)) = result else { return }
            ingredients = known
            state.update { $0.estimate = self.text(of: estimate) }
            show()
        }
    }

    private func text(of estimate: DrinkEstimate) -> String {
        guard estimate.dilutedVolume > 0 else { return strings["recipe.estimate-empty"] }
        let text = strings(
            "recipe.estimate", NumberText.oneDecimal(estimate.strength), NumberText.whole(estimate.dilutedVolume),
            NumberText.whole(estimate.kilocalories))
        return estimate.unknownLines > 0
            ? "\(text) · \(strings.counted("drink.unknown-units", estimate.unknownLines))" : text
    }
}
