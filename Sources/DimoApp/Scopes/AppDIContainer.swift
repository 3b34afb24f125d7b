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

/// The scope of the whole program: settings, words, and where the files are. It outlives every other scope; they take
/// what they need from it and do not keep it.
@MainActor
package final class AppDIContainer {
    let options: LaunchOptions
    /// The settings, and how they are changed.
    let live: LiveSettings
    /// The words of the interface, in the language that was asked for.
    package var strings: Strings { live.strings }
    let assets: AssetFolder
    let clock: any WallClock
    /// What accounts need beside the store.
    let accountTools: AccountTools
    /// How numbers are shown; a page may change it for a while.
    let preferences: Observable<DisplayPreferences>
    /// What the terminal can do; nil before the program runs in one.
    var capabilities: TerminalCapabilities?
    let storeKind: StoreKind
    /// What a store in memory begins as a copy of: tests do not read the whole catalogue for each program.
    var storeTemplate: AppDatabase?
    /// What asks the network, for the whole program; nil until something may be asked.
    var transport: CurlHTTPTransport?
    /// The name of the login as the environment tells it; nil leaves the question to the system.
    private let loginName: String?
    /// The home folder, for paths that are typed.
    let homeFolder: String
    /// Where the files are.
    package let paths: AppPaths

    /// Reads the settings and the words; nothing slow happens here, the first frame waits for it.
    ///
    /// - Parameters:
    ///   - options: what was asked for on the command line.
    ///   - store: where what the member writes is kept.
    ///   - clock: tells the time.
    ///   - passwordCost: what new passwords are hashed with; tests take little.
    ///   - environment: reads a variable.
    /// - Throws: `AssetError` when the bundled files are not there.
    package init(
        options: LaunchOptions, store: StoreKind = .file, clock: any WallClock = SystemClock(),
        passwordCost: PasswordCost = .usual, environment: (String) -> String?
    ) throws(AssetError) {
        self.options = options
        self.clock = clock
        storeKind = store
        homeFolder = AppPaths.home(environment)
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
            backupService: store == .file ? ConfigurationFile(path: paths.configuration) : UnavailableBackupService(),
            environment: environment
        ) { language throws(AssetError) in try StringTable.load(language, from: assets) }
        preferences = Observable(live.current.preferences)
    }

    /// What the doctor looks at now.
    var doctorSubject: DoctorReport.Subject {
        DoctorReport.Subject(
            locale: live.locale, settings: settings, paths: paths, assets: assets, strings: strings)
    }

    /// What the settings' screens are given.
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

    /// How the program looks and listens now.
    var settings: AppSettings { live.current }

    /// Whether a terminal whose locale names no character set is to get Hangul all the same.
    package var assumesUTF8: Bool { settings.assumesUTF8 }

    /// Whether nothing but ASCII is to be sent to the terminal.
    package var isASCIIOnly: Bool { settings.isASCII && !settings.keepsHangul }

    /// The most colours to use.
    package var colors: ColorDepth { settings.colors }

    /// Speaks the language of the settings, for all who hold the words.
    ///
    /// - Throws: `AssetError` when its words are not there; then the old ones stay.
    func changeLanguage() throws(AssetError) {
        guard settings.language != strings.language else { return }
        strings.change(to: try StringTable.load(settings.language, from: assets))
    }

    func makeStoreOpener() -> any StoreOpening {
        let calculator = settings.preferences.calculator
        switch storeKind {
        case .file:
            return StoreOpener(path: paths.database, assets: assets, calculator: calculator, loginName: loginName)
        case .memory:
            return StoreOpener(
                path: nil, template: storeTemplate, assets: assets, calculator: calculator, loginName: loginName)
        case .state(let state): return StagedStoreOpener(state: state, loginName: loginName)
        }
    }

    /// What opens a demo beside the store; nil where there is none to show.
    func makeDemoStoreOpener() -> DemoStoreOpener? {
        if case .state = storeKind { return nil }
        return DemoStoreOpener(
            opener: StoreOpener(
                path: nil, assets: assets, calculator: settings.preferences.calculator, loginName: loginName),
            clock: clock)
    }

    func makeLogger() -> Logger {
        let level = Logger.Level(rawValue: options.logLevel.rawValue) ?? .notice
        return Logger(label: "dimo") { [path = paths.log] label in
            FileLogHandler(label: label, path: path, level: level)
        }
    }

    /// What asks the network; it opens nothing before the first request. Who makes it shuts it down.
    func makeHTTPTransport() -> CurlHTTPTransport {
        CurlHTTPTransport(userAgent: "dimo/\(AppVersion.text)", clock: clock)
    }

    /// What happens between the first frame and the first screen.
    func makeLaunch(_ start: ProgramStart) -> Launch {
        Launch(
            opener: makeStoreOpener(), tools: accountTools, start: start, account: options.account,
            strings: strings)
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

    /// Why there is no theme of a name that could be used; nil where there is one.
    package func problem(withTheme name: String) -> String? {
        do {
            _ = try ThemeFolder(path: paths.themes, list: FolderContents.names(in:), read: TextFile.read).theme(
                named: name)
            return nil
        } catch {
            return error.fault.text(strings)
        }
    }

    /// The ID of the account that was asked for; nil for whoever is signed in.
    package var account: String? { options.account }

    /// What a user is told about an error.
    package func describe(_ error: any Error) -> String {
        ErrorText.describe(error, strings)
    }
}
