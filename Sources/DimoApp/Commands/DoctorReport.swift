internal import DimoAssets
public import Domain
internal import Persistence

/// A look at everything the program needs, which changes nothing.
public struct DoctorReport: Sendable {
    /// A file or folder and whether it can be used.
    public struct File: Sendable {
        /// Its path.
        public let path: String
        /// Why it cannot be used; nil when it can, or is not there yet.
        public let problem: String?
    }

    /// The database.
    public struct Database: Sendable {
        /// The version of its tables.
        public let schema: Int
        /// `ok`, or what SQLite found.
        public let integrity: String
        /// Rows by table.
        public let rows: [String: Int]
        /// Whether nothing is wrong.
        public let isHealthy: Bool
    }

    /// The locale as the environment names it.
    public let locale: String
    /// The columns of ambiguous characters, as configured.
    public let ambiguousWidth: Int
    /// The files.
    public let files: [File]
    /// The database; nil when there is none yet.
    public let database: Database?
    /// Drinks in the bundled files.
    public let drinks: Int
    /// Ingredients in the bundled files.
    public let ingredients: Int
    /// What is wrong with the bundled files.
    public let catalogueProblems: [CatalogueProblem]

    /// Whether nothing is wrong.
    public var isHealthy: Bool {
        files.allSatisfy { $0.problem == nil } && database?.isHealthy ?? true && catalogueProblems.isEmpty
    }

    /// Looks.
    @MainActor
    public init(_ container: AppDIContainer, environment: (String) -> String?) {
        locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment($0) }.first { !$0.isEmpty } ?? "C"
        ambiguousWidth = container.settings.ambiguousWidth
        let paths = container.paths
        var files = [
            File(
                path: paths.configuration,
                problem: container.settings.problems.isEmpty
                    ? nil : container.settings.problems.joined(separator: "; "))
        ]
        files += [paths.dataFolder, paths.stateFolder].map {
            File(path: $0, problem: FolderCheck.problem(withWritingIn: $0))
        }
        do {
            database = try StoreInspector.report(ofFileAt: paths.database).map { report in
                Database(
                    schema: report.schemaVersion, integrity: report.integrity.joined(separator: "; "),
                    rows: report.rows, isHealthy: report.isHealthy)
            }
            files.append(File(path: paths.database, problem: nil))
        } catch {
            database = nil
            files.append(File(path: paths.database, problem: container.describe(error)))
        }
        let loaded = CatalogueLoader.load(from: container.assets)
        drinks = loaded.catalogue.drinks.count
        ingredients = loaded.catalogue.ingredients.count
        catalogueProblems = loaded.problems
        self.files = files
    }
}
