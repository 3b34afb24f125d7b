import HummingbirdCore
import Synchronization

final class OpenConnections: AvailableConnectionsDelegate {
    private let most: Int
    private let count = Atomic(0)

    init(most: Int) {
        self.most = most
    }

    /// Whether so few places are left that idle connections must close.
    var isCrowded: Bool { count.load(ordering: .relaxed) > most - max(most / 12, 1) }

    func connectionOpened() { count.add(1, ordering: .relaxed) }
    func connectionClosed() { count.subtract(1, ordering: .relaxed) }
    func isAcceptingNewConnections() -> Bool { count.load(ordering: .relaxed) < most }
}
