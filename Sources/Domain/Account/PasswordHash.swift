public import Foundation

/// A password as it is stored: the key that scrypt derived from it, with the parameters (RFC 7914).
public struct PasswordHash: Hashable, Sendable {
    /// Random bytes, so that equal passwords have different keys.
    public let salt: Data
    /// The derived key.
    public let key: Data
    /// How much memory and time a guess takes.
    public let cost: PasswordCost

    /// Memberwise.
    public init(salt: Data, key: Data, cost: PasswordCost) {
        self.salt = salt
        self.key = key
        self.cost = cost
    }
}

extension PasswordHash: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `•••`.
    public var description: String { "•••" }
    /// Always `•••`.
    public var debugDescription: String { description }
    /// Without children, so that a dump cannot show it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The parameters of scrypt (RFC 7914).
public struct PasswordCost: Hashable, Sendable {
    /// N: the cost factor, a power of two.
    public let rounds: Int
    /// r: the block size.
    public let blockSize: Int
    /// p: the parallelization.
    public let parallelism: Int

    /// Memberwise.
    public init(rounds: Int, blockSize: Int, parallelism: Int) {
        self.rounds = rounds
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    /// For new passwords: about 0.2 s and 32 MiB a guess.
    public static let usual = PasswordCost(rounds: 1 << 15, blockSize: 8, parallelism: 3)
}
