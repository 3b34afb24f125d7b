import Domain
import FeatureKit

/// Allows every action unless a test forbids it, and records the intents.
final class RecordingAuthorizer: MemberAuthorizer {
    let work = MemberWork()
    var isOpen = true
    private(set) var intents: [MemberIntent] = []

    func authorize(_ intent: MemberIntent) -> Bool {
        intents.append(intent)
        return isOpen
    }
}
