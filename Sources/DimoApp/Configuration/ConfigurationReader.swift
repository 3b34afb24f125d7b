import Domain
import Navigation
import Networking
import Terminal
import Yams

/// Reads the configuration file. An invalid or repeated key or value is reported with its place and falls back to its
/// own default; a file that is not YAML falls back entirely.
struct ConfigurationReader {
    private typealias Lines = KeyValuePairs<String, @Sendable (inout ConfigurationReader, Node) -> Void>

    private var configuration = AppConfiguration()
    /// Read after the other providers: whether it is valid depends on another entry.
    private var barAssistantAddress: Node?

    static func read(_ text: String) -> AppConfiguration {
        var reader = ConfigurationReader()
        do throws(ConfigurationProblem) {
            let (found, problems) = try YAMLText.composeFirstOfEach(text)
            reader.configuration.problems += problems
            guard let root = found else { return reader.configuration }
            guard case .mapping = root else {
                if case .scalar(let scalar) = root, scalar.string.isEmpty { return reader.configuration }
                reader.report(root, .expected(.lines))
                return reader.configuration
            }
            reader.read(root, Self.root) { name, _ in
                .unknownSetting(name, nearest: Nearest.text(like: name, among: ConfigurationKey.topLevel))
            }
        } catch {
            reader.configuration.problems.append(error)
        }
        return reader.configuration
    }

    private static let root: Lines = [
        "language": { $0.configuration.language = $0.choice($1, Language.allCases) },
        "theme": {
            guard let name = $0.text($1) else { return }
            $0.configuration.theme = name
            $0.note($1, as: "theme")
        },
        "units": { $0.read($1, units) { name, _ in .unknownUnit(name) } },
        "dilution": { $0.readWord($1, ["arnold": .arnold, "bar-assistant": .barAssistant], into: \.dilution) },
        "ambiguous_width": { $0.readAmbiguousWidth($1) },
        "colors": { $0.configuration.colors = $0.choice($1, ColorDepth.allCases) ?? .automatic },
        "mouse": { $0.readFlag($1, into: \.isMouseOn) },
        "ascii": { if let isOn = $0.flag($1) { $0.configuration.isASCII = isOn } },
        "plain": { if let isOn = $0.flag($1) { $0.configuration.isPlain = isOn } },
        "motion": { $0.readFlag($1, into: \.hasMotion) },
        "pictures": { $0.readFlag($1, into: \.hasPictures) },
        "hints": { $0.readFlag($1, into: \.hasHints) },
        "keys": { $0.readKeys($1) },
        "home_city": { $0.readHomeCity($1) },
        "spoilers": { $0.readWord($1, ["hide": false, "show": true], into: \.areSpoilersShown) },
        "restore": { $0.readFlag($1, into: \.isRestored) },
        "offline": { $0.readFlag($1, into: \.isOffline) },
        "providers": { $0.readProviders($1) },
        "weather": { $0.read($1, weather) },
    ]

    private static let units: Lines = [
        "volume": { $0.configuration.volume = $0.choice($1, VolumeUnit.allCases) },
        "temperature": { $0.configuration.temperature = $0.choice($1, TemperatureUnit.allCases) },
        "wind": { $0.configuration.wind = $0.choice($1, WindUnit.allCases) },
        "standard_drink_g": { $0.readStandardDrink($1) },
    ]

    private static let weather: Lines = [
        "list_seconds": { $0.readSeconds($1, into: \.list) },
        "detail_seconds": { $0.readSeconds($1, into: \.detail) },
        "forecast_seconds": { $0.readSeconds($1, into: \.forecast) },
    ]

    private static let providers: Lines = [
        "open_meteo": { $0.read($1, openMeteo) },
        "wikidata": { $0.read($1, wikidata) },
        "anilist": { $0.read($1, aniList) },
        "tmdb": { $0.read($1, tmdb) },
        "thecocktaildb": { $0.read($1, theCocktailDB) },
        "bar_assistant": { $0.read($1, barAssistant) },
    ]

    private static let openMeteo: Lines = [
        "forecast_url": { $0.readURL($1, into: \.providers.openMeteo.forecastURL) },
        "geocoding_url": { $0.readURL($1, into: \.providers.openMeteo.geocodingURL) },
        "air_quality_url": { $0.readAirQuality($1) },
    ]

