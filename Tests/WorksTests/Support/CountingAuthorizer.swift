import Domain
import FeatureKit

/// An authorizer that can forbid actions, and records the intents.
@MainActor
final class CountingAuthorizer: MemberAuthorizer {
    let work = MemberWork()
    var isOpen = true
    private(set) var asked: [MemberIntent] = []

    func authorize(_ intent: MemberIntent) -> Bool {
        asked.append(intent)
        return isOpen
    }
}
