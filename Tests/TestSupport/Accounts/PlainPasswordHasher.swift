package import Domain
import Foundation
import Synchronization

/// Keeps passwords as they are, for tests; counts how often one was looked at.
package final class PlainPasswordHasher: PasswordHasher {
    private let looks = Mutex(0)
    private let cost: PasswordCost

    /// Makes a hasher of a cost, so that another one finds its hashes outdated.
    package init(rounds: Int = 2) {
        cost = PasswordCost(rounds: rounds, blockSize: 1, parallelism: 1)
    }

    /// How often a password was compared.
    package var comparisons: Int { looks.withLock { $0 } }

    /// The password itself.
    package func hash(_ password: Password) async throws -> PasswordHash {
        PasswordHash(salt: Data(), key: Data(password.bytes), cost: cost)
    }

    /// Whether they are the same.
    package func matches(_ password: Password, _ hash: PasswordHash?) async throws -> Bool {
        looks.withLock { $0 += 1 }
        return hash.map { $0.key == Data(password.bytes) } ?? false
    }

    /// Whether another cost made it.
    package func isOutdated(_ hash: PasswordHash) -> Bool { hash.cost != cost }
}
