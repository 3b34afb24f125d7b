import Domain
import TestSupport
import Testing

@Suite struct SelectAccountTests {
    private let repository = InMemoryAccountRepository()
    private let store = InMemorySessionStore()
    private let services: AccountServices

    init() async throws {
        services = .inMemory(repository, store: store)
        for (name, password) in [("open", ""), ("kept", "sunrise-89")] {
            _ = try await CreateAccount(services)(
                name: AccountName(name), nickname: Nickname(name), type: nil, password: Password(password))
        }
    }

    @Test func `without a signed-in account the local profile is used`() async throws {
        #expect(try await SelectAccount(services)().kind == .local)
        #expect(store.stored == nil)
    }

    @Test func `the signed-in account is used unless another is named`() async throws {
        _ = try await SignIn(services)(name: "kept", password: Password("sunrise-89"))
        #expect(try await SelectAccount(services)().accountName?.text == "kept")
        #expect(try await SelectAccount(services)("kept").accountName?.text == "kept")
        #expect(try await SelectAccount(services)("open").accountName?.text == "open")
        #expect(try await SelectAccount(services)("local").kind == .local)
    }

    @Test func `an unknown or locked account is refused`() async throws {
        await #expect(throws: AccountProblem.gone) { try await SelectAccount(services)("nobody") }
        await #expect(throws: AccountProblem.gone) { try await SelectAccount(services)("?") }
        await #expect(throws: AccountProblem.locked) { try await SelectAccount(services)("kept") }
    }

    @Test func `an unusable session file counts as not signed in`() async throws {
        let broken = InMemorySessionStore(readProblem: .malformed(path: "/state/session"))
        #expect(try await SelectAccount(.inMemory(repository, store: broken))().kind == .local)
    }
}
