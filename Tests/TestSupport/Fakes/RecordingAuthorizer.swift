package import Domain
package import FeatureKit

/// Records the intents of actions, and allows all of them or none.
package final class RecordingAuthorizer: MemberAuthorizer {
    package let work = MemberWork()
    package var isOpen: Bool
    package private(set) var intents: [MemberIntent] = []

    package init(isOpen: Bool = true) {
        self.isOpen = isOpen
    }

    package func authorize(_ intent: MemberIntent) -> Bool {
        intents.append(intent)
        return isOpen
    }
}
