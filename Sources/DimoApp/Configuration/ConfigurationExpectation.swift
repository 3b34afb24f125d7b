import Domain

/// What an entry of the configuration takes.
package enum ConfigurationExpectation: Hashable, Sendable {
    /// One of these words.
    case choice([String])
    /// `true` or `false`.
    case flag
    case word
    /// `key: value` lines.
    case lines
    /// Lines with these keys.
    case entries([String])
    /// `action: key` lines.
    case keyLines
    /// A key or a list of keys.
    case keys
    /// `role: colour` lines.
    case roleLines
    /// A colour.
    case color
    /// Grams of ethanol in a standard drink, in this range.
    case grams(ClosedRange<Int>)
    case seconds(ClosedRange<Int>)
    /// The id of a city.
    case city
    /// The address of a provider.
    case address
    /// A language of a provider's texts.
    case language
    /// A key or token of a provider.
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
