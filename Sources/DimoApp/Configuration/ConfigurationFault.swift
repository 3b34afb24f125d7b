package import Domain

/// What can be wrong with an entry of the configuration or of a theme.
package enum ConfigurationFault: Hashable, Sendable {
    /// Not YAML, in the parser's words.
    case notYAML(String)
    /// A key that stands in the same group already; its first line counts.
    case repeated(String)
    /// More references to other parts than this many.
    case references(Int)
    /// The file is there and cannot be read.
    case unusable(TextFile.Problem)
    /// The file's lines are laid out so that no setting can be written into it.
    case unchangeable
    /// A value where a group of settings belongs.
    case noGroup(String)
    /// The value is none the entry takes.
    case expected(ConfigurationExpectation)
    /// There is no such setting at the top; `nearest` is like it.
    case unknownSetting(String, nearest: String?)
    /// The group has no such setting; `known` are those it has.
    case unknownEntry(String, known: [String])
    /// There is no such unit.
    case unknownUnit(String)
    /// There is no key of that name, which is not shown: it may be a token in the wrong place.
    case unknownKey(String)
    /// There is no such theme; `folder` is where the member's own are.
    case unknownTheme(String, folder: String)
    /// Neither the catalogue nor a member's list has the city; `nearest` is like it.
    case unknownCity(String, nearest: String?)
    /// No role of a theme has that name; `nearest` is like it.
    case unknownRole(String, nearest: String?)
    /// Not how a style is written.
    case unusableStyle(String)
    /// A key that cannot work.
    case key(KeyProblem)

    /// What is wrong and what to do.
    package func text(_ strings: Strings) -> String {
        switch self {
        case .notYAML(let reason): strings("config.not-yaml", reason)
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
