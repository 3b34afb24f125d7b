package import Domain

/// Allows a member everything.
package final class PermissiveAuthorizer: MemberAuthorizer {
    /// What the member asked for.
    package let work: MemberWork

    /// Hands what is written to existing work, or to work of its own.
    package init(work: MemberWork = MemberWork()) {
        self.work = work
    }

    package func authorize(_ intent: MemberIntent) -> Bool { true }
}
