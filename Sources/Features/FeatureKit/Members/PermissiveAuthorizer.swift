public import Domain

/// Allows a member everything.
public final class PermissiveAuthorizer: MemberAuthorizer {
    /// Needs nothing.
    public init() {}

    /// Always.
    public func authorize(_ intent: MemberIntent) -> Bool { true }
}
