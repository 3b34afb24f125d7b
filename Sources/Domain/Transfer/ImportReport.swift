/// What came of an import.
public struct ImportReport: Hashable, Sendable {
    /// Failures and warnings that are kept word for word; the count goes on.
    public static let mostWords = 10_000

    /// Recipes and ingredients, and every record or file that failed, whatever it was.
    public private(set) var recipes = ImportTally()
    /// What a member keeps, by section: bottles, entries of the log.
    public private(set) var personal: [String: ImportTally] = [:]
    /// What failed, at most `mostWords`.
    public private(set) var failures: [ImportFailure] = []
    /// What was understood in its own way, at most `mostWords`.
    public private(set) var warnings: [String] = []
    /// Whether nothing was kept.
    public let isDryRun: Bool

    /// Memberwise.
    public init(isDryRun: Bool = false) {
        self.isDryRun = isDryRun
    }

    /// Whether anything was changed, or would have been.
    public var hasChanges: Bool {
        ([recipes] + personal.values).contains { $0.imported + $0.updated > 0 }
    }

    /// Counts a recipe or an ingredient.
    public mutating func count(_ outcome: ImportTally.Outcome) { recipes.count(outcome) }

    /// Counts a record of what a member keeps.
    public mutating func count(_ outcome: ImportTally.Outcome, in section: String) {
        personal[section, default: ImportTally()].count(outcome)
    }

    /// Takes a failure.
    public mutating func fail(_ failure: ImportFailure) {
        recipes.count(.failed)
        if failures.count < Self.mostWords { failures.append(failure) }
    }

    /// Takes a warning.
    public mutating func warn(_ text: String) {
        if warnings.count < Self.mostWords { warnings.append(text) }
    }
}
