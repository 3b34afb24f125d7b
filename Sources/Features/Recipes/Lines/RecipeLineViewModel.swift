import Domain
import FeatureKit
import Reactive

@MainActor
final class RecipeLineViewModel: SessionFormViewModel {
    private let isNew: Bool
    private let isSubstitute: Bool
    private let ingredients: any IngredientRepository
    let session: FormSession
    private let flow: Flow<RecipesStep>
    private let onDone: @MainActor (RecipeDraftLine) -> Void
    private let reading = LatestTask()
    private var line: RecipeDraftLine
    private var names: [Identifier<Ingredient>: String] = [:]
    private var saysMissing = false

    /// `onDone` receives the valid line; then the modal closes.
    init(
        line: RecipeDraftLine, isNew: Bool, isSubstitute: Bool, ingredients: any IngredientRepository,
        session: FormSession, flow: Flow<RecipesStep>,
        onDone: @escaping @MainActor (RecipeDraftLine) -> Void
    ) {
        self.line = line
        self.isNew = isNew
        self.isSubstitute = isSubstitute
        self.ingredients = ingredients
        self.session = session
        self.flow = flow
        self.onDone = onDone
    }

    func transform(_ input: FormInput) -> FormOutput {
        bind(input)
        show()
        refresh()
        return session.output
    }

    func begin() {
        if isNew, line.ingredient.isEmpty { pickIngredient() }
    }

    func refresh() {
        let ids = ([line.ingredient] + line.substitutes.map(\.ingredient)).filter { !$0.isEmpty }
        guard !ids.isEmpty else { return }
        reading.run { [ingredients, language = strings.language] in
            try await ingredients.ingredients(ids.map { Identifier($0) }).mapValues { $0.name[language] }
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let found): names.merge(found) { _, new in new }
            case .failure(let error): session.writer.fail(ErrorText.describe(error, strings))
            }
            show()
        }
    }

    func apply(_ edit: FormEdit) {
        switch edit {
        case .text(let field, let text): set(RecipeLineFieldID(rawValue: field), text)
        case .option(_, let code): setUnit(code)
        case .flag(let field, let isOn): set(RecipeLineFieldID(rawValue: field), isOn)
        case .moveRow(_, let row, let step):
            guard line.substitutes.indices.contains(row), line.substitutes.indices.contains(row + step) else { return }
            line.substitutes.swapAt(row, row + step)
        case .removeRow(_, let row):
            if line.substitutes.indices.contains(row) { line.substitutes.remove(at: row) }
        }
        show()
    }

    private func set(_ field: RecipeLineFieldID?, _ text: String) {
        switch field {
        case .amount: line.amount = text
        case .noteEnglish: line.noteEnglish = text
        case .noteKorean: line.noteKorean = text
        default: break
        }
    }

    private func set(_ field: RecipeLineFieldID?, _ isOn: Bool) {
        switch field {
        case .optional: line.isOptional = isOn
        case .exact: line.isExact = isOn
        case .after: line.isAfter = isOn
        default: break
        }
    }

    private func setUnit(_ code: String) {
        line.unit = code
        line.unitText = nil
        show()
    }

    func open(_ target: FormTarget) {
        switch (RecipeLineFieldID(rawValue: target.field), target) {
        case (.ingredient, _): pickIngredient()
        case (.unit, _):
            flow.show(.choice(title: strings["line.field.unit"], units) { [weak self] in self?.setUnit($0) })
        case (.substitutes, .row(_, let place)):
            guard line.substitutes.indices.contains(place) else { return }
            edit(RecipeDraftLine(line.substitutes[place]), isNew: false, at: place)
        case (.substitutes, .add): edit(RecipeDraftLine(), isNew: true, at: nil)
        case (.done, _): save()
        default: break
        }
    }

    private func edit(_ substitute: RecipeDraftLine, isNew: Bool, at place: Int?) {
        flow.show(.line(substitute, isNew: isNew, isSubstitute: true) { [weak self] in self?.put($0, at: place) })
    }

    private func put(_ edited: RecipeDraftLine, at place: Int?) {
        let substitute = RecipeDraftLine.Substitute(
            ingredient: edited.ingredient, amount: edited.amount, unit: edited.unit, written: edited.written)
        if let place, line.substitutes.indices.contains(place) {
            line.substitutes[place] = substitute
        } else {
            line.substitutes.append(substitute)
        }
        refresh()
        show()
    }

    private func pickIngredient() {
        flow.show(.ingredientPicker(mayCreate: true) { [weak self] in self?.apply($0) })
    }

    private func apply(_ ingredient: PickerRow) {
        names[Identifier(ingredient.id)] = ingredient.name
        if line.ingredient != ingredient.id { line.written = nil }
        line.ingredient = ingredient.id
        if let typed = TypedAmount(ingredient.typed, strings) {
            line.amount = typed.amount
            if let unit = typed.unit { (line.unit, line.unitText) = (unit, nil) }
        }
        show()
        session.focus(RecipeLineFieldID.amount.rawValue)
    }

    func save() {
        guard let first = problems.first else {
            onDone(line)
            return session.finish()
        }
        saysMissing = true
        show()
        switch first {
        case .noIngredient: session.focus(RecipeLineFieldID.ingredient.rawValue)
        case .standsForItself: session.focus(RecipeLineFieldID.substitutes.rawValue)
        default: session.focus(RecipeLineFieldID.amount.rawValue)
        }
    }

    /// A substitute needs no amount: that of the line applies.
    private var problems: [RecipeDraftProblem.Reason] {
        line.problems.filter { !isSubstitute || $0 != .noAmount }
    }

    private var units: [FormOption] {
        MeasureUnit.known.map { FormOption($0.code, title: strings["unit.name.\($0.code)"]) }
    }

    private func show() {
        let fields = RecipeLineFields(
            strings: strings, names: names, units: units, isSubstitute: isSubstitute, saysMissing: saysMissing)
        session.show(
            fields.fields(of: line, problems: problems),
            title: strings[isSubstitute ? "line.title-substitute" : "line.title"])
    }
}

extension RecipeDraftLine {
    fileprivate init(_ substitute: Substitute) {
        self.init()
        ingredient = substitute.ingredient
        amount = substitute.amount
        unit = substitute.unit
        written = substitute.written
    }
}
