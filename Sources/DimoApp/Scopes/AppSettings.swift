internal import Domain
internal import FeatureKit
internal import Navigation
internal import Networking
internal import Terminal

/// How the program looks and listens: what was asked for on the command line, else what the configuration says, else
/// what the environment tells.
struct AppSettings {
    let language: Language
    let theme: Theme
    let isASCII: Bool
    let isPlain: Bool
    let isMouseOn: Bool
    let ambiguousWidth: Int
    let keyMap: KeyMap
    let preferences: DisplayPreferences
    let dilution: DilutionModel
    /// Whether the network is left alone.
    let isOffline: Bool
    let providers: ProviderConfiguration
    /// What could not be used, each with its place.
    let problems: [String]

    init(options: LaunchOptions, configuration: AppConfiguration, themes: ThemeFolder, environment: (String) -> String?)
    {
        var problems = configuration.problems.map(\.description)
        let locale = LocaleName(environment: environment)
        language = options.language ?? configuration.language ?? locale.language
        do {
            theme = try themes.theme(named: options.theme ?? configuration.theme)
        } catch {
            theme = .dimo
            problems.append(error.description)
        }
        isASCII = options.isASCII
        isPlain = options.isPlain
        isMouseOn = configuration.isMouseOn && !options.isMouseOff
        ambiguousWidth = configuration.ambiguousWidth
        keyMap = KeyMap(changes: configuration.keys)
        dilution = configuration.dilution
        isOffline = options.isOffline || configuration.isOffline
        var providers = configuration.providers
        if providers.tmdb.token == nil, let token = environment("TMDB_API_KEY"), !token.isEmpty {
            providers.tmdb.token = Secret(token)
        }
        self.providers = providers
        let isAmerican = locale.region == "US"
        preferences = DisplayPreferences(
            volume: configuration.volume ?? (isAmerican ? .ounce : .millilitre),
            standardDrink: configuration.standardDrink.map { StandardDrink(grams: $0) }
                ?? .standard(region: locale.region ?? ""))
        self.problems = problems
    }

    /// The look in a terminal that takes UTF-8 or does not.
    func shellOptions(isUTF8: Bool) -> ShellOptions {
        let isASCII = isASCII || !isUTF8
        let glyphs: Glyphs = isASCII ? .ascii : ambiguousWidth == 2 ? .unambiguous : .unicode
        return ShellOptions(
            theme: theme, glyphs: glyphs,
            metrics: TextMetrics(ambiguousWidth: ambiguousWidth, isASCII: isASCII), keyMap: keyMap,
            isMouseOn: isMouseOn, isPlain: isPlain)
    }
}
