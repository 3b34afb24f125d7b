import DimoAssets
package import Domain

package enum CommandWords {
    /// The strings in the language of the option, the configuration or the locale, in this order.
    package static func strings(arguments: [String], environment: (String) -> String?) -> Strings {
        let paths = AppPaths(dataDirectory: option("--data-dir", in: arguments), environment: environment)
        let language =
            option("--lang", in: arguments).flatMap { Language(rawValue: $0) }
            ?? ConfigurationFile(path: paths.configuration).settings.language
            ?? LocaleName(environment: environment).language
        guard let assets = try? AssetFolder.locate(environment: environment),
            let strings = try? StringTable.load(language, from: assets)
        else { return Strings(language: language, table: [:]) }
        return strings
    }

    /// The value of an option, in an argument of its own or after `=`.
    static func option(_ name: String, in arguments: [String]) -> String? {
        if let place = arguments.lastIndex(of: name), arguments.indices.contains(place + 1) {
            return arguments[place + 1]
        }
        return arguments.last { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    }
}
