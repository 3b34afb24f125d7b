package import Domain
package import FeatureKit

/// The authorizer of a guest: it allows nothing and notes what was wanted.
package final class DenyingAuthorizer: MemberAuthorizer {
    /// Stays empty.
    package let work = MemberWork()
    /// What was asked, oldest first.
    package private(set) var asked: [MemberIntent] = []

    /// Makes an authorizer.
    package init() {}

    /// Never.
    package func authorize(_ intent: MemberIntent) -> Bool {
        asked.append(intent)
        return false
    }
}
