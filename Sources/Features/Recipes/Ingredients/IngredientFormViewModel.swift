internal import Domain
internal import FeatureKit
internal import Reactive

/// The form of an ingredient that the catalogue does not have: a new one, or one the member added.
@MainActor
final class IngredientFormViewModel {
    struct Input {
        let edited: Events<FormEdit>
        let opened: Events<FormTarget>
        let doneRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<IngredientFormState>
        let focusRequested: Events<String>
        /// What was done, to be shown as a message.
        let done: Events<String>
        let failed: Events<String>
    }

    private let dependencies: RecipesDIContainer.Dependencies
    private let actions: IngredientFormActions
    private let refresh: RecipesRefresh
    private let state = Observable(IngredientFormState())
    private let focusRequested = Signal<String>()
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()
    private let subject: IngredientSubject
    /// What is changed; nil for a new one, and until it was read.
    private var known: Ingredient?
    private var texts: [IngredientFieldID: String] = [:]
    private var parent: Ingredient?
    private var category = IngredientCategory.other
    private var isBrand = false
    private var saysMissing = false

    private var strings: Strings { dependencies.strings }

    init(subject: IngredientSubject, dependencies: RecipesDIContainer.Dependencies, actions: IngredientFormActions) {
        self.subject = subject
        self.dependencies = dependencies
        self.actions = actions
        refresh = RecipesRefresh(dependencies)
        if case .new(let name) = subject {
            texts[dependencies.strings.language == .korean ? .nameKorean : .nameEnglish] = name
        }
    }

