package import Domain

package struct UnknownSetting: Error, Hashable, Sendable {
    package let name: String

    package init(name: String) {
        self.name = name
    }

    /// Describes the problem with similar settings or the page that lists all; for the name of a group, with its
    /// members.
    package func text(_ strings: Strings) -> String {
        let all = ConfigurationKey.all.map(\.key)
        let members = all.filter { $0.hasPrefix("\(name).") }
        if name == "keys" { return strings["config.unknown-setting.keys"] }
        if !members.isEmpty { return strings("config.setting-group", name, members.joined(separator: ", ")) }
        let nearest = Nearest.texts(like: name, among: all, limit: 3).joined(separator: ", ")
        guard nearest.isEmpty else { return strings("config.unknown-setting.nearest", name, nearest) }
        return strings("shell.error.list", strings("config.unknown-setting", name), "dimo manual files")
    }
}
