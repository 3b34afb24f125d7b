import Networking
import Yams

/// Reads `providers` in the configuration file. Each problem is reported and falls back to its own default.
struct ProviderReader {
    private typealias Lines = KeyValuePairs<String, @Sendable (inout ProviderReader, Node) -> Void>

    private(set) var providers = ProviderConfiguration()
    private(set) var problems: [ConfigurationProblem] = []
    /// Read last: whether it is valid depends on another entry.
    private var barAssistantAddress: Node?

    init(_ node: Node) {
        read(node, Self.names)
        if let barAssistantAddress { readBarAssistant(barAssistantAddress) }
    }

    private mutating func readBarAssistant(_ node: Node) {
        guard let text = node.string,
            let url = BaseURL(text, allowsPrivateHTTP: providers.barAssistant.isInsecure)
        else {
            providers.barAssistant.rejectedURL = node.string
            return report(node, .expected(.address))
        }
        providers.barAssistant.url = url
    }

    private static let names: Lines = [
        "open_meteo": { $0.read($1, openMeteo) },
        "wikidata": { $0.read($1, wikidata) },
        "anilist": { $0.read($1, aniList) },
        "tmdb": { $0.read($1, tmdb) },
        "thecocktaildb": { $0.read($1, theCocktailDB) },
        "bar_assistant": { $0.read($1, barAssistant) },
    ]

    private static let openMeteo: Lines = [
        "forecast_url": { $0.readURL($1, into: \.openMeteo.forecastURL) },
        "geocoding_url": { $0.readURL($1, into: \.openMeteo.geocodingURL) },
        "air_quality_url": { $0.readAirQuality($1) },
    ]

    private static let wikidata: Lines = [
        "enabled": { $0.readFlag($1, into: \.wikidata.isEnabled) },
        "url": { $0.readURL($1, into: \.wikidata.url) },
        "tvmaze_url": { $0.readURL($1, into: \.wikidata.tvMazeURL) },
        "jikan_url": { $0.readURL($1, into: \.wikidata.jikanURL) },
        "contact": { $0.readContact($1) },
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
        "url": { $0.barAssistantAddress = $1 },
        "token": { $0.readSecret($1) { $0.barAssistant.token = $1 } },
        "insecure": { $0.readFlag($1, into: \.barAssistant.isInsecure) },
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
        guard let address = node.string.flatMap({ BaseURL($0) }) else { return report(node, .expected(.address)) }
        providers[keyPath: url] = address
    }

    /// Reads an address, or an empty text for none.
    private mutating func readAirQuality(_ node: Node) {
        let text = node.string ?? ""
        guard node.string != nil, text.isEmpty || BaseURL(text) != nil else { return report(node, .expected(.address)) }
        providers.openMeteo.airQualityURL = BaseURL(text)
    }

    /// Reads a contact, which must fit into the parentheses of a user agent; an empty one counts as none.
    private mutating func readContact(_ node: Node) {
        guard let text = node.string, text.utf8.count <= 200,
            text.utf8.allSatisfy({ (0x21...0x7e).contains($0) && !"()\\".utf8.contains($0) })
        else { return report(node, .expected(.word)) }
        providers.wikidata.contact = text.isEmpty ? nil : text
    }

    private mutating func readLanguage(_ node: Node) {
        guard let tag = node.string, Self.isLanguage(tag) else { return report(node, .expected(.language)) }
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
