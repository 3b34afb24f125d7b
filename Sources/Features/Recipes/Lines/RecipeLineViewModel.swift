internal import Domain
internal import FeatureKit
internal import Reactive

/// The form of a line of a recipe, or of what may stand in for it.
@MainActor
final class RecipeLineViewModel {
    struct Input {
        let edited: Events<FormEdit>
        let opened: Events<FormTarget>
        let doneRequested: Events<Void>
        /// The box was opened.
        let appeared: Events<Void>
    }

    struct Output {
        let state: ReadOnly<RecipeLineState>
        let focusRequested: Events<FormTarget>
    }

    private let isNew: Bool
    private let isSubstitute: Bool
    private let dependencies: RecipesDIContainer.Dependencies
    private let actions: RecipeLineActions
    private let state = Observable(RecipeLineState())
    private let focusRequested = Signal<FormTarget>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var line: RecipeDraftLine
    private var names: [Identifier<Ingredient>: Ingredient] = [:]
    private var saysMissing = false

    private var strings: Strings { dependencies.strings }

    init(
        line: RecipeDraftLine, isNew: Bool, isSubstitute: Bool, dependencies: RecipesDIContainer.Dependencies,
        actions: RecipeLineActions
    ) {
        self.line = line
        self.isNew = isNew
        self.isSubstitute = isSubstitute
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.edited.observe { [weak self] in self?.apply($0) }.store(in: bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.doneRequested.observe { [weak self] in self?.finish() }.store(in: bag)
        // A new line begins with what it asks for.
        input.appeared.observe { [weak self] in
            guard let self, isNew, line.ingredient.isEmpty else { return }
            pickIngredient()
        }.store(in: bag)
        show()
        readNames()
        return Output(state: state.readOnly, focusRequested: focusRequested.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func readNames() {
        let ids = ([line.ingredient] + line.substitutes.map(\.ingredient)).filter { !$0.isEmpty }
        reading.run { [dependencies] in
            try await dependencies.ingredients.ingredients(ids.map { Identifier($0) })
        } completion: { [weak self] result in
            self?.names.merge((try? result.get()) ?? [:]) { _, new in new }
            self?.show()
        }
    }

    private func apply(_ edit: FormEdit) {
        switch edit {
        case .text(let field, let text):
            switch RecipeLineFieldID(rawValue: field) {
            case .amount: line.amount = text
            case .noteEnglish: line.noteEnglish = text
            case .noteKorean: line.noteKorean = text
            default: break
            }
        case .option(_, let code): setUnit(code)
        case .flag(let field, let isOn):
            switch RecipeLineFieldID(rawValue: field) {
            case .optional: line.isOptional = isOn
            case .exact: line.isExact = isOn
            case .after: line.isAfter = isOn
            default: break
            }
        case .moveRow(_, let row, let step):
            guard line.substitutes.indices.contains(row), line.substitutes.indices.contains(row + step) else { return }
            line.substitutes.swapAt(row, row + step)
        case .removeRow(_, let row):
            if line.substitutes.indices.contains(row) { line.substitutes.remove(at: row) }
        }
        show()
    }

    private func setUnit(_ code: String) {
        line.unit = code
        line.unitText = nil
        show()
    }

    private func open(_ target: FormTarget) {
        switch (RecipeLineFieldID(rawValue: target.field), target) {
        case (.ingredient, _): pickIngredient()
        case (.unit, _):
            actions.pickUnit(strings["line.field.unit"], units) { [weak self] in self?.setUnit($0) }
        case (.substitutes, .row(_, let place)):
            guard line.substitutes.indices.contains(place) else { return }
            actions.editSubstitute(Self.line(line.substitutes[place]), false) { [weak self] in
                self?.put($0, at: place)
            }
        case (.substitutes, .add):
            actions.editSubstitute(RecipeDraftLine(), true) { [weak self] in self?.put($0, at: nil) }
        case (.done, _): finish()
        default: break
        }
    }

    private func put(_ edited: RecipeDraftLine, at place: Int?) {
        let substitute = RecipeDraftLine.Substitute(
            ingredient: edited.ingredient, amount: edited.amount, unit: edited.unit)
        if let place, line.substitutes.indices.contains(place) {
            line.substitutes[place] = substitute
        } else {
            line.substitutes.append(substitute)
        }
        readNames()
        show()
    }

    private func pickIngredient() {
        actions.pickIngredient { [weak self] ingredient in
            guard let self else { return }
            names[ingredient.id] = ingredient
            line.ingredient = ingredient.id.rawValue
            show()
            focusRequested.send(.field(RecipeLineFieldID.amount.rawValue))
        }
    }

    private func finish() {
        let problems = self.problems
        guard let first = problems.first else { return actions.done(line) }
        saysMissing = true
        show()
        let field: RecipeLineFieldID =
            switch first {
            case .noIngredient: .ingredient
            case .standsForItself: .substitutes
            default: .amount
            }
        focusRequested.send(field == .substitutes ? .row(field.rawValue, 0) : .field(field.rawValue))
    }

    /// What may stand in needs no amount: the line's own counts then.
    private var problems: [RecipeDraftProblem.Reason] {
        line.problems.filter { !isSubstitute || $0 != .noAmount }
    }

    private func show() {
        let fields = RecipeLineFields(
            strings: strings, names: names, units: units, isSubstitute: isSubstitute, saysMissing: saysMissing)
        state.update { $0.fields = fields.fields(of: line, problems: problems) }
    }

    private var units: [FormOption] {
        MeasureUnit.known.map { FormOption($0.code, title: strings["unit.name.\($0.code)"]) }
    }

    private static func line(_ substitute: RecipeDraftLine.Substitute) -> RecipeDraftLine {
        var line = RecipeDraftLine()
        line.ingredient = substitute.ingredient
        line.amount = substitute.amount
        line.unit = substitute.unit
        return line
    }
}
