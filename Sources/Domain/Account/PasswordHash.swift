package import Foundation

/// A password as it is stored: the key that scrypt derived from it, with the parameters (RFC 7914).
package struct PasswordHash: Hashable, Sendable {
    /// Random bytes, so that equal passwords have different keys.
    package let salt: Data
    /// The derived key.
    package let key: Data
    /// How much memory and time a guess takes.
    package let cost: PasswordCost

    package init(salt: Data, key: Data, cost: PasswordCost) {
        self.salt = salt
        self.key = key
        self.cost = cost
    }
}

extension PasswordHash: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `•••`.
    package var description: String { "•••" }
    /// Always `•••`.
    package var debugDescription: String { description }
    /// Without children, so that a dump cannot show it.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// The parameters of scrypt (RFC 7914).
package struct PasswordCost: Hashable, Sendable {
    /// N: the cost factor, a power of two.
    package let rounds: Int
    /// r: the block size.
    package let blockSize: Int
    /// p: the parallelization.
    package let parallelism: Int

    package init(rounds: Int, blockSize: Int, parallelism: Int) {
        self.rounds = rounds
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    /// For new passwords: about 0.2 s and 32 MiB a guess.
    package static let usual = PasswordCost(rounds: 1 << 15, blockSize: 8, parallelism: 3)
}
