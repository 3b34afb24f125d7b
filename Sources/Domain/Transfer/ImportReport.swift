/// The result of an import.
package struct ImportReport: Hashable, Sendable {
    /// The most failures and the most warnings in full; further ones are only counted.
    package static let mostWords = 10_000
    /// The most recipes a trial shows.
    package static let mostPreviews = 50

    /// Recipes and ingredients, and every failed record or file of any kind.
    package private(set) var recipes = ImportTally()
    /// Personal data by section: bottles, entries of the log.
    package private(set) var personal: [String: ImportTally] = [:]
    /// At most `mostWords`.
    package private(set) var failures: [ImportFailure] = []
    /// At most `mostWords`.
    package private(set) var warnings: [ImportWarning] = []
    /// What is to be said of a pull.
    package private(set) var remarks: [PullRemark] = []
    /// The recipes that existed already, at most `mostWords`.
    package private(set) var skipped: [ImportedName] = []
    /// The ingredients that nobody knew, at most `mostWords`.
    package private(set) var newIngredients: [NewIngredient] = []
    /// The names that were taken for an ingredient of another name, at most `mostWords`.
    package private(set) var understood: [UnderstoodName] = []
    /// What would come in, of a trial only; at most `mostPreviews`.
    package private(set) var previews: [RecipePreview] = []
    /// What became of the works of diaries; nil without a diary.
    package private(set) var diary: DiaryOutcome?
    /// Whether nothing was stored.
    package let isDryRun: Bool
    /// Whether nothing was stored so that the works of a diary can be decided first.
    package private(set) var isPreview = false

    package init(isDryRun: Bool = false) {
        self.isDryRun = isDryRun
    }

    /// Whether anything was changed, or would have been.
    package var hasChanges: Bool {
        ([recipes] + personal.values).contains { $0.imported + $0.updated > 0 } || diary?.created.isEmpty == false
    }

    /// Whether there was nothing to read.
    package var isEmpty: Bool { recipes.read == 0 && personal.isEmpty && diary == nil && remarks.isEmpty }

    /// Recipes, ingredients and the entries of diaries together.
    package var total: ImportTally {
        guard diary != nil else { return recipes }
        return [DiaryOutcome.watched, DiaryOutcome.wishes].reduce(recipes) { $0 + (personal[$1] ?? ImportTally()) }
    }

    /// Says what became of the works of diaries.
    mutating func tell(_ outcome: DiaryOutcome) { diary = outcome }

    /// Says how many watchings had no date at all.
    mutating func tellWithoutDay(_ count: Int) { diary?.withoutDay = count }

    /// The same for a transaction that was rolled back.
    func asPreview() -> ImportReport {
        var report = self
        report.isPreview = true
        return report
    }

    mutating func tell(_ remark: PullRemark) { remarks.append(remark) }

    /// Counts a recipe or an ingredient.
    package mutating func count(_ outcome: ImportTally.Outcome) { recipes.count(outcome) }

    /// Counts a record of personal data.
    package mutating func count(_ outcome: ImportTally.Outcome, in section: String) {
        personal[section, default: ImportTally()].count(outcome)
    }

    /// Names a recipe that existed already.
    package mutating func skip(_ name: ImportedName) {
        if skipped.count < Self.mostWords { skipped.append(name) }
    }

    /// Names an ingredient that nobody knew.
    package mutating func add(_ ingredient: NewIngredient) {
        if newIngredients.count < Self.mostWords { newIngredients.append(ingredient) }
    }

    /// Names what a name was taken for.
    package mutating func understand(_ name: UnderstoodName) {
        if understood.count < Self.mostWords, !understood.contains(name) { understood.append(name) }
    }

    /// Shows a recipe of a trial.
    mutating func show(_ preview: RecipePreview) {
        if isDryRun, previews.count < Self.mostPreviews { previews.append(preview) }
    }

    /// Adds a failure.
    package mutating func fail(_ failure: ImportFailure) {
        recipes.count(.failed)
        if failures.count < Self.mostWords { failures.append(failure) }
    }

    /// Adds a warning.
    package mutating func warn(_ warning: ImportWarning) {
        if warnings.count < Self.mostWords { warnings.append(warning) }
    }
}

/// How many records an import read, and their outcomes.
package struct ImportTally: Hashable, Sendable {
    /// What became of a record.
    package enum Outcome: Sendable {
        /// It is new.
        case imported
        /// It replaced an existing record.
        case updated
        /// It existed already.
        case skipped
        /// It could not be stored.
        case failed
    }

    /// New records.
    package private(set) var imported = 0
    /// Records that replaced others.
    package private(set) var updated = 0
    /// Records that existed already.
    package private(set) var skipped = 0
    /// Records that could not be read or stored.
    package private(set) var failed = 0

    /// All zero.
    package init() {}

    /// All records read.
    package var read: Int { imported + updated + skipped + failed }

    /// Both together.
    static func + (one: ImportTally, other: ImportTally) -> ImportTally {
        var sum = one
        sum.imported += other.imported
        sum.updated += other.updated
        sum.skipped += other.skipped
        sum.failed += other.failed
        return sum
    }

    /// Counts a record.
    package mutating func count(_ outcome: Outcome) {
        switch outcome {
        case .imported: imported += 1
        case .updated: updated += 1
        case .skipped: skipped += 1
        case .failed: failed += 1
        }
    }
}
