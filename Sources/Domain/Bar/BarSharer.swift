/// A member of this machine as the other side of a shared bar.
public struct BarSharer: Hashable, Sendable, Identifiable {
    /// Whose name it is.
    public let id: Identifier<Profile>
    /// Nil for the local profile.
    public let name: AccountName?
    /// The nickname.
    public let nickname: String

    /// Memberwise.
    public init(id: Identifier<Profile>, name: AccountName?, nickname: String) {
        self.id = id
        self.name = name
        self.nickname = nickname
    }

    /// The name on the command line: the ID, or `local`.
    public var text: String { name?.text ?? id.rawValue }
}
