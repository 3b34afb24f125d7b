import CSodium
package import Domain
package import Foundation

/// Hashes passwords with scrypt (RFC 7914). An actor: it runs off the main actor and hashes one password at a time, so
/// that two hashes never need memory at once.
package actor ScryptPasswordHasher: PasswordHasher {
    /// In bytes, as the length of the derived key.
    private static let saltLength = 16
    private static let keyLength = 32
    /// A database that asks for more was tampered with.
    private static let mostRounds = 1 << 20
    private static let mostBlocks = 64
    /// Limit on rounds × block size × parallelism: five times what a password takes now, a few seconds.
    private static let mostWork = 1 << 22

    private let cost: PasswordCost
    private let random: RandomBytes

    /// `cost` is that of new hashes; tests use a low one.
    package init(cost: PasswordCost = .usual) {
        self.cost = cost
        random = RandomBytes()
    }

    package func hash(_ password: Password) throws -> PasswordHash {
        let salt = random.make(Self.saltLength)
        return PasswordHash(salt: salt, key: try derive(password, salt, cost), cost: cost)
    }

    /// Without a hash, returns false after the same work.
    package func matches(_ password: Password, _ hash: PasswordHash?) throws -> Bool {
        guard let hash else {
            _ = try derive(password, Data(count: Self.saltLength), cost)
            return false
        }
        return ConstantTime.areEqual(try derive(password, hash.salt, hash.cost), hash.key)
    }

    package nonisolated func isOutdated(_ hash: PasswordHash) -> Bool { hash.cost != cost }

    private func derive(_ password: Password, _ salt: Data, _ cost: PasswordCost) throws -> Data {
        guard (2...Self.mostRounds).contains(cost.rounds), cost.rounds.nonzeroBitCount == 1,
            (1...Self.mostBlocks).contains(cost.blockSize), (1...Self.mostBlocks).contains(cost.parallelism),
            cost.rounds * cost.blockSize * cost.parallelism <= Self.mostWork
        else { throw StoreError.other("a password was kept with parameters that no version of dimo wrote") }
        _ = Sodium.isReady
        var key = [UInt8](repeating: 0, count: Self.keyLength)
        let result = crypto_pwhash_scryptsalsa208sha256_ll(
            password.bytes, password.bytes.count, Array(salt), salt.count, UInt64(cost.rounds),
            UInt32(cost.blockSize), UInt32(cost.parallelism), &key, key.count)
        guard result == 0 else { throw StoreError.other("there is not enough memory to check a password") }
        return Data(key)
    }
}

/// Compares secrets in a time that reveals nothing about where they differ.
package enum ConstantTime {
    /// Only a difference in length shortens the comparison.
    package static func areEqual(_ left: Data, _ right: Data) -> Bool {
        guard left.count == right.count else { return false }
        return left.withUnsafeBytes { one in
            right.withUnsafeBytes { other in
                guard let one = one.baseAddress, let other = other.baseAddress else { return true }
                return sodium_memcmp(one, other, left.count) == 0
            }
        }
    }
}
