import HummingbirdCore
import Synchronization

/// Counts the connections, and lets no more in than there may be.
final class OpenConnections: AvailableConnectionsDelegate {
    private let most: Int
    private let count = Atomic(0)

    init(most: Int) {
        self.most = most
    }

    /// Whether so few places are left that those who ask nothing must make room.
    var isCrowded: Bool { count.load(ordering: .relaxed) > most - max(most / 12, 1) }

    func connectionOpened() { count.add(1, ordering: .relaxed) }
    func connectionClosed() { count.subtract(1, ordering: .relaxed) }
    func isAcceptingNewConnections() -> Bool { count.load(ordering: .relaxed) < most }
}
