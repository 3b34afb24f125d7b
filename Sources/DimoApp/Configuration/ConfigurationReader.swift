import Domain
import Navigation
import Terminal
import Yams

/// Reads the configuration file. An invalid or repeated key or value is reported with its place and falls back to its
/// own default; a file that is not YAML falls back entirely.
struct ConfigurationReader {
    private var configuration = AppConfiguration()

    static func read(_ text: String) -> AppConfiguration {
        var reader = ConfigurationReader()
        do throws(ConfigurationProblem) {
            let (found, problems) = try YAMLText.composeFirstOfEach(text)
            reader.configuration.problems += problems
            guard let root = found else { return reader.configuration }
            guard case .mapping(let mapping) = root else {
                if case .scalar(let scalar) = root, scalar.string.isEmpty { return reader.configuration }
                reader.report(root, .expected(.lines))
                return reader.configuration
            }
            reader.readRoot(mapping)
        } catch {
            reader.configuration.problems.append(error)
        }
        return reader.configuration
    }

    private mutating func readRoot(_ mapping: Node.Mapping) {
        for (key, value) in mapping {
            switch key.string ?? "" {
            case "language": configuration.language = choice(value, Language.allCases)
            case "theme":
                guard let name = text(value) else { continue }
                configuration.theme = name
                note(value, as: "theme")
            case "units": readUnits(value)
            case "dilution":
                switch text(value) {
                case "arnold": configuration.dilution = .arnold
                case "bar-assistant": configuration.dilution = .barAssistant
                default: report(value, .expected(.choice(["arnold", "bar-assistant"])))
                }
            case "ambiguous_width":
                if let width = value.int, width == 1 || width == 2 {
                    configuration.ambiguousWidth = width
                } else {
                    report(value, .expected(.choice(["1", "2"])))
                }
            case "colors": configuration.colors = choice(value, ColorDepth.allCases) ?? .automatic
            case "mouse": readFlag(value, into: \.isMouseOn)
            case "ascii":
                if let isOn = flag(value) { configuration.isASCII = isOn }
            case "plain":
                if let isOn = flag(value) { configuration.isPlain = isOn }
            case "motion": readFlag(value, into: \.hasMotion)
            case "pictures": readFlag(value, into: \.hasPictures)
            case "hints": readFlag(value, into: \.hasHints)
            case "keys": readKeys(value)
            case "home_city":
                if let city = value.string, city.isEmpty || Identifier<City>(city).isWellFormed {
                    configuration.homeCity = city.isEmpty ? nil : city
                    note(value, as: "home_city")
                } else {
                    report(value, .expected(.city))
                }
            case "spoilers":
                switch text(value) {
                case "hide": configuration.areSpoilersShown = false
                case "show": configuration.areSpoilersShown = true
                default: report(value, .expected(.choice(["hide", "show"])))
                }
            case "restore": readFlag(value, into: \.isRestored)
            case "offline": readFlag(value, into: \.isOffline)
            case "providers":
                let reader = ProviderReader(value)
                configuration.providers = reader.providers
                configuration.problems += reader.problems
            case "weather": readWeather(value)
            case let name:
                let nearest = Nearest.text(like: name, among: ConfigurationKey.topLevel)
                report(key, .unknownSetting(name, nearest: nearest))
            }
        }
    }

    private mutating func readUnits(_ node: Node) {
        guard case .mapping(let mapping) = node else {
            return report(node, .expected(.entries(["volume", "temperature", "wind", "standard_drink_g"])))
        }
        for (key, value) in mapping {
            switch key.string ?? "" {
            case "volume": configuration.volume = choice(value, VolumeUnit.allCases)
            case "standard_drink_g":
                let grams = value.float ?? value.int.map(Double.init)
                if let grams, (1...50).contains(grams) {
                    configuration.standardDrink = grams
                } else {
                    report(value, .expected(.grams(1...50)))
                }
            case "temperature": configuration.temperature = choice(value, TemperatureUnit.allCases)
            case "wind": configuration.wind = choice(value, WindUnit.allCases)
            case let name: report(key, .unknownUnit(name))
            }
        }
    }

    private static let weatherEntries = ["list_seconds", "detail_seconds", "forecast_seconds"]

    private mutating func readWeather(_ node: Node) {
        guard case .mapping(let mapping) = node else { return report(node, .expected(.entries(Self.weatherEntries))) }
        for (key, value) in mapping {
            switch key.string ?? "" {
            case "list_seconds": readSeconds(value, into: \.list)
            case "detail_seconds": readSeconds(value, into: \.detail)
            case "forecast_seconds": readSeconds(value, into: \.forecast)
            case let name: report(key, .unknownEntry(name, known: Self.weatherEntries))
            }
        }
    }

    private mutating func readSeconds(_ node: Node, into interval: WritableKeyPath<WeatherIntervals, Duration>) {
        guard let seconds = node.int, (1...3_600).contains(seconds) else {
            return report(node, .expected(.seconds(1...3_600)))
        }
        configuration.weather[keyPath: interval] = .seconds(seconds)
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

    private mutating func report(_ node: Node, _ fault: ConfigurationFault) {
        configuration.problems.append(ConfigurationProblem(at: ConfigurationPlace(node), fault))
    }
}
