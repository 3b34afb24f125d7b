public import Domain

/// A name that no setting has.
public struct UnknownSetting: Error, Hashable, Sendable {
    /// The name.
    public let name: String

    /// Memberwise.
    public init(name: String) {
        self.name = name
    }

    /// What happened, with the nearest settings; the name of a group is answered by its members.
    public func text(_ strings: Strings) -> String {
        let all = ConfigurationKey.all.map(\.key)
        let members = all.filter { $0.hasPrefix("\(name).") }
        if name == "keys" { return strings["config.unknown-setting.keys"] }
        if !members.isEmpty { return strings("config.setting-group", name, members.joined(separator: ", ")) }
        let nearest = Nearest.texts(to: name, among: all, limit: 3).joined(separator: ", ")
        return strings("config.unknown-setting.nearest", name, nearest)
    }
}
