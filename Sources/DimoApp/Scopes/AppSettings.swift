import Domain
import FeatureKit
import Navigation
import Networking
import Terminal

/// The effective settings: those of the command line, otherwise of the configuration, otherwise of the environment.
struct AppSettings {
    let language: Language
    let theme: Theme
    /// The requested name; differs from the theme's if that is unusable.
    let themeName: String
    let themeNames: [String]
    let colors: ColorDepth
    let isASCII: Bool
    /// Whether to draw Hangul although everything else is ASCII, since the locale supports it.
    let keepsHangul: Bool
    let isPlain: Bool
    let hasMotion: Bool
    /// Whether to draw pictures if the terminal has the colours.
    let hasPictures: Bool
    let hasHints: Bool
    let isMouseOn: Bool
    let ambiguousWidth: Int
    let keyMap: KeyMap
    let places: [String: ConfigurationPlace]
    let preferences: DisplayPreferences
    let homeCity: Identifier<City>?
    let areSpoilersShown: Bool
    let isRestored: Bool
    let isOffline: Bool
    let providers: ProviderConfiguration
    let weather: WeatherIntervals
    let problems: [ConfigurationProblem]

    /// Whether to send Hangul to a terminal whose locale names no character set.
    let assumesUTF8: Bool
    /// Whether the terminal gets text beyond ASCII.
    var drawsUTF8: Bool { keepsHangul || assumesUTF8 }

    /// - Parameter background: the terminal's answer, if any.
    init(
        options: LaunchOptions, configuration: AppConfiguration, themes: ThemeFolder,
        background: TerminalBackground? = nil, environment: (String) -> String?
    ) {
        let locale = LocaleName(environment: environment)
        // The fonts of the Linux console have at most 512 glyphs: no rounded or heavy frames, no symbols, no Hangul.
        let isConsole = options.isInTerminal && environment("TERM") == "linux"
        isASCII = options.isASCII || configuration.isASCII ?? isConsole
        // In a locale without Hangul, every word would be a row of question marks, as in a terminal with another
        // character set. If nothing is known of the character set, the requested language applies.
        let isForeign = options.isInTerminal && locale.characterSet == .other
        let wanted = options.language ?? configuration.language
        keepsHangul = locale.characterSet == .utf8 && !(isConsole && configuration.isASCII != false)
        language = isASCII && !keepsHangul || isForeign ? .english : wanted ?? locale.language
        assumesUTF8 = !isASCII && wanted == .korean && locale.characterSet == .none
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
        themeName = name
        themeNames = themes.names
        colors = configuration.colors
        isPlain = options.isPlain || configuration.isPlain ?? Self.isOn(environment("ACCESSIBLE"))
        hasMotion = configuration.hasMotion
        hasPictures = configuration.hasPictures
        hasHints = configuration.hasHints
        isMouseOn = configuration.isMouseOn && !options.isMouseOff
        ambiguousWidth = configuration.ambiguousWidth
        keyMap = KeyMap(changes: configuration.keys, views: configuration.viewKeys)
        places = configuration.places
        homeCity = configuration.homeCity.map { Identifier($0) }
        areSpoilersShown = options.isRevealed || configuration.areSpoilersShown
        isRestored = configuration.isRestored
        isOffline = options.isOffline || configuration.isOffline
        var providers = configuration.providers
        if providers.tmdb.token == nil, let token = environment("TMDB_API_KEY"), !token.isEmpty {
            providers.tmdb.token = Secret(token)
        }
        if let token = environment("BAR_ASSISTANT_TOKEN"), !token.isEmpty {
            providers.barAssistant.token = Secret(token)
        }
        self.providers = providers
        weather = configuration.weather
        let isAmerican = locale.region == "US"
        preferences = DisplayPreferences(
            volume: configuration.volume ?? (isAmerican ? .ounce : .millilitre),
            standardDrink: configuration.standardDrink.map { StandardDrink(grams: $0) }
                ?? .standard(region: locale.region ?? ""),
            temperature: configuration.temperature ?? (isAmerican ? .fahrenheit : .celsius),
            wind: configuration.wind ?? (isAmerican ? .milesPerHour : .metresPerSecond),
            dilution: configuration.dilution)
    }

    private static func isOn(_ variable: String?) -> Bool {
        guard let variable else { return false }
        return !variable.isEmpty && variable != "0"
    }

    /// - Parameter words: what a screen reader hears in place of signs and drawings.
    func shellOptions(isUTF8: Bool, words: @autoclosure () -> Glyphs.Words = Glyphs.Words()) -> ShellOptions {
        let isASCII = isASCII || !isUTF8
        let signs: Glyphs = isASCII ? .ascii : ambiguousWidth == 2 ? .unambiguous : .unicode
        let glyphs = isPlain ? signs.spoken(words()) : signs
        return ShellOptions(
            theme: theme, glyphs: glyphs,
            metrics: TextMetrics(
                ambiguousWidth: ambiguousWidth, isASCII: isASCII, keepsHangul: keepsHangul && isUTF8), keyMap: keyMap,
            isMouseOn: isMouseOn, isPlain: isPlain, hasMotion: hasMotion, hasPictures: hasPictures, hasHints: hasHints)
    }

    var machine: MachineSettings {
        var machine = MachineSettings()
        machine.language = language
        machine.theme = themeName == ThemeFolder.automatic ? themeName : theme.name
        machine.themes = themeNames
        machine.colors = colors
        machine.isASCII = isASCII
        machine.isPlain = isPlain
        machine.hasMotion = hasMotion
        machine.hasPictures = hasPictures
        machine.hasHints = hasHints
        machine.isMouseOn = isMouseOn
        machine.display = preferences
        machine.homeCity = homeCity
        machine.areSpoilersShown = areSpoilersShown
        machine.isRestored = isRestored
        machine.isOffline = isOffline
        machine.catalogues = Set(OnlineProvider.allCases.filter { providers.isEnabled($0) })
        machine.hasTMDBKey = providers.tmdb.token != nil
        machine.keys = keyMap
        return machine
    }
}

extension Glyphs.Words {
    init(_ strings: Strings) {
        self.init(
            yes: strings["plain.yes"], no: strings["plain.no"], without: strings["plain.without"],
            standIn: strings["plain.stand-in"], hidden: strings["plain.hidden"], level: strings["plain.level"],
            range: strings["plain.range"])
    }
}
