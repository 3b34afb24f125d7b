import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Onboarding

@MainActor
@Suite(.timeLimit(.minutes(3)))
struct SignUpViewModelTests {
    private let repository = InMemoryAccountRepository()
    private let probe = FormProbe()
    private let log = EventLog()
    private let draft = Observable(SignUpDraft())
    private let strings = TestWords.english

    private func open() async -> SignUpViewModel {
        let viewModel = SignUpViewModel(
            services: .inMemory(repository), strings: strings, draft: draft,
            actions: SignUpActions(
                chooseType: { [log] in log.note("type:\($0?.text ?? "-")") },
                signedUp: { [log] in log.note("up:\($0.signedIn.session.profile.nickname) \($0.codes.count)") }))
        probe.load(viewModel.transform)
        await probe.settle()
        return viewModel
    }

    private func fill(_ name: String = "mina") {
        probe.type("name", name)
        probe.type("nickname", name)
        probe.type("password", "sunrise-89")
        probe.type("repeated", "sunrise-89")
        probe.tick("all")
    }

    @Test func `a filled form makes an account, busy meanwhile`() async {
        let viewModel = await open()
        fill()
        await probe.submit()
        #expect(log.notes == ["up:mina 8"])
        #expect(probe.busy == [false, true, false])
        #expect(draft.value == SignUpDraft())
        withExtendedLifetime(viewModel) {}
    }

    @Test func `nothing is scolded before it was touched, then everything is, and the first bad field has the focus`()
        async
    {
        let viewModel = await open()
        #expect(probe.message("name") == strings["sign-up.name.hint"])
        probe.type("name", "mina")
        await probe.submit()
        #expect(log.notes.isEmpty)
        #expect(probe.focused == ["nickname"])
        #expect(probe.message("nickname") == strings["account.nickname.too-short"])
        #expect(probe.message("age") == strings["sign-up.age.missing"])
        #expect(probe.message("terms") == strings["sign-up.required"])
        withExtendedLifetime(viewModel) {}
    }

    @Test func `whether a name is free is asked once typing pauses, and a late answer is dropped`() async throws {
        let viewModel = await open()
        _ = try await CreateAccount(.inMemory(repository))(
            name: AccountName("mina"), nickname: Nickname("mina"), type: nil, password: Password(""))
        probe.type("name", "mina")
        probe.time.advance(by: SignUpViewModel.debounce)
        // The answer for mina is on its way when another letter is typed.
        probe.type("name", "mina2")
        await probe.settle()
        #expect(probe.message("name") == strings["sign-up.name.hint"])
        probe.time.advance(by: SignUpViewModel.debounce)
        await probe.settle()
        #expect(probe.message("name") == strings["sign-up.free"])
        probe.type("name", "mina")
        probe.time.advance(by: SignUpViewModel.debounce)
        await probe.settle()
        #expect(probe.message("name") == strings["account.name.taken"])
        withExtendedLifetime(viewModel) {}
    }

    @Test func `a name that was taken meanwhile brings the filled form back`() async throws {
        let viewModel = await open()
        fill()
        _ = try await CreateAccount(.inMemory(repository))(
            name: AccountName("mina"), nickname: Nickname("juno"), type: nil, password: Password(""))
        await probe.submit()
        #expect(log.notes.isEmpty)
        #expect(probe.focused == ["name"])
        #expect(probe.message("name") == strings["account.name.taken"])
        #expect(draft.value.form.nickname == "mina")
        #expect(draft.value.password == "sunrise-89")
        withExtendedLifetime(viewModel) {}
    }

    @Test func `a store that fails leaves the form as it was`() async {
        let viewModel = await open()
        fill()
        await repository.fail(with: StoreError.diskFull)
        await probe.submit()
        #expect(probe.failed == [strings["error.disk-full"]])
        #expect(draft.value.form.name == "mina")
        withExtendedLifetime(viewModel) {}
    }

    @Test func `all three at once, and hiding alcohol is the other way`() async {
        let viewModel = await open()
        probe.tick("all")
        #expect(draft.value.form.alcohol == .ofAge)
        probe.tick("hidden")
        #expect(draft.value.form.alcohol == .hidden)
        #expect(draft.value.form.acceptsTerms && draft.value.form.acceptsPrivacy)
        probe.tick("all", false)
        #expect(draft.value.form.alcohol == .hidden)
        #expect(!draft.value.form.acceptsTerms)
        probe.tick("hidden", false)
        #expect(draft.value.form.alcohol == nil)
        withExtendedLifetime(viewModel) {}
    }

    @Test func `an empty password is allowed and said so; strength is shown`() async {
        let viewModel = await open()
        #expect(probe.message("password") == strings["sign-up.password.hint"])
        probe.type("password", "Sunrise-over-89-hills")
        #expect(probe.message("password") == strings["account.strength.strong"])
        probe.type("password", "")
        probe.type("name", "mina")
        probe.type("nickname", "mina")
        probe.tick("all")
        await probe.submit()
        #expect(log.notes == ["up:mina 0"])
        withExtendedLifetime(viewModel) {}
    }

    @Test func `the type is chosen elsewhere, and the draft outlives the screen`() async throws {
        do {
            let viewModel = await open()
            probe.type("name", "mina")
            probe.opened.send(.field("type"))
            withExtendedLifetime(viewModel) {}
        }
        draft.update { $0.form.type = try? MBTI(text: "INFJ") }
        let again = await open()
        probe.opened.send(.field("type"))
        #expect(log.notes == ["type:-", "type:INFJ"])
        #expect(draft.value.form.name == "mina")
        withExtendedLifetime(again) {}
    }
}
