import DimoAssets
package import Domain
import FeatureKit
import Navigation
import Networking
import Persistence

/// A look at everything the program needs, which changes nothing.
package struct DoctorReport: Sendable {
    /// A file or folder and whether it can be used.
    package struct File: Sendable {
        package let path: String
        /// What is wrong with it; empty when it can be used, or is not there yet.
        package let problems: [String]

        fileprivate init(path: String, problems: [String]) {
            self.path = path
            self.problems = problems
        }

        fileprivate init(path: String, problem: String?) {
            self.init(path: path, problems: [problem].compactMap(\.self))
        }
    }

    package struct Database: Sendable {
        /// The version of its tables.
        package let schema: Int
        /// `ok`, or what SQLite found.
        package let integrity: String
        /// Rows by table.
        package let rows: [String: Int]
        /// Whether nothing is wrong.
        package let isHealthy: Bool

        /// How many profiles are members of a community on a server.
        package var members: Int { rows["membership"] ?? 0 }
        /// How many actions wait to be sent there.
        package var waiting: Int { max((rows["outbox"] ?? 0) - accepted, 0) }
        /// How many were sent, and the community has not done them yet.
        package let accepted: Int
    }

    /// A provider of the network.
    package struct Provider: Sendable {
        /// Its name in the configuration.
        package let name: String
        /// Whether it is asked.
        package let isEnabled: Bool
        package let host: String
        /// Whether it answers; nil when that was not to be found out.
        package fileprivate(set) var reach: ProviderReach?
    }

    /// The locale as the environment names it.
    package let locale: String
    /// Whether text beyond ASCII is drawn in it: where Korean is asked for, also in a locale that names no character set.
    package let isUTF8: Bool
    /// The columns of ambiguous characters, as configured.
    package let ambiguousWidth: Int
    package let files: [File]
    /// The database; nil when there is none yet, or when it could not be looked for.
    package let database: Database?
    /// Whether there is none yet: where its folder or itself cannot be read, nobody knows.
    package let lacksDatabase: Bool
    /// Drinks in the bundled files.
    package let drinks: Int
    /// Ingredients in the bundled files.
    package let ingredients: Int
    /// Works the bundled files hold.
    package let works: Int
    /// Characters of these works.
    package let characters: Int
    /// Cities in the bundled files.
    package let cities: Int
    /// What is wrong with the bundled files.
    package let catalogueProblems: [CatalogueProblem]
    package private(set) var providers: [Provider]

    /// Whether nothing is wrong.
    package var isHealthy: Bool {
        files.allSatisfy(\.problems.isEmpty) && database?.isHealthy ?? true && catalogueProblems.isEmpty
            && providers.allSatisfy { $0.reach?.isReachable != false }
    }

    /// What is to be looked at.
    struct Subject: Sendable {
        let locale: String
        let settings: AppSettings
        let paths: AppPaths
        let assets: AssetFolder
        let strings: Strings
    }

    /// Looks; nothing is asked of the network.
    @MainActor
    package init(_ container: AppDIContainer, environment: (String) -> String?) {
        self.init(container.doctorSubject)
    }

    /// Looks; nothing is asked of the network.
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
            database = try StoreInspector.report(ofFileAt: paths.database).map { report in
                listed = report.cities
                return Database(
                    schema: report.schemaVersion, integrity: report.integrity.joined(separator: "; "),
                    rows: report.rows, isHealthy: report.isHealthy, accepted: report.accepted)
            }
            others.append(File(path: paths.database, problem: FolderCheck.problem(withFile: paths.database)))
        } catch {
            database = nil
            others.append(File(path: paths.database, problem: ErrorText.describe(error, subject.strings)))
        }
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

    /// The configuration file, and what else has something wrong: a theme, an option.
    private static func files(
        with problems: [ConfigurationProblem], _ paths: AppPaths, _ strings: Strings
    ) -> [File] {
        let own = ConfigurationProblem.file
        let sources = [own] + Set(problems.map(\.source)).subtracting([own]).sorted()
        return sources.map { source in
            let path =
                source == own ? paths.configuration : source.hasPrefix("--") ? source : "\(paths.themes)/\(source)"
            let found = problems.filter { $0.source == source }.inOrderOfTheFile
            return File(path: path, problems: found.map { $0.text(strings) })
        }
    }

    /// Asks the enabled providers whether they answer; none when the network is to be left alone.
    @MainActor
    package mutating func askProviders(_ container: AppDIContainer) async {
        let transport = container.makeHTTPTransport()
        let client: any HTTPClient = container.settings.isOffline ? OfflineHTTPClient() : transport
        let answers = await ProviderProbe(client: client).reach(of: container.settings.providers.entries)
        await transport.shutDown()
        for (index, answer) in answers.enumerated() { providers[index].reach = answer }
    }
}
