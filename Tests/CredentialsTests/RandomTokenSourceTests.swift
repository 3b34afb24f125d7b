import Credentials
import Domain
import Testing

@Suite struct RandomTokenSourceTests {
    private let source = RandomTokenSource()

    @Test func `tokens, ids and codes never repeat`() {
        #expect(Set((0..<200).map { _ in source.makeToken() }).count == 200)
        #expect(Set((0..<200).map { _ in source.makeProfileID() }).count == 200)
        let codes = (0..<20).flatMap { _ in source.makeRecoveryCodes() }
        #expect(Set(codes).count == 20 * RecoveryCode.count)
        #expect(source.makeProfileID().isWellFormed)
    }

    @Test func `a token has 256 bits, a code 80`() {
        #expect(source.makeToken().bytes.count * 8 == 256)
        #expect(source.makeRecoveryCodes().count == 8)
        #expect(RecoveryCode.alphabet.count == 32)
        // Five bits per letter.
        #expect(source.makeRecoveryCodes().allSatisfy { $0.symbols.count * 5 == 80 })
    }

    @Test func `every letter of the alphabet occurs in codes`() {
        let letters = Set((0..<100).flatMap { _ in source.makeRecoveryCodes().flatMap(\.symbols) })
        #expect(letters == Set(RecoveryCode.alphabet))
    }

    @Test func `secrets are stored as digests and never printed`() {
        let token = source.makeToken()
        let code = source.makeRecoveryCodes()[0]
        #expect(source.digest(of: token) != token.bytes)
        #expect(source.digest(of: code).count == 32)
        #expect("\(token) \(code) \(String(reflecting: token)) \(String(reflecting: code))" == "••• ••• ••• •••")
    }
}
