import Credentials
package import DimoAssets
package import Domain
import FeatureKit
import Logging
import Navigation
import Networking
import Persistence
import Reactive
package import Terminal

/// The scope of the whole program: settings, strings and paths. Outlives every other scope; only a command retains it.
@MainActor
package final class AppDIContainer {
    let options: LaunchOptions
    let live: LiveSettings
    package var strings: Strings { live.strings }
    let assets: AssetFolder
    let clock: any WallClock
    let accountTools: AccountTools
    /// The display of numbers; a page may change it temporarily.
    let preferences: Observable<DisplayPreferences>
    /// Nil before the program runs in a terminal.
    var capabilities: TerminalCapabilities?
    let storeKind: StoreKind
    /// The template of a store in memory: tests do not read the whole catalogue for each program.
    var storeTemplate: AppDatabase?
    /// Replaces what moves data in and out of a store; for tests.
    var transferWrapper: ((TransferServices, Store, Identifier<Profile>) -> TransferServices)?
    /// Replaces what a store asks of communities; for tests.
    var communityWrapper: ((any CommunityService, Store) -> any CommunityService)?
    /// The network transport of the whole program; nil until the first use.
    var transport: CurlHTTPTransport?
    /// Whether screens are only drawn once; nothing asks the network then.
    var isDrawing = false
    /// The file of certificate authorities in the environment; nil for the system's.
    private let authorities: String?
    private let proxies: ProxyEnvironment
    /// The login name in the environment; nil leaves the question to the system.
    private let loginName: String?
    let homeFolder: String
    package let paths: AppPaths

    /// Reads the settings and strings. Does nothing slow: the first frame waits for it. Tests use a low `passwordCost`.
    /// Throws `AssetError` if the bundled files are missing.
    package init(
        options: LaunchOptions, store: StoreKind = .file, clock: any WallClock = SystemClock(),
        passwordCost: PasswordCost = .usual, environment: (String) -> String?
    ) throws(AssetError) {
        self.options = options
        self.clock = clock
        storeKind = store
        homeFolder = AppPaths.home(environment)
        proxies = ProxyEnvironment(environment)
        authorities = ["SSL_CERT_FILE", "CURL_CA_BUNDLE"].lazy.compactMap(environment).first { !$0.isEmpty }
        loginName = environment("LOGNAME").flatMap { $0.isEmpty ? nil : $0 }
        paths = AppPaths(dataDirectory: options.dataDirectory, environment: environment)
        accountTools = AccountTools(
            store: store == .file ? SessionFile(path: paths.session) : VolatileSessionStore(),
            hasher: ScryptPasswordHasher(cost: passwordCost), tokens: RandomTokenSource(), clock: clock)
        let assets = try AssetFolder.locate(environment: environment)
        self.assets = assets
        live = try LiveSettings(
            options: options, configuration: ConfigurationFile(path: paths.configuration).settings,
            themes: ThemeFolder(path: paths.themes, list: FolderContents.names(in:), read: TextFile.read),
            file: store == .file ? ConfigurationFile(path: paths.configuration) : nil,
            backgrounds: store == .file ? BackgroundFile(path: paths.backgrounds, environment: environment) : nil,
            environment: environment
        ) { language throws(AssetError) in try StringTable.load(language, from: assets) }
        preferences = Observable(live.current.preferences)
    }

    var doctorSubject: DoctorReport.Subject {
        DoctorReport.Subject(locale: live.locale, settings: settings, paths: paths, assets: assets, strings: strings)
    }

    func makeSettingsServices() -> SettingsServices {
        let reports = FileReportWriter(
            folder: "\(paths.dataFolder)/reports", clock: clock, localTime: SystemLocalTime())
        let library = AssetLibrary(assets: assets)
        switch storeKind {
        case .file, .memory:
            let doctor = AppDoctor(
                subject: { [weak self] in self?.doctorSubject },
                terminal: { [weak self] in self?.terminal ?? "" }, strings: strings)
            return SettingsServices(
                store: live, cities: library, texts: library, actions: library, doctor: doctor, reports: reports)
        case .state(.empty):
            let nothing = EmptyLibrary()
            return SettingsServices(
                store: live, cities: nothing, texts: nothing, actions: nothing, doctor: nothing, reports: reports)
        case .state(let state):
            let reader = StagedStoreOpener.reader(state)
            return SettingsServices(
                store: live, cities: reader, texts: reader, actions: reader, doctor: reader, reports: reports)
        }
    }

    /// The terminal in a few words, `xterm-256color, 256 colours`.
    private var terminal: String {
        guard let capabilities else { return "" }
        return strings("doctor.terminal-text", capabilities.term, String(capabilities.colors))
    }

    var settings: AppSettings { live.current }

    func shellOptions(isUTF8: Bool) -> ShellOptions {
        settings.shellOptions(isUTF8: isUTF8, words: Glyphs.Words(strings))
    }

    package var assumesUTF8: Bool { settings.assumesUTF8 }

    package var isASCIIOnly: Bool { settings.isASCII && !settings.keepsHangul }

    package var colors: ColorDepth { settings.colors }

    /// Switches to the language of the settings for every holder of the strings. Throws `AssetError` if the language's
    /// texts are missing; the old ones stay.
    func changeLanguage() throws(AssetError) {
        guard settings.language != strings.language else { return }
        strings.change(to: try StringTable.load(settings.language, from: assets))
    }

    /// `setsAside` tells whether an unusable file makes room for an empty one; false for what only reads.
    /// `keepsChanges` is false for what only draws.
    func makeStoreOpener(setsAside: Bool = true, keepsChanges: Bool = true) -> any StoreOpening {
        let calculator = settings.preferences.calculator
        switch storeKind {
        case .file:
            return StoreOpener(
                path: paths.database, assets: assets, calculator: calculator, loginName: loginName,
                clock: clock, setsAside: setsAside, keepsChanges: keepsChanges)
        case .memory:
            return StoreOpener(
                path: nil, template: storeTemplate, assets: assets, calculator: calculator, loginName: loginName,
                clock: clock)
        case .state(let state): return StagedStoreOpener(state: state, loginName: loginName)
        }
    }

    func makeDemoStoreOpener() -> DemoStoreOpener? {
        if case .state = storeKind { return nil }
        return DemoStoreOpener(
            opener: StoreOpener(
                path: nil, assets: assets, calculator: settings.preferences.calculator, loginName: loginName,
                clock: clock),
            clock: clock)
    }

    func makeLogger() -> Logger {
        let level = Logger.Level(rawValue: options.logLevel.rawValue) ?? .notice
        return Logger(label: "dimo") { [path = paths.log] label in
            FileLogHandler(label: label, path: path, level: level)
        }
    }

    /// The network transport; opens nothing before the first request. The caller shuts it down.
    func makeHTTPTransport() -> CurlHTTPTransport {
        CurlHTTPTransport(userAgent: userAgent, authorities: authorities, proxies: proxies, clock: clock)
    }

    var userAgent: String { "dimo/\(AppVersion.text)" }

    func makeLaunch(_ start: ProgramStart) -> Launch {
        Launch(
            opener: makeStoreOpener(setsAside: !start.isDrawing, keepsChanges: !start.isDrawing), tools: accountTools,
            start: start, account: options.account, strings: strings)
    }

    func makeLaunchContainer(store: Store, isDemo: Bool, services: AccountServices) -> LaunchDIContainer {
        LaunchDIContainer(
            LaunchDIContainer.Dependencies(
                store: store, isDemo: isDemo, services: services,
                shared: makeCommunity(store: store, services: services, isDemo: isDemo), preferences: preferences,
                settings: makeSettingsServices(), weather: makeWeather(store: store),
                pictures: makePictures(store: store),
                makeOnline: { [self] in makeOnline(store: store, hidesAlcohol: $0) }, strings: strings,
                localTime: SystemLocalTime(),
                makeTransfer: { [self] profile, bar in
                    makeTransfer(store: store, profile: profile, bar: bar, output: { _ in })
                }))
    }

    /// The reason the theme of the command line is unusable; nil if it is usable, or there is none.
    package var optionProblem: String? { options.theme.flatMap(problem) }

    /// The reason a theme name is unusable; nil if it is usable.
    package func problem(withTheme name: String) -> String? {
        do {
            _ = try ThemeFolder(path: paths.themes, list: FolderContents.names(in:), read: TextFile.read).theme(
                named: name)
            return nil
        } catch {
            return error.fault.text(strings)
        }
    }

    /// The problems of the configuration, in one line; nil if there are none.
    package var configurationProblem: String? { settings.allProblems(in: assets).summary(strings) }

    /// The ID from the command line; nil for the account that is signed in.
    package var account: String? { options.account }

    package func describe(_ error: any Error) -> String {
        ErrorText.inShell(error, strings)
    }
}