    func transform(_ input: Input) -> Output {
        input.edited.observe { [weak self] in self?.apply($0) }.store(in: bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.doneRequested.observe { [weak self] in self?.save() }.store(in: bag)
        if case .own(let id) = subject { read(id) } else { show() }
        return Output(
            state: state.readOnly, focusRequested: focusRequested.events, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
        await writing.settle()
    }

    private func read(_ id: Identifier<Ingredient>) {
        reading.run { [repository = dependencies.ingredients] in
            guard let ingredient = try await repository.ingredient(id) else { throw NotFound(id: id.rawValue) }
            var parent: Ingredient?
            if let above = ingredient.parent { parent = try await repository.ingredient(above) }
            return (ingredient, parent)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (ingredient, parent)): fill(ingredient, parent)
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    private func fill(_ ingredient: Ingredient, _ parent: Ingredient?) {
        known = ingredient
        self.parent = parent
        category = ingredient.category
        isBrand = ingredient.isBrand
        texts[.nameEnglish] = ingredient.name.english
        texts[.nameKorean] = ingredient.name.korean
        texts[.strength] = ingredient.content.strength.map(NumberText.short)
        texts[.sugar] = ingredient.content.sugar.map(NumberText.short)
        texts[.shelfLife] = ingredient.shelfLifeDays.map(String.init)
        show()
    }

    private func apply(_ edit: FormEdit) {
        switch edit {
        case .text(IngredientFieldID.parent.rawValue, _): parent = nil
        case .text(let field, let text): IngredientFieldID(rawValue: field).map { texts[$0] = text }
        case .option(_, let id): category = IngredientCategory(rawValue: id) ?? category
        case .flag(_, let isOn): isBrand = isOn
        case .moveRow, .removeRow: break
        }
        show()
    }

    private func open(_ target: FormTarget) {
        switch IngredientFieldID(rawValue: target.field) {
        case .parent:
            actions.pickParent { [weak self] ingredient in
                self?.parent = ingredient
                self?.category = ingredient.category
                self?.show()
            }
        case .category:
            actions.pick(strings["ingredient.field.category"], categories) { [weak self] id in
                self?.apply(.option(field: IngredientFieldID.category.rawValue, id))
            }
        case .done: save()
        case .delete: delete()
        default: break
        }
    }

    private var categories: [FormOption] {
        IngredientCategory.allCases.map { FormOption($0.rawValue, title: strings["category.\($0.rawValue)"]) }
    }

    private func number(_ field: IngredientFieldID, atMost limit: Double) -> (value: Double?, isGood: Bool) {
        let text = texts[field] ?? ""
        if text.allSatisfy(\.isWhitespace) { return (nil, true) }
        guard let value = Double(text.replacing(",", with: ".").replacing(" ", with: "")), (0...limit).contains(value)
        else { return (nil, false) }
        return (value, true)
    }

    /// Whole days; nil for years or not known.
    private var shelfLife: (days: Int?, isGood: Bool) {
        let (value, isGood) = number(.shelfLife, atMost: Self.mostDays)
        guard let value else { return (nil, isGood) }
        return value >= 1 && value == value.rounded() ? (Int(value), true) : (nil, false)
    }

    private var flaws: [IngredientFieldID: String] {
        var flaws: [IngredientFieldID: String] = [:]
        if saysMissing, name == nil { flaws[.nameEnglish] = strings["recipe.no-name"] }
        if saysMissing, isBrand, parent == nil { flaws[.parent] = strings["ingredient.brand-of"] }
        if parent?.isBrand == true { flaws[.parent] = strings("recipe.below-brand", parent?.id.rawValue ?? "") }
        if !number(.strength, atMost: 96).isGood { flaws[.strength] = strings("ingredient.range", "96") }
        if !number(.sugar, atMost: 140).isGood { flaws[.sugar] = strings("ingredient.range", "140") }
        if !shelfLife.isGood { flaws[.shelfLife] = strings("ingredient.whole", String(Int(Self.mostDays))) }
        return flaws
    }

    private var name: LocalizedText? {
        LocalizedText.either(
            texts[.nameEnglish] ?? "", texts[.nameKorean] ?? "", limit: RecipeDraft.longestName)
    }

    private func show() {
        let flaws = flaws
        func field(_ id: IngredientFieldID, _ control: FormControl) -> FormField {
            FormField(
                id.rawValue, label: strings["ingredient.field.\(id.rawValue)"], control,
                message: flaws[id].map { FormMessage($0) })
        }
        func text(_ id: IngredientFieldID, _ limit: Int, suffix: String = "") -> FormField {
            field(id, .text(texts[id] ?? "", suffix: suffix, limit: limit))
        }
        let isOwn = if case .own = subject { true } else { false }
        state.update {
            $0.fields =
                [
                    text(.nameEnglish, RecipeDraft.longestName), text(.nameKorean, RecipeDraft.longestName),
                    field(
                        .parent,
                        .value(
                            parent?.name[strings.language] ?? "", placeholder: strings["ingredient.no-parent"],
                            isClearable: true)),
                    field(.category, .choice(categories, selected: category.rawValue)),
                    field(.brand, .toggle(isBrand)), text(.strength, 6, suffix: "%"),
                    text(.sugar, 6, suffix: "g/100 ml"),
                    text(.shelfLife, 4, suffix: strings["ingredient.days"]),
                    FormField(IngredientFieldID.done.rawValue, label: strings["line.done"], .button),
                ]
                + (isOwn
                    ? [FormField(IngredientFieldID.delete.rawValue, label: strings["ingredient.delete"], .button)] : [])
        }
    }

    private func save() {
        if case .own = subject, known == nil { return }
        guard !writing.isRunning else { return }
        saysMissing = true
        show()
        let order: [IngredientFieldID] = [.nameEnglish, .parent, .strength, .sugar, .shelfLife]
        let flaws = flaws
        if let first = order.first(where: { flaws[$0] != nil }) { return focusRequested.send(first.rawValue) }
        guard let name, dependencies.authorizer.authorize(.open(route: "drinks/own")) else { return }
        let ingredient = edited(name)
        writing.run { [dependencies, refresh, known] in
            let id = try await dependencies.ownRecipes.save(
                ingredient, as: known?.id, at: dependencies.clock.now(), of: dependencies.profile)
            try await refresh.reload()
            return try await dependencies.ingredients.ingredient(id)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let kept):
                let key = known == nil ? "ingredient.added" : "ingredient.changed"
                done.send(strings(key, name[strings.language]))
                refresh.tell()
                if let kept { actions.done(kept) }
            case .failure(let error): failed.send(OwnRecordText.describe(error, strings))
            }
        }
    }

    /// What the form says, with all it does not ask for as it was.
    private func edited(_ name: LocalizedText) -> Ingredient {
        let content = known?.content ?? IngredientContent()
        return Ingredient(
            id: known?.id ?? "", name: name, parent: parent?.id, isBrand: isBrand, category: category,
            content: IngredientContent(
                strength: number(.strength, atMost: 96).value, sugar: number(.sugar, atMost: 140).value,
                acid: content.acid, kilocalories: content.kilocalories, color: content.color,
                pieceMillilitres: content.pieceMillilitres, pieceSugar: content.pieceSugar,
                dryGramsPerTeaspoon: content.dryGramsPerTeaspoon,
                dryMillilitresPerGram: content.dryMillilitresPerGram),
            origin: known?.origin, summary: known?.summary, aliases: known?.aliases ?? [],
            shelfLifeDays: shelfLife.days, parts: known?.parts ?? [], isStaple: known?.isStaple ?? false)
    }

    private func delete() {
        guard let known, !writing.isRunning, dependencies.authorizer.authorize(.open(route: "drinks/own")) else {
            return
        }
        writing.run { [dependencies, refresh] in
            try await dependencies.ownRecipes.delete(ingredient: known.id, of: dependencies.profile)
            try await refresh.reload()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                done.send(strings("own.deleted", known.name[strings.language]))
                actions.done(nil)
                refresh.tell()
            case .failure(let error):
                failed.send(OwnRecordText.describe(error, of: known.name[strings.language], strings))
            }
        }
    }

    private static let mostDays = 3_650.0
}
