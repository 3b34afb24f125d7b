package import Domain
package import FeatureKit

/// Refuses every action, as for a guest, and records the intents.
package final class DenyingAuthorizer: MemberAuthorizer {
    package let work = MemberWork()
    package private(set) var asked: [MemberIntent] = []

    package init() {}

    package func authorize(_ intent: MemberIntent) -> Bool {
        asked.append(intent)
        return false
    }
}
