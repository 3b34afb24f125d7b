package import Domain

/// A first step into a community whose answer is not known to have come. A second try goes on from it.
package struct JoinAttempt: Hashable, Sendable {
    /// The ID that was asked for.
    package let name: AccountName
    /// The id that this machine made for the new member; nil for somebody who has an account there.
    package let member: Identifier<Profile>?

    package init(name: AccountName, member: Identifier<Profile>?) {
        self.name = name
        self.member = member
    }
}
