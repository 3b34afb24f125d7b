public import Domain

/// The gate of a member: always open.
public final class PermissiveAuthorizer: MemberAuthorizer {
    /// Makes a gate.
    public init() {}

    /// Always.
    public func authorize(_ intent: MemberIntent) -> Bool { true }
}
