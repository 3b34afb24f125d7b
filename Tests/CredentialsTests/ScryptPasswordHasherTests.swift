import Credentials
import Domain
import Foundation
import Testing

@Suite struct ScryptPasswordHasherTests {
    private let cheap = PasswordCost(rounds: 16, blockSize: 8, parallelism: 1)

    /// RFC 7914, section 12, the second vector, cut to 32 bytes.
    @Test func `the key matches the scrypt test vector`() async throws {
        let cost = PasswordCost(rounds: 1_024, blockSize: 8, parallelism: 16)
        let key = Data([
            0xfd, 0xba, 0xbe, 0x1c, 0x9d, 0x34, 0x72, 0x00, 0x78, 0x56, 0xe7, 0x19, 0x0d, 0x01, 0xe9, 0xfe,
            0x7c, 0x6a, 0xd7, 0xcb, 0xc8, 0x23, 0x78, 0x30, 0xe7, 0x73, 0x76, 0x63, 0x4b, 0x37, 0x31, 0x62,
        ])
        let hash = PasswordHash(salt: Data("NaCl".utf8), key: key, cost: cost)
        #expect(try await ScryptPasswordHasher(cost: cheap).matches(Password("password"), hash))
    }

    /// Keys that version 1.0 stored, made by another library: the usual cost, a low one, a password beyond ASCII, an
    /// unusual block size and parallelism.
    @Test(arguments: [
        (
            "sunrise-89", "be617f3e837005e914547bd452c43b03",
            "44cdc67ec7a82edabf18335456e74003641441b0a0b37a86e6e9f12bf3c4b2a2", PasswordCost.usual
        ),
        (
            "sunrise-89", "ce9aa26661b514a197d1489e58c332cd",
            "042826b806bd6c4375509159fc1229c4128ddcff7aa615858a2afaba88b3b629",
            PasswordCost(rounds: 16, blockSize: 8, parallelism: 1)
        ),
        (
            "저녁의 네그로니 89", "bf0df9c899ce779a30c30dc4a2fd6b7e",
            "253b1e5d486ebac8b6f9f74399b9fbaeeb07981e337a8e3154d6b56af67cd4c4",
            PasswordCost(rounds: 1_024, blockSize: 8, parallelism: 3)
        ),
        (
            "x-1", "f80245ea2edfa2e3e122cdc82d066da6",
            "872261ed8f56304cb038adce9e18ed3db4ee05562a9fee0767c09d460c72da7e",
            PasswordCost(rounds: 64, blockSize: 3, parallelism: 5)
        ),
    ])
    func `stored keys are still accepted`(
        password: String, salt: String, key: String, cost: PasswordCost
    )
        async throws
    {
        let hash = PasswordHash(salt: Data(hexadecimal: salt), key: Data(hexadecimal: key), cost: cost)
        let hasher = ScryptPasswordHasher(cost: cheap)
        #expect(try await hasher.matches(Password(password), hash))
        #expect(try await !hasher.matches(Password(password + "9"), hash))
    }

    @Test func `a password matches its own hash and no other`() async throws {
        let hasher = ScryptPasswordHasher(cost: cheap)
        let hash = try await hasher.hash(Password("sunrise-89"))
        #expect(try await hasher.matches(Password("sunrise-89"), hash))
        #expect(try await !hasher.matches(Password("sunrise-88"), hash))
        #expect(try await !hasher.matches(Password("sunrise-89"), nil))
        #expect(hash.salt.count == 16)
        #expect(hash.key.count == 32)
        #expect(try await hasher.hash(Password("sunrise-89")) != hash)
    }

    @Test func `parameters are stored with the hash, and others count as outdated`() async throws {
        let hash = try await ScryptPasswordHasher(cost: cheap).hash(Password("sunrise-89"))
        let later = ScryptPasswordHasher(cost: PasswordCost(rounds: 32, blockSize: 8, parallelism: 1))
        #expect(try await later.matches(Password("sunrise-89"), hash))
        #expect(later.isOutdated(hash))
        #expect(!ScryptPasswordHasher(cost: cheap).isOutdated(hash))
        #expect(PasswordCost.usual == PasswordCost(rounds: 32_768, blockSize: 8, parallelism: 3))
    }

    @Test func `invalid parameters are refused`() async throws {
        for rounds in [0, 1 << 40, -1, 48] {
            let cost = PasswordCost(rounds: rounds, blockSize: 8, parallelism: 1)
            await #expect(throws: StoreError.self) {
                try await ScryptPasswordHasher(cost: cheap)
                    .matches(Password("x"), PasswordHash(salt: Data(), key: Data(), cost: cost))
            }
        }
    }

    @Test(arguments: [(1 << 20, 64, 1), (1 << 15, 64, 64), (1 << 20, 8, 3)])
    func `parameters that would take minutes are refused at once`(rounds: Int, blockSize: Int, parallelism: Int) async {
        let cost = PasswordCost(rounds: rounds, blockSize: blockSize, parallelism: parallelism)
        await #expect(throws: StoreError.self) {
            try await ScryptPasswordHasher(cost: cheap)
                .matches(Password("x"), PasswordHash(salt: Data(), key: Data(), cost: cost))
        }
    }

    @Test func `an unknown ID takes as long as a wrong password`() async throws {
        let hasher = ScryptPasswordHasher(cost: PasswordCost(rounds: 1 << 12, blockSize: 8, parallelism: 1))
        let hash = try await hasher.hash(Password("sunrise-89"))
        var known: [Duration] = []
        var unknown: [Duration] = []
        let clock = ContinuousClock()
        for _ in 0..<15 {
            known.append(try await clock.measure { _ = try await hasher.matches(Password("wrong-89"), hash) })
            unknown.append(try await clock.measure { _ = try await hasher.matches(Password("wrong-89"), nil) })
        }
        // The minimum of many is the time of the work itself.
        let (one, other) = (try #require(known.min()), try #require(unknown.min()))
        #expect(max(one, other) < min(one, other) * 2, "\(one) and \(other)")
    }

    @Test func `secrets are compared byte by byte`() {
        #expect(ConstantTime.areEqual(Data([1, 2, 3]), Data([1, 2, 3])))
        #expect(!ConstantTime.areEqual(Data([1, 2, 3]), Data([1, 2, 4])))
        #expect(!ConstantTime.areEqual(Data([1, 2, 3]), Data([1, 2])))
        #expect(ConstantTime.areEqual(Data(), Data()))
    }
}
