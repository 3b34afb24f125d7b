import DimoAssets
package import Domain

/// The words of a command before it has anything else, for what is said of wrong usage.
package enum CommandWords {
    /// In the language of the option, else of the configuration, else of the locale.
    ///
    /// - Parameters:
    ///   - arguments: the command line.
    ///   - environment: reads a variable.
    package static func strings(arguments: [String], environment: (String) -> String?) -> Strings {
        func option(_ name: String) -> String? {
            if let place = arguments.lastIndex(of: name), arguments.indices.contains(place + 1) {
                return arguments[place + 1]
            }
            return arguments.last { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
        }
        let paths = AppPaths(dataDirectory: option("--data-dir"), environment: environment)
        let language =
            option("--lang").flatMap { Language(rawValue: $0) }
            ?? ConfigurationFile(path: paths.configuration).settings.language
            ?? LocaleName(environment: environment).language
        guard let assets = try? AssetFolder.locate(environment: environment),
            let strings = try? StringTable.load(language, from: assets)
        else { return Strings(language: language, table: [:]) }
        return strings
    }
}
