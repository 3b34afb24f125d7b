import Domain
import FeatureKit

/// A gate that can be closed, and notes what it was asked for.
@MainActor
final class CountingGate: MemberGate {
    var isOpen = true
    private(set) var asked: [MemberIntent] = []

    func admits(_ intent: MemberIntent) -> Bool {
        asked.append(intent)
        return isOpen
    }
}
