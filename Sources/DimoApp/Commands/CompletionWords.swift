import DimoAssets
import Domain
import FeatureKit
import Persistence
import Terminal

/// Shell completions: ids, routes, themes, settings. Reads existing files and creates none.
package struct CompletionWords {
    package enum Kind: Sendable {
        case drink, ingredient, character, account, logEntry, tag
    }

    /// The maximum number of useful suggestions in a shell.
    private static let most = 400

    private let paths: AppPaths
    private let assets: AssetFolder?

    /// Of `words`, the command line so far, only `--data-dir` matters.
    package init(words: [String], environment: (String) -> String?) {
        paths = AppPaths(dataDirectory: CommandWords.option("--data-dir", in: words), environment: environment)
        assets = try? AssetFolder.locate(environment: environment)
    }

    package func ids(_ kind: Kind, _ prefix: String) -> [String] {
        switch kind {
        case .drink: stored(.drink, prefix) { catalogue($0) { $0.drinks.map(\.id.rawValue) } }
        case .ingredient: stored(.ingredient, prefix) { catalogue($0) { $0.ingredients.map(\.id.rawValue) } }
        case .tag: stored(.tag, prefix) { catalogue($0) { $0.tags.map(\.id.rawValue) } }
        case .character:
            stored(.character, prefix) { folder in
                WorkLoader.load(from: folder).catalogue.works.flatMap { $0.cast.map(\.id.rawValue) }
            }
        case .account: stored(.account, prefix) { _ in [] }
        case .logEntry: stored(.made, prefix) { _ in [] }
        }
    }

    /// Routes; after a kind's colon, its IDs; for a text that begins no route, the IDs that `dimo open` takes alone.
    package func routes(_ prefix: String) -> [String] {
        guard let colon = prefix.firstIndex(of: ":") else {
            let kinds = Route.kinds.map { "\($0):" }
            let routes = (Route.named.map(\.name) + kinds).filter { $0.hasPrefix(prefix) }
            return routes.isEmpty
                ? ["work", "character", "drink", "ingredient"].flatMap { idsOfRoute($0, prefix) } : routes
        }
        let kind = String(prefix[..<colon])
        var rest = String(prefix[prefix.index(after: colon)...])
        var before = "\(kind):"
        // The last of several ids is completed.
        if let comma = rest.lastIndex(of: ",") {
            before += rest[...comma]
            rest = String(rest[rest.index(after: comma)...])
        }
        return idsOfRoute(kind, rest).map { before + $0 }
    }

    package func themes(_ prefix: String) -> [String] {
        ThemeFolder(path: paths.themes, list: FolderContents.names(in:), read: TextFile.read).names
            .filter { $0.hasPrefix(prefix) }
    }

    /// Settings by name, including `keys` with every action, and every view that may have keys of its own.
    package func settings(_ prefix: String) -> [String] {
        let plain = ConfigurationKey.all.map(\.key)
        let bytes = assets.flatMap { try? $0.bytes(of: ActionFile.path) } ?? []
        guard prefix.hasPrefix("keys.") else { return (plain + ["keys."]).filter { $0.hasPrefix(prefix) } }
        let actions = ActionFile.actions(in: bytes)
        let view = String(prefix.dropFirst("keys.".count).prefix { $0 != "." })
        let here = actions.filter { $0.works(in: .screen(view)) && prefix.hasPrefix("keys.\(view).") }
        let views = Set(actions.flatMap { $0.places.compactMap(\.view) }).sorted()
        let isView = views.contains(view)
        let names =
            actions.map { "keys.\($0.id)" } + views.map { "keys.\($0)." }
            + (isView ? here.map { "keys.\(view).\($0.id)" } : [])
        return names.filter { $0.hasPrefix(prefix) && $0 != prefix }
    }

    /// The values of a setting if they are few.
    package func values(of setting: String, _ prefix: String) -> [String] {
        let values: [String] =
            switch setting {
            case "theme": themes("")
            case "language": Language.allCases.map(\.rawValue)
            case "units.volume": VolumeUnit.allCases.map(\.rawValue)
            case "units.temperature": TemperatureUnit.allCases.map(\.rawValue)
            case "units.wind": WindUnit.allCases.map(\.rawValue)
            case "dilution": ["arnold", "bar-assistant"]
            case "ambiguous_width": ["1", "2"]
            case "spoilers": ["hide", "show"]
            case "colors": ColorDepth.allCases.map(\.rawValue)
            case "home_city": cities("")
            case _ where ["true", "false"].contains((try? ConfigurationKey(setting))?.standard ?? ""):
                ["true", "false"]
            default: []
            }
        return values.filter { $0.hasPrefix(prefix) }
    }

    package func cities(_ prefix: String) -> [String] {
        assets.map { CityLoader.load(from: $0).cities.cities.map(\.id.rawValue).filter { $0.hasPrefix(prefix) } } ?? []
    }

    private func idsOfRoute(_ kind: String, _ prefix: String) -> [String] {
        switch kind {
        case "drink", "edit", "make", "compare", "sum": ids(.drink, prefix)
        case "ingredient", "brand": ids(.ingredient, prefix)
        case "base": BaseSpirit.allCases.map(\.rawValue).filter { $0.hasPrefix(prefix) }
        case "glass": stored(.glass, prefix) { catalogue($0) { $0.glasses.map(\.id.rawValue) } }
        case "tool": stored(.tool, prefix) { catalogue($0) { $0.tools.map(\.id.rawValue) } }
        case "technique": stored(.technique, prefix) { catalogue($0) { $0.techniques.map(\.id.rawValue) } }
        case "run", "work": stored(.work, prefix) { WorkLoader.load(from: $0).catalogue.works.map(\.work.id.rawValue) }
        case "character", "dig", "result": ids(.character, prefix)
        case "city", "forecast": cities(prefix)
        default: []
        }
    }

    private func catalogue(_ folder: AssetFolder, _ ids: (Catalogue) -> [String]) -> [String] {
        ids(CatalogueLoader.load(from: folder).catalogue)
    }

    /// Ids from the database, which includes the member's own; without one, ids bundled with the program.
    private func stored(_ kind: StoredIDs.Kind, _ prefix: String, bundled: (AssetFolder) -> [String]) -> [String] {
        if let ids = StoredIDs.all(kind, beginningWith: prefix, limit: Self.most, inFileAt: paths.database) {
            return ids
        }
        return Array((assets.map(bundled) ?? []).filter { $0.hasPrefix(prefix) }.sorted().prefix(Self.most))
    }
}
