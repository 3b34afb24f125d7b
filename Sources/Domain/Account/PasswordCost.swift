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
