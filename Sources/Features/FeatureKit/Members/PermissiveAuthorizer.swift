public import Domain

/// Allows a member everything.
public final class PermissiveAuthorizer: MemberAuthorizer {
    /// What the member asked for.
    public let work: MemberWork

    /// Hands what is written to existing work, or to work of its own.
    public init(work: MemberWork = MemberWork()) {
        self.work = work
    }

    /// Always.
    public func authorize(_ intent: MemberIntent) -> Bool { true }
}
