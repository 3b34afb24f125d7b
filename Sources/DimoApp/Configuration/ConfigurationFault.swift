package import Domain

package enum ConfigurationFault: Hashable, Sendable {
    /// Invalid YAML, with the parser's message.
    case notYAML(String)
    /// A repeated key in the same group; its first line counts.
    case repeated(String)
    /// More YAML references (`*name`) than this limit.
    case references(Int)
    case unusable(TextFile.Problem)
    /// The file's layout does not allow changing a setting.
    case unchangeable
    /// A value in place of a group of settings.
    case noGroup(String)
    case expected(ConfigurationExpectation)
    case unknownSetting(String, nearest: String?)
    /// An unknown setting of a group, whose settings are `known`.
    case unknownEntry(String, known: [String])
    case unknownUnit(String)
    /// An unknown key. Its name is not shown: it may be a misplaced token.
    case unknownKey(String)
    /// An unknown theme; `folder` contains the member's own.
    case unknownTheme(String, folder: String)
    /// A city in neither the catalogue nor a member's list; `nearest` is similar.
    case unknownCity(String, nearest: String?)
    case unknownRole(String, nearest: String?)
    case unusableStyle(String)
    case key(KeyProblem)

    package func text(_ strings: Strings) -> String {
        switch self {
        // The parser's message is English.
        case .notYAML(let reason): strings["config.not-yaml"] + (strings.language == .english ? ": \(reason)" : "")
        case .repeated(let name): strings("config.repeated", name)
        case .references(let limit): strings("config.references", String(limit))
        case .unusable(let problem): problem.text(strings)
        case .unchangeable: strings["config.unchangeable"]
        case .noGroup(let name): strings("config.no-group", name)
        case .expected(let expectation): expectation.text(strings)
        case .unknownSetting(let name, let nearest?): strings("config.unknown-setting.nearest", name, nearest)
        case .unknownSetting(let name, nil): strings("config.unknown-setting", name)
        case .unknownEntry(let name, let known):
            strings("config.unknown-setting.group", name, known.joined(separator: ", "))
        case .unknownUnit(let name): strings("config.unknown-unit", name)
        case .unknownKey: strings["config.unknown-key"]
        case .unknownTheme(let name, let folder):
            strings("config.unknown-theme", name, ThemeFolder.builtInNames.joined(separator: ", "), folder)
        case .unknownCity(let name, let nearest?): strings("config.unknown-city.nearest", name, nearest)
        case .unknownCity(let name, nil): strings("config.unknown-city", name)
        case .unknownRole(let name, let nearest?): strings("config.unknown-role.nearest", name, nearest)
        case .unknownRole(let name, nil):
            strings("config.unknown-role", name, ThemeFile.roles.joined(separator: ", "))
        case .unusableStyle(let text): strings("config.unusable-style", text)
        case .key(let problem): problem.text(strings)
        }
    }
}

package enum ConfigurationExpectation: Hashable, Sendable {
    case choice([String])
    case flag
    case word
    case lines
    case entries([String])
    case keyLines
    case keys
    case roleLines
    case color
    /// Grams of ethanol in a standard drink, within this range.
    case grams(ClosedRange<Int>)
    case seconds(ClosedRange<Int>)
    case city
    case address
    case language
    case token

    func text(_ strings: Strings) -> String {
        switch self {
        case .choice(let words): strings("config.expected.choice", words.joined(separator: ", "))
        case .flag: strings["config.expected.flag"]
        case .word: strings["config.expected.word"]
        case .lines: strings["config.expected.lines"]
        case .entries(let keys): strings("config.expected.entries", keys.joined(separator: ", "))
        case .keyLines: strings["config.expected.key-lines"]
        case .keys: strings["config.expected.keys"]
        case .roleLines: strings["config.expected.role-lines"]
        case .color: strings["config.expected.color"]
        case .grams(let range):
            strings("config.expected.grams", String(range.lowerBound), String(range.upperBound))
        case .seconds(let range):
            strings("config.expected.seconds", String(range.lowerBound), String(range.upperBound))
        case .city: strings["config.expected.city"]
        case .address: strings["config.expected.address"]
        case .language: strings["config.expected.language"]
        case .token: strings["config.expected.token"]
        }
    }
}
