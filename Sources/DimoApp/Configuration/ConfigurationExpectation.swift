import Domain

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
