import DimoAssets
import Domain
import FeatureKit
import Reactive
import Terminal

/// The settings while the program runs: a change takes effect at once and is saved for the next start.
@MainActor
final class LiveSettings: SettingsStore {
    let changed = Signal<SettingChange>()
    private(set) var current: AppSettings
    let strings: Strings
    private var options: LaunchOptions
    private var configuration: AppConfiguration
    private let themes: ThemeFolder
    private let file: ConfigurationFile?
    private let environment: [String: String]
    private let machine: Observable<MachineSettings>
    private let backgrounds: BackgroundFile?
    private var background: TerminalBackground?

    private static let variables = [
        "LC_ALL", "LC_MESSAGES", "LANG", "TMDB_API_KEY", "BAR_ASSISTANT_TOKEN", "LC_CTYPE", "COLORFGBG",
        "ACCESSIBLE",
    ]

    /// Saves changes in `file`, and what terminals answered in `backgrounds`; nil for nowhere, as in snapshots. `words`
    /// reads the strings of a language. Throws `AssetError` if the language's are missing.
    init(
        options: LaunchOptions, configuration: AppConfiguration, themes: ThemeFolder,
        file: ConfigurationFile?, backgrounds: BackgroundFile? = nil, environment: (String) -> String?,
        words: (Language) throws(AssetError) -> Strings
    ) throws(AssetError) {
        self.options = options
        self.configuration = configuration
        self.themes = themes
        self.file = file
        let known = Self.variables.compactMap { name in environment(name).map { (name, $0) } }
        self.environment = Dictionary(firstOf: known)
        self.backgrounds = backgrounds
        background = options.isInTerminal ? backgrounds?.read() : nil
        current = AppSettings(
            options: options, configuration: configuration, themes: themes, background: background,
            environment: environment)
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
        // The look and the strings come first, then the observers of the settings.
        changed.send(change)
        machine.send(current.machine)
        do {
            try file?.set(change.key(), to: change.value)
        } catch let error as ConfigurationFileProblem {
            throw SettingsProblem(reason: error.text(strings))
        } catch let error as UnknownSetting {
            throw SettingsProblem(reason: error.text(strings))
        } catch {
            throw SettingsProblem(reason: String(describing: error))
        }
    }

    /// Applies the terminal's background. Returns whether the look has changed.
    func learn(_ background: TerminalBackground) -> Bool {
        self.background = background
        backgrounds?.write(background)
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
