import DimoAssets
package import Domain
import FeatureKit
import Navigation
import Networking
import Persistence

/// Inspects everything the program needs without changing anything.
package struct DoctorReport: Sendable {
    package struct File: Sendable {
        package let path: String
        /// Empty if the file is usable or does not exist yet.
        package let problems: [String]
    }

    package struct Database: Sendable {
        package let schema: Int
        /// `ok`, or SQLite's findings.
        package let integrity: String
        package let rows: [String: Int]
        package let isHealthy: Bool

        package var members: Int { rows["membership"] ?? 0 }
        package var waiting: Int { max((rows["outbox"] ?? 0) - accepted, 0) }
        /// The number of sent actions the community has not processed yet.
        package let accepted: Int
    }

    package struct Provider: Sendable {
        package let name: String
        package let isEnabled: Bool
        package let host: String
        /// Nil if it could not be determined.
        package fileprivate(set) var reach: ProviderReach?
    }

    package let locale: String
    /// Whether text beyond ASCII is drawn: with Korean, even in a locale that names no character set.
    package let isUTF8: Bool
    package let ambiguousWidth: Int
    package let files: [File]
    /// Nil if there is none yet, or it could not be read.
    package let database: Database?
    /// Paths of databases that were renamed because they were damaged or from a newer version, oldest first.
    package let setAside: [String]
    /// Whether no database exists yet; false if its folder or file cannot be read.
    package let lacksDatabase: Bool
    package let drinks: Int
    package let ingredients: Int
    package let works: Int
    package let characters: Int
    package let cities: Int
    package let catalogueProblems: [CatalogueProblem]
    package private(set) var providers: [Provider]

    package var isHealthy: Bool {
        files.allSatisfy(\.problems.isEmpty) && database?.isHealthy ?? true && catalogueProblems.isEmpty
            && providers.allSatisfy { $0.reach?.isReachable != false }
    }

    struct Subject: Sendable {
        let locale: String
        let settings: AppSettings
        let paths: AppPaths
        let assets: AssetFolder
        let strings: Strings
    }

    /// Makes no network requests.
    @MainActor
    package init(_ container: AppDIContainer) { self.init(container.doctorSubject) }

    init(_ subject: Subject) {
        locale = subject.locale
        isUTF8 = subject.settings.drawsUTF8
        ambiguousWidth = subject.settings.ambiguousWidth
        let paths = subject.paths
        let settings = subject.settings
        var others = [paths.dataFolder, paths.stateFolder].map {
            File(path: $0, problem: FolderCheck.problem(withWritingIn: $0))
        }
        var listed: Set<String> = []
        do {
            var unusable: String?
            database = try StoreInspector.report(ofFileAt: paths.database).map { report in
                unusable = report.problem.map { ErrorText.describe($0, subject.strings) }
                listed = report.cities
                return Database(
                    schema: report.schemaVersion, integrity: report.integrity.joined(separator: "; "),
                    rows: report.rows, isHealthy: report.isHealthy, accepted: report.accepted)
            }
            others.append(
                File(path: paths.database, problem: unusable ?? FolderCheck.problem(withFile: paths.database)))
        } catch {
            database = nil
            others.append(File(path: paths.database, problem: ErrorText.describe(error, subject.strings)))
        }
        setAside = StoreInspector.filesSetAside(from: paths.database)
        lacksDatabase = database == nil && others.allSatisfy(\.problems.isEmpty)
        let loaded = CatalogueLoader.load(from: subject.assets)
        let cities = CityLoader.load(from: subject.assets)
        drinks = loaded.catalogue.drinks.count
        ingredients = loaded.catalogue.ingredients.count
        let films = WorkLoader.load(from: subject.assets)
        works = films.catalogue.works.count
        characters = films.catalogue.works.reduce(0) { $0 + $1.cast.count }
        self.cities = cities.cities.cities.count
        var problems = settings.allProblems(in: subject.assets)
        if let home = settings.homeCity, cities.cities.city(home) == nil, !listed.contains(home.rawValue) {
            problems += [settings.homeCityProblem(among: cities.cities)].compactMap(\.self)
        }
        files = Self.files(with: problems, paths, subject.strings) + others
        catalogueProblems =
            loaded.problems + films.problems + WorkValidator().problems(in: films.catalogue) + cities.problems
        providers = subject.settings.providers.entries.map {
            Provider(name: $0.name, isEnabled: $0.isEnabled, host: $0.url.host)
        }
    }

    private static func files(with problems: [ConfigurationProblem], _ paths: AppPaths, _ strings: Strings) -> [File] {
        let own = ConfigurationProblem.file
        let sources = [own] + Set(problems.map(\.source)).subtracting([own]).sorted()
        return sources.map { source in
            let path =
                source == own ? paths.configuration : source.hasPrefix("--") ? source : "\(paths.themes)/\(source)"
            let found = problems.filter { $0.source == source }.inOrderOfTheFile
            return File(path: path, problems: found.map { $0.text(strings) })
        }
    }

    /// Contacts the enabled providers; none if the network is off.
    @MainActor
    package mutating func askProviders(_ container: AppDIContainer) async {
        let transport = container.makeHTTPTransport()
        let client: any HTTPClient = container.settings.isOffline ? OfflineHTTPClient() : transport
        let answers = await ProviderProbe(client: client).reach(of: container.settings.providers.entries)
        await transport.shutDown()
        for (index, answer) in answers.enumerated() { providers[index].reach = answer }
    }
}

extension DoctorReport.File {
    fileprivate init(path: String, problem: String?) {
        self.init(path: path, problems: [problem].compactMap(\.self))
    }
}
