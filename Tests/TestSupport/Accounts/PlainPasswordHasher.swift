package import Domain
import Foundation
import Synchronization

/// Stores passwords as plain text, and counts comparisons.
package final class PlainPasswordHasher: PasswordHasher {
    private let looks = Mutex(0)
    private let cost: PasswordCost

    /// Hashers of another cost find its hashes outdated.
    package init(rounds: Int = 2) {
        cost = PasswordCost(rounds: rounds, blockSize: 1, parallelism: 1)
    }

    package var comparisons: Int { looks.withLock { $0 } }

    package func hash(_ password: Password) async throws -> PasswordHash {
        PasswordHash(salt: Data(), key: Data(password.bytes), cost: cost)
    }

    package func matches(_ password: Password, _ hash: PasswordHash?) async throws -> Bool {
        looks.withLock { $0 += 1 }
        return hash.map { $0.key == Data(password.bytes) } ?? false
    }

    package func isOutdated(_ hash: PasswordHash) -> Bool { hash.cost != cost }
}
