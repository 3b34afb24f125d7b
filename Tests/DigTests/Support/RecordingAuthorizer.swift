import Domain
import FeatureKit

/// A gate that is open until a test closes it, and keeps what was asked.
final class RecordingAuthorizer: MemberAuthorizer {
    var isOpen = true
    private(set) var intents: [MemberIntent] = []

    func authorize(_ intent: MemberIntent) -> Bool {
        intents.append(intent)
        return isOpen
    }
}
