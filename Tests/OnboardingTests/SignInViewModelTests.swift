import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Onboarding

@MainActor
@Suite(.timeLimit(.minutes(3)))
struct SignInViewModelTests {
    private let repository = InMemoryAccountRepository()
    private let probe = FormProbe()
    private let log = EventLog()
    private let strings = TestWords.english

    private func open(_ names: [String] = ["mina"], password: String = "sunrise-89") async throws -> SignInViewModel {
        let services = AccountServices.inMemory(repository)
        for name in names {
            _ = try await CreateAccount(services)(
                name: AccountName(name), nickname: Nickname(name), type: nil, password: Password(password))
        }
        let viewModel = SignInViewModel(
            services: services, strings: strings,
            actions: SignInActions(
                signedIn: { [log] in log.note("in:\($0.profile.nickname)") },
                showRecover: { [log] in log.note("recover:\($0)") }))
        probe.load(viewModel.transform)
        await probe.settle()
        return viewModel
    }

    @Test func `the accounts of the machine are listed, the first in focus`() async throws {
        let viewModel = try await open(["mina", "juno"])
        #expect(probe.ids.filter { $0.hasPrefix("account:") } == ["account:juno", "account:mina"])
        #expect(probe.focused == ["account:juno"])
        probe.opened.send(.field("account:mina"))
        #expect(probe.focused.last == "password")
        withExtendedLifetime(viewModel) {}
    }

    @Test func `a sign-in is busy and then in`() async throws {
        let viewModel = try await open()
        probe.type("name", "mina")
        probe.type("password", "sunrise-89")
        await probe.submit()
        #expect(log.notes == ["in:mina"])
        #expect(probe.busy == [false, true, false])
        withExtendedLifetime(viewModel) {}
    }

    @Test(arguments: ["mina", "nobody", "?"])
    func `a wrong ID and a wrong password look alike, and the ID stays`(name: String) async throws {
        let viewModel = try await open()
        probe.type("name", name)
        probe.type("password", "wrong-pass-1")
        await probe.submit()
        #expect(probe.message("password") == strings["account.wrong"])
        #expect(probe.focused.last == "password")
        #expect(probe.busy == [false, true, false])
        guard case .text(let text, _, _, _, _)? = probe.field("name")?.control else { return #expect(Bool(false)) }
        #expect(text == name)
        withExtendedLifetime(viewModel) {}
    }

    @Test func `the wait is shown as it passes, and nothing is tried meanwhile`() async throws {
        let viewModel = try await open()
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
        withExtendedLifetime(viewModel) {}
    }

    @Test func `an account without a password opens at once`() async throws {
        let viewModel = try await open(password: "")
        probe.opened.send(.field("account:mina"))
        await probe.settle()
        #expect(log.notes == ["in:mina"])
        withExtendedLifetime(viewModel) {}
    }

    @Test func `a store that fails is said so, and the form can be sent again`() async throws {
        let viewModel = try await open()
        await repository.fail(with: StoreError.diskFull)
        probe.type("name", "mina")
        probe.type("password", "sunrise-89")
        await probe.submit()
        #expect(probe.failed == [strings["error.disk-full"]])
        await repository.fail(with: nil)
        await probe.submit()
        #expect(log.notes == ["in:mina"])
        withExtendedLifetime(viewModel) {}
    }

    @Test func `a forgotten password leads on with the ID that was typed`() async throws {
        let viewModel = try await open()
        probe.type("name", "mina")
        probe.opened.send(.field("recover"))
        #expect(log.notes == ["recover:mina"])
        withExtendedLifetime(viewModel) {}
    }
}
