import Domain
import FeatureKit
import Navigation
import Networking
import Terminal

/// The effective settings: those of the command line, otherwise of the configuration, otherwise of the environment.
struct AppSettings {
    let machine: MachineSettings
    let theme: Theme
    /// Whether to draw Hangul although everything else is ASCII, since the locale supports it.
    let keepsHangul: Bool
    /// Whether to send Hangul to a terminal whose locale names no character set.
    let assumesUTF8: Bool
    let ambiguousWidth: Int
    let places: [String: ConfigurationPlace]
    let providers: ProviderConfiguration
    let weather: WeatherIntervals
    let problems: [ConfigurationProblem]

    var language: Language { machine.language }
    var colors: ColorDepth { machine.colors }
    var isASCII: Bool { machine.isASCII }
    var keyMap: KeyMap { machine.keys }
    var preferences: DisplayPreferences { machine.display }
    var homeCity: Identifier<City>? { machine.homeCity }
    var areSpoilersShown: Bool { machine.areSpoilersShown }
    var isRestored: Bool { machine.isRestored }
    var isOffline: Bool { machine.isOffline }
    /// Whether the terminal gets text beyond ASCII.
    var drawsUTF8: Bool { keepsHangul || assumesUTF8 }

    /// - Parameter background: the terminal's answer, if any.
    init(
        options: LaunchOptions, configuration: AppConfiguration, themes: ThemeFolder,
        background: TerminalBackground? = nil, environment: (String) -> String?
    ) {
        var machine = MachineSettings()
        let locale = LocaleName(environment: environment)
        // The fonts of the Linux console have at most 512 glyphs: no rounded or heavy frames, no symbols, no Hangul.
        let isConsole = options.isInTerminal && environment("TERM") == "linux"
        machine.isASCII = options.isASCII || configuration.isASCII ?? isConsole
        // In a locale without Hangul, every word would be a row of question marks, as in a terminal with another
        // character set. If nothing is known of the character set, the requested language applies.
        let isForeign = options.isInTerminal && locale.characterSet == .other
        let wanted = options.language ?? configuration.language
        keepsHangul = locale.characterSet == .utf8 && !(isConsole && configuration.isASCII != false)
        machine.language = machine.isASCII && !keepsHangul || isForeign ? .english : wanted ?? locale.language
        assumesUTF8 = !machine.isASCII && wanted == .korean && locale.characterSet == .none
        let name = options.theme ?? configuration.theme
        do {
            let isOption = options.theme != nil
            let found = try themes.theme(
                named: name, by: isOption ? "--theme" : ConfigurationProblem.file,
                at: isOption ? nil : configuration.places["theme"])
            let isAutomatic = name == ThemeFolder.automatic && options.isInTerminal
            let known = background ?? TerminalBackground(variable: environment("COLORFGBG"))
            theme = isAutomatic ? ThemeFolder.theme(for: known) : found.theme
            problems = configuration.problems + found.problems
        } catch {
            theme = .dimo
            problems = configuration.problems + [error]
        }
        machine.theme = name == ThemeFolder.automatic ? name : theme.name
        machine.themes = themes.names
        machine.colors = configuration.colors
        machine.isPlain = options.isPlain || configuration.isPlain ?? Self.isOn(environment("ACCESSIBLE"))
        machine.hasMotion = configuration.hasMotion
        machine.hasPictures = configuration.hasPictures
        machine.hasHints = configuration.hasHints
        machine.isMouseOn = configuration.isMouseOn && !options.isMouseOff
        ambiguousWidth = configuration.ambiguousWidth
        machine.keys = KeyMap(changes: configuration.keys, views: configuration.viewKeys)
        places = configuration.places
        machine.homeCity = configuration.homeCity.map { Identifier($0) }
        machine.areSpoilersShown = options.isRevealed || configuration.areSpoilersShown
        machine.isRestored = configuration.isRestored
        machine.isOffline = options.isOffline || configuration.isOffline
        var providers = configuration.providers
        if providers.tmdb.token == nil, let token = environment("TMDB_API_KEY"), !token.isEmpty {
            providers.tmdb.token = Secret(token)
        }
        if let token = environment("BAR_ASSISTANT_TOKEN"), !token.isEmpty {
            providers.barAssistant.token = Secret(token)
        }
        self.providers = providers
        machine.catalogues = Set(OnlineProvider.allCases.filter { providers.isEnabled($0) })
        machine.hasTMDBKey = providers.tmdb.token != nil
        weather = configuration.weather
        let isAmerican = locale.region == "US"
        machine.display = DisplayPreferences(
            volume: configuration.volume ?? (isAmerican ? .ounce : .millilitre),
            standardDrink: configuration.standardDrink.map { StandardDrink(grams: $0) }
                ?? .standard(region: locale.region ?? ""),
            temperature: configuration.temperature ?? (isAmerican ? .fahrenheit : .celsius),
            wind: configuration.wind ?? (isAmerican ? .milesPerHour : .metresPerSecond),
            dilution: configuration.dilution)
        self.machine = machine
    }

    private static func isOn(_ variable: String?) -> Bool {
        guard let variable else { return false }
        return !variable.isEmpty && variable != "0"
    }

    /// - Parameter words: what a screen reader hears in place of signs and drawings.
    func shellOptions(isUTF8: Bool, words: @autoclosure () -> Glyphs.Words = Glyphs.Words()) -> ShellOptions {
        let isASCII = isASCII || !isUTF8
        let signs: Glyphs = isASCII ? .ascii : ambiguousWidth == 2 ? .unambiguous : .unicode
        let glyphs = machine.isPlain ? signs.spoken(words()) : signs
        return ShellOptions(
            theme: theme, glyphs: glyphs,
            metrics: TextMetrics(
                ambiguousWidth: ambiguousWidth, isASCII: isASCII, keepsHangul: keepsHangul && isUTF8), keyMap: keyMap,
            isMouseOn: machine.isMouseOn, isPlain: machine.isPlain, hasMotion: machine.hasMotion,
            hasPictures: machine.hasPictures, hasHints: machine.hasHints)
    }
}

extension Glyphs.Words {
    init(_ strings: Strings) {
        self.init(
            yes: strings["plain.yes"], no: strings["plain.no"], without: strings["plain.without"],
            standIn: strings["plain.stand-in"], hidden: strings["plain.hidden"],
            owned: strings["drink.mark.owned"], missing: strings["drink.mark.missing"], level: strings["plain.level"],
            rating: strings["plain.rating"], range: strings["plain.range"])
    }
}
