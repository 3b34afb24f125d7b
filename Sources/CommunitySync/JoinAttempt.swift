package import Domain

/// A join attempt whose answer may have been lost. A later attempt resumes it.
package struct JoinAttempt: Hashable, Sendable {
    package let name: AccountName
    /// The id that this machine made for the new member; nil for someone with an existing account.
    package let member: Identifier<Profile>?

    package init(name: AccountName, member: Identifier<Profile>?) {
        self.name = name
        self.member = member
    }
}
