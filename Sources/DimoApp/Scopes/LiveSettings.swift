import DimoAssets
import Domain
import FeatureKit
import Reactive
import Terminal

/// The settings while the program runs: a change holds at once and is kept for the next start.
@MainActor
final class LiveSettings: SettingsStore {
    struct Change {
        let change: SettingChange
        /// How the program looks and listens now.
        let settings: AppSettings
    }

    /// Fires after each change.
    let changed = Signal<Change>()
    private(set) var current: AppSettings
    /// The words of the interface, in the language the program began with until they are changed.
    let strings: Strings
    private var options: LaunchOptions
    private var configuration: AppConfiguration
    private let themes: ThemeFolder
    private let backupService: any ConfigurationKeeping
    private let environment: [String: String]
    private let machine: Observable<MachineSettings>
    private var background: TerminalBackground?

    /// The variables the settings are made from.
    private static let variables = [
        "LC_ALL", "LC_MESSAGES", "LANG", "TMDB_API_KEY", "BAR_ASSISTANT_TOKEN", "LC_CTYPE", "COLORFGBG",
        "ACCESSIBLE",
    ]

    /// - Parameter words: reads the words of a language.
    /// - Throws: `AssetError` when those of the language are not there.
    init(
        options: LaunchOptions, configuration: AppConfiguration, themes: ThemeFolder,
        backupService: any ConfigurationKeeping, environment: (String) -> String?,
        words: (Language) throws(AssetError) -> Strings
    ) throws(AssetError) {
        self.options = options
        self.configuration = configuration
        self.themes = themes
        self.backupService = backupService
        let known = Self.variables.compactMap { name in environment(name).map { (name, $0) } }
        self.environment = Dictionary(known, uniquingKeysWith: { first, _ in first })
        current = AppSettings(
            options: options, configuration: configuration, themes: themes, environment: environment)
        machine = Observable(current.machine)
        strings = try words(current.language)
        strings.setPlain(current.isASCII, keepsHangul: current.keepsHangul)
    }

    /// The locale as the environment names it; `C` for none.
    var locale: String {
        ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    }

    var settings: ReadOnly<MachineSettings> { machine.readOnly }

    func apply(_ change: SettingChange) throws(SettingsProblem) {
        change.change(&options)
        change.change(&configuration)
        current = made()
        // First the look and the words, then who reads the settings.
        changed.send(Change(change: change, settings: current))
        machine.send(current.machine)
        do {
            try backupService.set(change.key(), to: change.value)
        } catch let error as ConfigurationFileProblem {
            throw SettingsProblem(reason: error.text(strings))
        } catch let error as UnknownSetting {
            throw SettingsProblem(reason: error.text(strings))
        } catch {
            throw SettingsProblem(reason: String(describing: error))
        }
    }

    /// Takes the background of the terminal as it told; answers whether it now looks otherwise.
    func learn(_ background: TerminalBackground) -> Bool {
        self.background = background
        let before = current.theme
        current = made()
        return current.theme != before
    }

    private func made() -> AppSettings {
        AppSettings(options: options, configuration: configuration, themes: themes, background: background) {
            [environment] in environment[$0]
        }
    }
}
