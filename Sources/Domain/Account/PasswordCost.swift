/// The parameters of scrypt (RFC 7914).
public struct PasswordCost: Hashable, Sendable {
    /// N: rounds, a power of two.
    public let rounds: Int
    /// r: the size of a block.
    public let blockSize: Int
    /// p: how many times over.
    public let parallelism: Int

    /// Makes parameters.
    public init(rounds: Int, blockSize: Int, parallelism: Int) {
        self.rounds = rounds
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    /// What new passwords are hashed with: about 0.2 s and 32 MiB a guess.
    public static let usual = PasswordCost(rounds: 1 << 15, blockSize: 8, parallelism: 3)
}
