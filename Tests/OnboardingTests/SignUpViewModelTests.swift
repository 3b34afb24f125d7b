import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Onboarding

@MainActor
struct SignUpViewModelTests {
    private let probe = FormProbe()
    private let strings = TestWords.english
    private var repository: InMemoryAccountRepository { probe.repository }
    private var log: EventLog { probe.log }
    private var draft: Observable<SignUpDraft> { probe.container.draft }

    private func open() async {
        await probe.load { $0.makeSignUpViewModel(in: $1) }
    }

    private func fill(_ name: String = "mina") {
        probe.type("name", name)
        probe.type("nickname", name)
        probe.type("password", "sunrise-89")
        probe.type("repeated", "sunrise-89")
        probe.tick("all")
    }

    @Test func `a filled form creates an account and is busy until then`() async {
        await open()
        fill()
        await probe.submit()
        #expect(log.notes == ["up:mina 8"])
        #expect(probe.busy == [false, true, false])
        #expect(draft.value == SignUpDraft())
    }

    @Test func `no field shows an error before sending, and the first bad one takes the focus`()
        async
    {
        await open()
        #expect(probe.message("name") == strings["sign-up.name.hint"])
        probe.type("name", "mina")
        await probe.submit()
        #expect(log.notes.isEmpty)
        #expect(probe.focused == ["nickname"])
        #expect(probe.message("nickname") == strings["account.nickname.too-short"])
        #expect(probe.message("age") == strings["sign-up.age.missing"])
        #expect(probe.message("terms") == strings["sign-up.required"])
    }

    @Test func `a name is checked once typing pauses, and a late answer is dropped`() async throws {
        await open()
        _ = try await CreateAccount(.inMemory(repository))(
            name: AccountName("mina"), nickname: Nickname("mina"), type: nil, password: Password(""))
        probe.type("name", "mina")
        probe.time.advance(by: SignUpViewModel.debounce)
        // The answer for "mina" is pending when another letter is typed.
        probe.type("name", "mina2")
        await LatestTask.settleAll()
        #expect(probe.message("name") == strings["sign-up.name.hint"])
        probe.time.advance(by: SignUpViewModel.debounce)
        await LatestTask.settleAll()
        #expect(probe.message("name") == strings["sign-up.free"])
        probe.type("name", "mina")
        probe.time.advance(by: SignUpViewModel.debounce)
        await LatestTask.settleAll()
        #expect(probe.message("name") == strings["account.name.taken"])
    }

    @Test func `the local nickname is taken unless its data is taken over`() async throws {
        await open()
        func message() async -> String? {
            probe.time.advance(by: SignUpViewModel.debounce)
            await LatestTask.settleAll()
            return probe.message("nickname")
        }
        probe.type("nickname", "mina")
        #expect(await message() == strings["sign-up.free"])
        await repository.keepLocalNickname()
        probe.type("nickname", "mina")
        #expect(await message() == strings["account.nickname.taken"])
        probe.tick("take-over")
        #expect(await message() == strings["sign-up.free"])
        probe.tick("take-over", false)
        #expect(await message() == strings["account.nickname.taken"])
    }

    @Test func `a name taken in the meantime brings the filled form back`() async throws {
        await open()
        fill()
        _ = try await CreateAccount(.inMemory(repository))(
            name: AccountName("mina"), nickname: Nickname("juno"), type: nil, password: Password(""))
        await probe.submit()
        #expect(log.notes.isEmpty)
        #expect(probe.focused == ["name"])
        #expect(probe.message("name") == strings["account.name.taken"])
        #expect(draft.value.form.nickname == "mina")
        #expect(draft.value.password == "sunrise-89")
    }

    @Test func `a failing store keeps the form`() async {
        await open()
        fill()
        await repository.fail(with: StoreError.diskFull)
        await probe.submit()
        #expect(probe.failed == [strings["error.disk-full"]])
        #expect(draft.value.form.name == "mina")
    }

    @Test func `one box accepts all three, and hiding alcohol replaces being of age`() async {
        await open()
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
    }

    @Test func `an empty password is allowed with a hint, and strength is shown`() async {
        await open()
        #expect(probe.message("password") == strings["sign-up.password.hint"])
        probe.type("password", "Sunrise-over-89-hills")
        #expect(probe.message("password") == strings["account.strength.strong"])
        probe.type("password", "")
        probe.type("name", "mina")
        probe.type("nickname", "mina")
        probe.tick("all")
        await probe.submit()
        #expect(log.notes == ["up:mina 0"])
    }

    @Test func `the type is chosen on another screen, and the draft outlives the form`() async throws {
        do {
            await open()
            probe.type("name", "mina")
            probe.open("type")
        }
        draft.update { $0.form.type = try? MBTI(text: "INFJ") }
        await open()
        probe.open("type")
        #expect(log.notes == ["type:-", "type:INFJ"])
        #expect(draft.value.form.name == "mina")
    }
}
