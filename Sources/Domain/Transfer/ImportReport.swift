package struct ImportReport: Hashable, Sendable {
    /// The most failures, and the most warnings, listed in full; further ones are only counted.
    package static let mostWords = 10_000
    /// The most recipes a dry run shows.
    package static let mostPreviews = 50

    /// Counts recipes, ingredients, and every failed record or file of any kind.
    package private(set) var recipes = ImportTally()
    /// The ingredients among `recipes`.
    package private(set) var ingredients = ImportTally()
    /// Counts personal data by section, such as bottles or log entries.
    package private(set) var personal: [String: ImportTally] = [:]
    package private(set) var failures: [ImportFailure] = []
    package private(set) var warnings: [ImportWarning] = []
    package private(set) var remarks: [PullRemark] = []
    /// The recipes that already existed, at most `mostWords`.
    package private(set) var skipped: [ImportedName] = []
    /// Unknown ingredients, at most `mostWords`.
    package private(set) var newIngredients: [NewIngredient] = []
    /// The names matched to an ingredient of another name, at most `mostWords`.
    package private(set) var understood: [UnderstoodName] = []
    /// The recipes a dry run would import, at most `mostPreviews`.
    package private(set) var previews: [RecipePreview] = []
    package private(set) var diary: DiaryOutcome?
    package let isDryRun: Bool
    /// Whether nothing was stored, so that the member can first decide a diary's works or see a text's recipes.
    package private(set) var isPreview = false
    /// Whether a source is a web page or a text, which may be partly misread.
    package private(set) var hasTextSource = false

    package init(isDryRun: Bool = false) { self.isDryRun = isDryRun }

    /// Whether anything changed, or would have changed in a dry run.
    package var hasChanges: Bool {
        ([recipes] + personal.values).contains { $0.imported + $0.updated > 0 } || diary?.created.isEmpty == false
    }

    /// Whether the import is a step of the member's history.
    package var isUndoable: Bool { hasChanges && !warnings.contains { $0.remark.sentence == .forGood } }

    package var isEmpty: Bool { recipes.read == 0 && personal.isEmpty && diary == nil && remarks.isEmpty }

    /// Whether `recipes` counts recipes or ingredients, not only records of a diary that failed.
    package var hasRecipes: Bool {
        recipes.read > recipes.failed || diary == nil && !failures.allSatisfy { $0.kind == .work }
    }

    package var recipesAlone: ImportTally { recipes - ingredients }

    /// Counts recipes, ingredients and diary entries together.
    package var total: ImportTally {
        guard diary != nil else { return recipes }
        return [DiaryOutcome.watched, DiaryOutcome.wishes, DiaryOutcome.likes, DiaryOutcome.lists].reduce(recipes) {
            $0 + (personal[$1] ?? ImportTally())
        }
    }

    mutating func set(_ outcome: DiaryOutcome) { diary = outcome }

    mutating func set(withoutDay: Int, fulfilled: Int) {
        diary?.withoutDay = withoutDay
        diary?.fulfilled = fulfilled
    }

    /// Marks the report as that of a rolled-back transaction.
    func asPreview() -> ImportReport {
        var report = self
        report.isPreview = true
        return report
    }

    mutating func add(_ remark: PullRemark) { remarks.append(remark) }

    package mutating func count(_ outcome: ImportTally.Outcome) { recipes.count(outcome) }

    mutating func count(_ outcome: ImportTally.Outcome, _ kind: RecordKind) {
        recipes.count(outcome)
        if kind == .ingredient { ingredients.count(outcome) }
    }

    package mutating func count(_ outcome: ImportTally.Outcome, in section: String) {
        personal[section, default: ImportTally()].count(outcome)
    }

    package mutating func skip(_ name: ImportedName) {
        if skipped.count < Self.mostWords { skipped.append(name) }
    }

    mutating func note(_ format: ExchangeFormat) {
        hasTextSource = hasTextSource || format == .webPage || format == .text
    }

    package mutating func add(_ ingredient: NewIngredient) {
        if newIngredients.count < Self.mostWords { newIngredients.append(ingredient) }
    }

    package mutating func understand(_ name: UnderstoodName) {
        if understood.count < Self.mostWords, !understood.contains(name) { understood.append(name) }
    }

    mutating func show(_ preview: RecipePreview) {
        if isDryRun, previews.count < Self.mostPreviews { previews.append(preview) }
    }

    package mutating func fail(_ failure: ImportFailure) {
        recipes.count(.failed)
        if failure.kind == .ingredient { ingredients.count(.failed) }
        if failures.count < Self.mostWords { failures.append(failure) }
    }

    package mutating func warn(_ warning: ImportWarning) {
        if warnings.count < Self.mostWords { warnings.append(warning) }
    }
}

package struct ImportTally: Hashable, Sendable {
    package enum Outcome: Int, CaseIterable, Sendable {
        case imported
        case updated
        case skipped
        case failed
    }

    private var counts = Outcome.allCases.map { _ in 0 }

    package var imported: Int { counts[Outcome.imported.rawValue] }
    package var updated: Int { counts[Outcome.updated.rawValue] }
    package var skipped: Int { counts[Outcome.skipped.rawValue] }
    package var failed: Int { counts[Outcome.failed.rawValue] }
    package var read: Int { counts.reduce(0, +) }

    static func - (one: ImportTally, other: ImportTally) -> ImportTally {
        var rest = one
        for place in rest.counts.indices { rest.counts[place] -= other.counts[place] }
        return rest
    }

    static func + (one: ImportTally, other: ImportTally) -> ImportTally {
        var sum = one
        for place in sum.counts.indices { sum.counts[place] += other.counts[place] }
        return sum
    }

    package mutating func count(_ outcome: Outcome) { counts[outcome.rawValue] += 1 }
}

package struct ImportedName: Hashable, Sendable {
    package let kind: RecordKind
    /// The id in the store.
    package let id: String
    /// The name in the file.
    package let name: LocalizedText
}

/// A name in a file that was matched to an ingredient of another name.
package struct UnderstoodName: Hashable, Sendable {
    package let written: String
    package let ingredient: Identifier<Ingredient>
    package let name: LocalizedText

    package init(written: String, ingredient: Identifier<Ingredient>, name: LocalizedText) {
        self.written = written
        self.ingredient = ingredient
        self.name = name
    }
}

package struct NewIngredient: Hashable, Sendable {
    package let id: Identifier<Ingredient>
    package let name: LocalizedText
    package let nearest: UnderstoodName?

    package init(id: Identifier<Ingredient>, name: LocalizedText, nearest: UnderstoodName?) {
        self.id = id
        self.name = name
        self.nearest = nearest
    }
}
