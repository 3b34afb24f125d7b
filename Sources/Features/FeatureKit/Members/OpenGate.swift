public import Domain

/// The gate of a member: always open.
public final class OpenGate: MemberGate {
    /// Makes a gate.
    public init() {}

    /// Always.
    public func admits(_ intent: MemberIntent) -> Bool { true }
}
