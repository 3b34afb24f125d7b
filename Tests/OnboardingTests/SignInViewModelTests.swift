import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Onboarding

@MainActor
struct SignInViewModelTests {
    private let probe = FormProbe()
    private let strings = TestWords.english
    private var repository: InMemoryAccountRepository { probe.repository }
    private var log: EventLog { probe.log }

    private func open(_ names: [String] = ["mina"], password: String = "sunrise-89") async throws {
        let services = AccountServices.inMemory(repository)
        for name in names {
            _ = try await CreateAccount(services)(
                name: AccountName(name), nickname: Nickname(name), type: nil, password: Password(password))
        }
        await probe.load { $0.makeSignInViewModel(in: $1) }
    }

    @Test func `the accounts on this machine are listed, the first in focus`() async throws {
        try await open(["mina", "juno"])
        #expect(probe.ids.filter { $0.hasPrefix("account:") } == ["account:juno", "account:mina"])
        #expect(probe.focused == ["account:juno"])
        probe.open("account:mina")
        #expect(probe.focused.last == "password")
    }

    @Test func `a typed ID survives going back, and the focus moves to the password`() async throws {
        try await open(["mina", "juno"])
        probe.type("name", "juno")
        await probe.load { $0.makeSignInViewModel(in: $1) }
        guard case .text(let name, _, _, _, _, _) = probe.field("name")?.control else {
            Issue.record("there is no field for the ID")
            return
        }
        #expect(name == "juno")
        #expect(probe.focused.last == "password")
    }

    @Test func `a sign-in is busy and then enters`() async throws {
        try await open()
        probe.type("name", "mina")
        probe.type("password", "sunrise-89")
        await probe.submit()
        #expect(log.notes == ["in:mina"])
        #expect(probe.busy == [false, true, false])
    }

    @Test(arguments: ["mina", "nobody", "?"])
    func `a wrong ID and a wrong password look alike, and keep the ID`(name: String) async throws {
        try await open()
        probe.type("name", name)
        probe.type("password", "wrong-pass-1")
        await probe.submit()
        #expect(probe.message("password") == strings["account.wrong"])
        #expect(probe.focused.last == "password")
        #expect(probe.busy == [false, true, false])
        guard case .text(let text, _, _, _, _, _)? = probe.field("name")?.control else { return #expect(Bool(false)) }
        #expect(text == name)
    }

    @Test func `the wait counts down, and no attempt is made during it`() async throws {
        try await open()
        for _ in 0..<7 { try? await repository.beginAttempt(AccountName("mina"), at: 1_799_999_990) }
        try? await repository.beginAttempt(AccountName("mina"), at: 1_800_000_000)
        probe.type("name", "mina")
        probe.type("password", "sunrise-89")
        await probe.submit()
        let seconds = try await repository.wait(for: AccountName("mina"), at: 1_800_000_000)
        #expect(seconds > 1)
        #expect(probe.message("password") == strings.counted("account.wait", seconds))
        probe.time.advance(by: .seconds(1))
        #expect(probe.message("password") == strings.counted("account.wait", seconds - 1))
        await probe.submit()
        #expect(log.notes.isEmpty)
        probe.time.advance(by: .seconds(seconds))
        #expect(probe.message("password") == nil)
    }

    @Test func `an account without a password opens at once`() async throws {
        try await open(password: "")
        probe.open("account:mina")
        await LatestTask.settleAll()
        #expect(log.notes == ["in:mina"])
    }

    @Test func `a failing store is reported, and the form can be sent again`() async throws {
        try await open()
        await repository.fail(with: StoreError.diskFull)
        probe.type("name", "mina")
        probe.type("password", "sunrise-89")
        await probe.submit()
        #expect(probe.failed == [strings["error.disk-full"]])
        await repository.fail(with: nil)
        await probe.submit()
        #expect(log.notes == ["in:mina"])
    }

    @Test func `a forgotten password opens recovery with the typed ID`() async throws {
        try await open()
        probe.type("name", "mina")
        probe.open("recover")
        #expect(log.notes == ["recover:mina"])
    }
}
