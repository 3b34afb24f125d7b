internal import Domain
internal import Navigation
internal import Terminal
internal import Yams

/// Reads the configuration file. A wrong key or value is reported with its place and falls back to its default alone;
/// a file that is no YAML falls back whole.
struct ConfigurationReader {
    private var configuration = AppConfiguration()

    /// What the text of a configuration file says.
    static func read(_ text: String) -> AppConfiguration {
        var reader = ConfigurationReader()
        do throws(ConfigurationProblem) {
            guard let root = try YAMLText.compose(text) else { return reader.configuration }
            guard case .mapping(let mapping) = root else {
                if case .scalar(let scalar) = root, scalar.string.isEmpty { return reader.configuration }
                reader.report(root, "expected \"key: value\" lines")
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
            case "theme": if let name = text(value) { configuration.theme = name }
            case "units": readUnits(value)
            case "dilution":
                switch text(value) {
                case "arnold": configuration.dilution = .arnold
                case "bar-assistant": configuration.dilution = .barAssistant
                default: report(value, "expected arnold or bar-assistant")
                }
            case "ambiguous_width":
                if let width = value.int, width == 1 || width == 2 {
                    configuration.ambiguousWidth = width
                } else {
                    report(value, "expected 1 or 2")
                }
            case "colors": configuration.colors = choice(value, ColorDepth.allCases) ?? .automatic
            case "mouse": readFlag(value, into: \.isMouseOn)
            case "ascii": readFlag(value, into: \.isASCII)
            case "plain":
                if let isOn = flag(value) { configuration.isPlain = isOn }
            case "motion": readFlag(value, into: \.hasMotion)
            case "pictures": readFlag(value, into: \.hasPictures)
            case "hints": readFlag(value, into: \.hasHints)
            case "keys": readKeys(value)
            case "home_city":
                if let city = value.string, city.isEmpty || Identifier<City>(city).isWellFormed {
                    configuration.homeCity = city.isEmpty ? nil : city
                } else {
                    report(value, "expected the id of a city, such as seoul")
                }
            case "spoilers":
                switch text(value) {
                case "hide": configuration.areSpoilersShown = false
                case "show": configuration.areSpoilersShown = true
                default: report(value, "expected hide or show")
                }
            case "restore": readFlag(value, into: \.isRestored)
            case "offline": readFlag(value, into: \.isOffline)
            case "providers":
                let reader = ProviderReader(value)
                configuration.providers = reader.providers
                configuration.problems += reader.problems
            case "weather": readWeather(value)
            case let name: report(key, "no setting \"\(name)\"")
            }
        }
    }

    private mutating func readUnits(_ node: Node) {
        guard case .mapping(let mapping) = node else { return report(node, "expected volume, temperature, wind, …") }
        for (key, value) in mapping {
            switch key.string ?? "" {
            case "volume": configuration.volume = choice(value, VolumeUnit.allCases)
            case "standard_drink_g":
                if let grams = value.float ?? value.int.map(Double.init), (1...50).contains(grams) {
                    configuration.standardDrink = grams
                } else {
                    report(value, "expected grams of ethanol from 1 to 50")
                }
            case "temperature": configuration.temperature = choice(value, TemperatureUnit.allCases)
            case "wind": configuration.wind = choice(value, WindUnit.allCases)
            case let name: report(key, "no unit \"\(name)\"")
            }
        }
    }

    private mutating func readWeather(_ node: Node) {
        guard case .mapping(let mapping) = node else {
            return report(node, "expected list_seconds, detail_seconds, forecast_seconds")
        }
        for (key, value) in mapping {
            switch key.string ?? "" {
            case "list_seconds": readSeconds(value, into: \.list)
            case "detail_seconds": readSeconds(value, into: \.detail)
            case "forecast_seconds": readSeconds(value, into: \.forecast)
            case let name:
                report(key, "no setting \"\(name)\": expected list_seconds, detail_seconds, forecast_seconds")
            }
        }
    }

    private mutating func readSeconds(_ node: Node, into interval: WritableKeyPath<WeatherIntervals, Duration>) {
        guard let seconds = node.int, (1...3_600).contains(seconds) else {
            return report(node, "expected seconds from 1 to 3600")
        }
        configuration.weather[keyPath: interval] = .seconds(seconds)
    }

    private mutating func readKeys(_ node: Node) {
        guard case .mapping(let mapping) = node else { return report(node, "expected \"action: key\" lines") }
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
        guard let mark = node.mark else { return }
        configuration.keyPlaces[entry] = ConfigurationPlace(line: mark.line, column: mark.column)
    }

    /// The keys of an action; nil where the line is wrong, which changes nothing. A line without any takes the action's
    /// keys away.
    private mutating func keys(_ node: Node) -> [Key]? {
        let words: [Node]
        if case .sequence(let sequence) = node { words = Array(sequence) } else { words = [node] }
        var keys: [Key] = []
        var isEmpty = true
        for word in words {
            guard let text = word.string else {
                isEmpty = false
                report(word, "expected a key or a list of keys")
                continue
            }
            guard !text.isEmpty else { continue }
            isEmpty = false
            if let key = KeyName.key(from: text) {
                if !keys.contains(key) { keys.append(key) }
            } else {
                report(word, "no key \"\(text)\"; write it like q, ctrl-r, pgdn or f9")
            }
        }
        return keys.isEmpty && !isEmpty ? nil : keys
    }

    private mutating func readFlag(_ node: Node, into flag: WritableKeyPath<AppConfiguration, Bool>) {
        if let isOn = self.flag(node) { configuration[keyPath: flag] = isOn }
    }

    private mutating func flag(_ node: Node) -> Bool? {
        if let isOn = node.bool { return isOn }
        report(node, "expected true or false")
        return nil
    }

    private mutating func text(_ node: Node) -> String? {
        if let text = node.string { return text }
        report(node, "expected a word")
        return nil
    }

    private mutating func choice<Choice: RawRepresentable>(_ node: Node, _ all: [Choice]) -> Choice?
    where Choice.RawValue == String {
        if let found = all.first(where: { $0.rawValue == node.string }) { return found }
        report(node, "expected \(all.map(\.rawValue).joined(separator: ", "))")
        return nil
    }

    private mutating func report(_ node: Node, _ reason: String) {
        configuration.problems.append(
            ConfigurationProblem(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, reason: reason))
    }
}
