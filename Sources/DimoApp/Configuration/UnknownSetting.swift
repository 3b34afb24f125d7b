internal import Domain

/// A name that no setting has.
public struct UnknownSetting: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let name: String

    /// Memberwise.
    public init(name: String) {
        self.name = name
    }

    /// What happened, with the nearest settings; the name of a group is answered by its members.
    public var description: String {
        let all = ConfigurationKey.all.map(\.key)
        let members = all.filter { $0.hasPrefix("\(name).") }
        if name == "keys" { return "\"keys\" is a group of settings: name an action, keys.list.open" }
        if !members.isEmpty { return "\"\(name)\" is a group of settings: \(members.joined(separator: ", "))" }
        let nearest = Nearest.texts(to: name, among: all, limit: 3).joined(separator: ", ")
        return "no setting \"\(name)\": did you mean \(nearest)?"
    }
}
