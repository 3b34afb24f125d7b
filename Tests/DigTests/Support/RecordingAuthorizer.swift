import Domain
import FeatureKit

/// An authorizer that allows until a test forbids, and keeps what was asked.
final class RecordingAuthorizer: MemberAuthorizer {
    let work = MemberWork()
    var isOpen = true
    private(set) var intents: [MemberIntent] = []

    func authorize(_ intent: MemberIntent) -> Bool {
        intents.append(intent)
        return isOpen
    }
}
