public import Domain

/// A first step into a community whose answer is not known to have come. A second try goes on from it.
public struct JoinAttempt: Hashable, Sendable {
    /// The ID that was asked for.
    public let name: AccountName
    /// The id that this machine made for the new member; nil for somebody who has an account there.
    public let member: Identifier<Profile>?

    /// Memberwise.
    public init(name: AccountName, member: Identifier<Profile>?) {
        self.name = name
        self.member = member
    }
}
