public import Domain
public import FeatureKit

/// The gate of a guest: it lets nothing pass and notes what was wanted.
public final class DenyingAuthorizer: MemberAuthorizer {
    /// What was asked, oldest first.
    public private(set) var asked: [MemberIntent] = []

    /// Makes a gate.
    public init() {}

    /// Never.
    public func authorize(_ intent: MemberIntent) -> Bool {
        asked.append(intent)
        return false
    }
}
