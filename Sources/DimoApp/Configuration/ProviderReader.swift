import Networking
import Yams

/// Reads `providers` in the configuration file. Each problem is reported and falls back to its own default.
struct ProviderReader {
    private typealias Lines = KeyValuePairs<String, @Sendable (inout ProviderReader, Node) -> Void>

    private(set) var providers = ProviderConfiguration()
    private(set) var problems: [ConfigurationProblem] = []

    init(_ node: Node) {
        read(node, Self.names)
    }

    private static let names: Lines = [
        "open_meteo": { $0.read($1, openMeteo) },
        "anilist": { $0.read($1, aniList) },
        "tmdb": { $0.read($1, tmdb) },
        "thecocktaildb": { $0.read($1, theCocktailDB) },
        "bar_assistant": { $0.read($1, barAssistant) },
    ]

    private static let openMeteo: Lines = [
        "forecast_url": { $0.readURL($1, into: \.openMeteo.forecastURL) },
        "geocoding_url": { $0.readURL($1, into: \.openMeteo.geocodingURL) },
    ]

    private static let aniList: Lines = [
        "enabled": { $0.readFlag($1, into: \.aniList.isEnabled) },
        "url": { $0.readURL($1, into: \.aniList.url) },
    ]

    private static let tmdb: Lines = [
        "enabled": { $0.readFlag($1, into: \.tmdb.isEnabled) },
        "url": { $0.readURL($1, into: \.tmdb.url) },
        "image_url": { $0.readURL($1, into: \.tmdb.imageURL) },
        "token": { $0.readSecret($1) { $0.tmdb.token = $1 } },
        "language": { $0.readLanguage($1) },
    ]

    private static let theCocktailDB: Lines = [
        "enabled": { $0.readFlag($1, into: \.theCocktailDB.isEnabled) },
        "url": { $0.readURL($1, into: \.theCocktailDB.url) },
        "key": { $0.readSecret($1) { $0.theCocktailDB.key = $1 } },
    ]

    private static let barAssistant: Lines = [
        "url": { $0.readURL($1) { $0.barAssistant.url = $1 } },
        "token": { $0.readSecret($1) { $0.barAssistant.token = $1 } },
    ]

    private mutating func read(_ node: Node, _ lines: Lines) {
        let known = lines.map(\.key)
        guard case .mapping(let mapping) = node else { return report(node, .expected(.entries(known))) }
        for (key, value) in mapping {
            let name = key.string ?? ""
            if let line = lines.first(where: { $0.key == name }) {
                line.value(&self, value)
            } else {
                report(key, .unknownEntry(name, known: known))
            }
        }
    }

    private mutating func readFlag(_ node: Node, into flag: WritableKeyPath<ProviderConfiguration, Bool>) {
        guard let isOn = node.bool else { return report(node, .expected(.flag)) }
        providers[keyPath: flag] = isOn
    }

    private mutating func readURL(_ node: Node, into url: WritableKeyPath<ProviderConfiguration, BaseURL>) {
        readURL(node) { $0[keyPath: url] = $1 }
    }

    private mutating func readURL(_ node: Node, into keep: (inout ProviderConfiguration, BaseURL) -> Void) {
        guard let address = node.string.flatMap({ BaseURL($0) }) else {
            return report(node, .expected(.address))
        }
        keep(&providers, address)
    }

    private mutating func readLanguage(_ node: Node) {
        guard let tag = node.string, Self.isLanguage(tag) else {
            return report(node, .expected(.language))
        }
        providers.tmdb.language = tag
    }

    private static func isLanguage(_ tag: String) -> Bool {
        let (language, region) = (tag.utf8.prefix(2), tag.utf8.dropFirst(2))
        return language.count == 2 && language.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
            && (region.isEmpty
                || region.count == 3 && region.first == UInt8(ascii: "-")
                    && region.dropFirst().allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    }

    /// Reads a key or token; an empty one counts as none. Problems are reported without showing it.
    private mutating func readSecret(_ node: Node, into keep: (inout ProviderConfiguration, Secret) -> Void) {
        guard let text = node.string, text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            return report(node, .expected(.token))
        }
        if !text.isEmpty { keep(&providers, Secret(text)) }
    }

    private mutating func report(_ node: Node, _ fault: ConfigurationFault) {
        problems.append(ConfigurationProblem(at: ConfigurationPlace(node), fault))
    }
}
