/// A member of this machine as the other side of a shared bar.
public struct BarSharer: Hashable, Sendable, Identifiable {
    /// Whose name it is.
    public let id: Identifier<Profile>
    /// The ID of the account; nil for the local profile.
    public let name: AccountName?
    /// The nickname.
    public let nickname: String

    /// Makes one.
    public init(id: Identifier<Profile>, name: AccountName?, nickname: String) {
        self.id = id
        self.name = name
        self.nickname = nickname
    }

    /// What they are called on the command line: the ID, or `local`.
    public var text: String { name?.text ?? id.rawValue }
}