    private static let wikidata: Lines = [
        "enabled": { $0.readFlag($1, into: \.providers.wikidata.isEnabled) },
        "url": { $0.readURL($1, into: \.providers.wikidata.url) },
        "tvmaze_url": { $0.readURL($1, into: \.providers.wikidata.tvMazeURL) },
        "jikan_url": { $0.readURL($1, into: \.providers.wikidata.jikanURL) },
        "contact": { $0.readContact($1) },
    ]

    private static let aniList: Lines = [
        "enabled": { $0.readFlag($1, into: \.providers.aniList.isEnabled) },
        "url": { $0.readURL($1, into: \.providers.aniList.url) },
    ]

    private static let tmdb: Lines = [
        "enabled": { $0.readFlag($1, into: \.providers.tmdb.isEnabled) },
        "url": { $0.readURL($1, into: \.providers.tmdb.url) },
        "image_url": { $0.readURL($1, into: \.providers.tmdb.imageURL) },
        "token": { $0.readSecret($1) { $0.tmdb.token = $1 } },
        "language": { $0.readLanguage($1) },
    ]

    private static let theCocktailDB: Lines = [
        "enabled": { $0.readFlag($1, into: \.providers.theCocktailDB.isEnabled) },
        "url": { $0.readURL($1, into: \.providers.theCocktailDB.url) },
        "key": { $0.readSecret($1) { $0.theCocktailDB.key = $1 } },
    ]

    private static let barAssistant: Lines = [
        "url": { $0.barAssistantAddress = $1 },
        "token": { $0.readSecret($1) { $0.barAssistant.token = $1 } },
        "insecure": { $0.readFlag($1, into: \.providers.barAssistant.isInsecure) },
    ]

    /// - Parameter unknown: the problem with a name that is none of the known ones.
    private mutating func read(
        _ node: Node, _ lines: Lines,
        unknown: (_ name: String, _ known: [String]) -> ConfigurationFault = { .unknownEntry($0, known: $1) }
    ) {
        let known = lines.map(\.key)
        guard case .mapping(let mapping) = node else { return report(node, .expected(.entries(known))) }
        for (key, value) in mapping {
            let name = key.string ?? ""
            if let line = lines.first(where: { $0.key == name }) {
                line.value(&self, value)
            } else {
                report(key, unknown(name, known))
            }
        }
    }

    private mutating func readAmbiguousWidth(_ node: Node) {
        guard let width = node.int, width == 1 || width == 2 else {
            return report(node, .expected(.choice(["1", "2"])))
        }
        configuration.ambiguousWidth = width
    }

    private mutating func readHomeCity(_ node: Node) {
        guard let city = node.string, city.isEmpty || Identifier<City>(city).isWellFormed else {
            return report(node, .expected(.city))
        }
        configuration.homeCity = city.isEmpty ? nil : city
        note(node, as: "home_city")
    }

    private mutating func readStandardDrink(_ node: Node) {
        guard let grams = node.float ?? node.int.map(Double.init), (1...50).contains(grams) else {
            return report(node, .expected(.grams(1...50)))
        }
        configuration.standardDrink = grams
    }

    private mutating func readSeconds(_ node: Node, into interval: WritableKeyPath<WeatherIntervals, Duration>) {
        guard let seconds = node.int, (1...3_600).contains(seconds) else {
            return report(node, .expected(.seconds(1...3_600)))
        }
        configuration.weather[keyPath: interval] = .seconds(seconds)
    }

    private mutating func readProviders(_ node: Node) {
        read(node, Self.providers)
        if let barAssistantAddress { readBarAssistant(barAssistantAddress) }
    }

    private mutating func readBarAssistant(_ node: Node) {
        guard let text = node.string,
            let url = BaseURL(text, allowsPrivateHTTP: configuration.providers.barAssistant.isInsecure)
        else {
            configuration.providers.barAssistant.rejectedURL = node.string
            return report(node, .expected(.address))
        }
        configuration.providers.barAssistant.url = url
    }

