package import Domain

package struct UnknownSetting: Error, Hashable, Sendable {
    package let name: String

    package init(name: String) {
        self.name = name
    }

    /// Describes the problem with the nearest settings; for the name of a group, with its members.
    package func text(_ strings: Strings) -> String {
        let all = ConfigurationKey.all.map(\.key)
        let members = all.filter { $0.hasPrefix("\(name).") }
        if name == "keys" { return strings["config.unknown-setting.keys"] }
        if !members.isEmpty { return strings("config.setting-group", name, members.joined(separator: ", ")) }
        let nearest = Nearest.texts(to: name, among: all, limit: 3).joined(separator: ", ")
        return strings("config.unknown-setting.nearest", name, nearest)
    }
}
