public import Domain
public import FeatureKit

/// The authorizer of a guest: it allows nothing and notes what was wanted.
public final class DenyingAuthorizer: MemberAuthorizer {
    /// Stays empty.
    public let work = MemberWork()
    /// What was asked, oldest first.
    public private(set) var asked: [MemberIntent] = []

    /// Makes an authorizer.
    public init() {}

    /// Never.
    public func authorize(_ intent: MemberIntent) -> Bool {
        asked.append(intent)
        return false
    }
}