    private mutating func readKeys(_ node: Node) {
        guard case .mapping(let mapping) = node else { return report(node, .expected(.keyLines)) }
        for (node, value) in mapping {
            guard let name = node.string else { continue }
            note(node, as: "keys.\(name)")
            guard case .mapping(let view) = value else {
                if let keys = keys(value) { configuration.keys[name] = keys }
                continue
            }
            for (node, value) in view {
                guard let action = node.string, let keys = keys(value) else { continue }
                note(node, as: "keys.\(name).\(action)")
                configuration.viewKeys[name, default: [:]][action] = keys
            }
        }
    }

    private mutating func note(_ node: Node, as entry: String) {
        configuration.places[entry] = ConfigurationPlace(node)
    }

    /// The keys of an action; nil for an invalid line, which changes nothing. An empty line removes the action's keys.
    private mutating func keys(_ node: Node) -> [Key]? {
        let words: [Node]
        if case .sequence(let sequence) = node { words = Array(sequence) } else { words = [node] }
        var keys: [Key] = []
        var isEmpty = true
        for word in words {
            guard let text = word.string else {
                isEmpty = false
                report(word, .expected(.keys))
                continue
            }
            guard !text.isEmpty else { continue }
            isEmpty = false
            if let key = KeyName.key(from: text) {
                if !keys.contains(key) { keys.append(key) }
            } else {
                report(word, .unknownKey(text))
            }
        }
        return keys.isEmpty && !isEmpty ? nil : keys
    }

    private mutating func readWord<Value>(
        _ node: Node, _ words: KeyValuePairs<String, Value>, into value: WritableKeyPath<AppConfiguration, Value>
    ) {
        let text = text(node)
        guard let word = words.first(where: { $0.key == text }) else {
            return report(node, .expected(.choice(words.map(\.key))))
        }
        configuration[keyPath: value] = word.value
    }

    private mutating func readFlag(_ node: Node, into flag: WritableKeyPath<AppConfiguration, Bool>) {
        if let isOn = self.flag(node) { configuration[keyPath: flag] = isOn }
    }

    private mutating func flag(_ node: Node) -> Bool? {
        if let isOn = node.bool { return isOn }
        report(node, .expected(.flag))
        return nil
    }

    private mutating func text(_ node: Node) -> String? {
        if let text = node.string { return text }
        report(node, .expected(.word))
        return nil
    }

    private mutating func choice<Choice: RawRepresentable>(_ node: Node, _ all: [Choice]) -> Choice?
    where Choice.RawValue == String {
        if let found = all.first(where: { $0.rawValue == node.string }) { return found }
        report(node, .expected(.choice(all.map(\.rawValue))))
        return nil
    }

    private mutating func readURL(_ node: Node, into url: WritableKeyPath<AppConfiguration, BaseURL>) {
        guard let address = node.string.flatMap({ BaseURL($0) }) else { return report(node, .expected(.address)) }
        configuration[keyPath: url] = address
    }

    /// Reads an address, or an empty text for none.
    private mutating func readAirQuality(_ node: Node) {
        let text = node.string ?? ""
        guard node.string != nil, text.isEmpty || BaseURL(text) != nil else { return report(node, .expected(.address)) }
        configuration.providers.openMeteo.airQualityURL = BaseURL(text)
    }

    /// Reads a contact, which must fit into the parentheses of a user agent; an empty one counts as none.
    private mutating func readContact(_ node: Node) {
        guard let text = node.string, text.utf8.count <= 200,
            text.utf8.allSatisfy({ (0x21...0x7e).contains($0) && !"()\\".utf8.contains($0) })
        else { return report(node, .expected(.word)) }
        configuration.providers.wikidata.contact = text.isEmpty ? nil : text
    }

    private mutating func readLanguage(_ node: Node) {
        guard let tag = node.string, Self.isLanguage(tag) else { return report(node, .expected(.language)) }
        configuration.providers.tmdb.language = tag
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
        if !text.isEmpty { keep(&configuration.providers, Secret(text)) }
    }

    private mutating func report(_ node: Node, _ fault: ConfigurationFault) {
        configuration.problems.append(ConfigurationProblem(at: ConfigurationPlace(node), fault))
    }
}
