package import Foundation

/// A stored password: the key derived by scrypt, with its parameters (RFC 7914).
package struct PasswordHash: Hashable, Sendable, Redacted {
    /// Random bytes, so that equal passwords have different keys.
    package let salt: Data
    package let key: Data
    package let cost: PasswordCost

    package init(salt: Data, key: Data, cost: PasswordCost) {
        self.salt = salt
        self.key = key
        self.cost = cost
    }
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

    /// For new passwords: about 0.2 s and 32 MiB per guess.
    package static let usual = PasswordCost(rounds: 1 << 15, blockSize: 8, parallelism: 3)
}
