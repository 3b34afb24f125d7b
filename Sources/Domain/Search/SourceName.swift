/// Reduces the sources of recipes to a few names: the host of a web address, or else the text.
package enum SourceName {
    private static let longest = 60

    package static func name(of source: String?) -> String? {
        let text = PlainText.line(source ?? "", limit: 2_000)
        guard !text.isEmpty else { return nil }
        for scheme in ["https://", "http://"] where text.lowercased().hasPrefix(scheme) {
            let host = text.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
            let name = host.lowercased()
            return name.isEmpty ? nil : name.hasPrefix("www.") ? String(name.dropFirst(4)) : name
        }
        return PlainText.line(text, limit: longest)
    }
}
