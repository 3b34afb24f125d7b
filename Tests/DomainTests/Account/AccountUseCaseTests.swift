import Domain
import TestSupport
import Testing

@Suite struct AccountUseCaseTests {
    private let repository = InMemoryAccountRepository()
    private let store = InMemorySessionStore()
    private let hasher = PlainPasswordHasher()
    private let services: AccountServices
    private let password = Password("sunrise-89")

    init() {
        services = .inMemory(repository, store: store, hasher: hasher)
    }

    private func form(_ name: String = "mina", password text: String = "sunrise-89") -> SignUpForm {
        var form = SignUpForm()
        form.name = name
        form.nickname = name
        form.password = Password(text)
        form.repeated = Password(text)
        form.alcohol = .ofAge
        form.acceptsTerms = true
        form.acceptsPrivacy = true
        return form
    }

    @Test func `signing up creates an account, signs it in and returns codes once`() async throws {
        let outcome = try await SignUp(services)(form())
        #expect(outcome.signedIn.isKept)
        #expect(outcome.signedIn.session.accountName?.text == "mina")
        #expect(outcome.codes.count == RecoveryCode.count)
        #expect(try await ResumeSession(services)() == .session(outcome.signedIn.session))
    }

    @Test func `signing up without a password returns no codes`() async throws {
        let outcome = try await SignUp(services)(form(password: ""))
        #expect(outcome.codes.isEmpty)
        #expect(try await services.accounts.account(of: outcome.signedIn.session.profile.id)?.hasPassword == false)
        #expect(try await SignIn(services)(name: "mina", password: Password("")).session.accountName?.text == "mina")
    }

    @Test func `all problems of a form are reported together, in the order of its fields`() async throws {
        var form = SignUpForm()
        form.name = "m"
        form.nickname = "m!"
        form.password = Password("short")
        await #expect(
            throws: SignUpProblems([
                .name(.tooShort), .nickname(.character("!")), .password(.tooShort), .alcohol, .terms, .privacy,
            ])
        ) { try await SignUp(services)(form) }
        form.password = Password("sunrise-89")
        form.repeated = Password("sunrise-88")
        #expect(form.problems.contains(.repeated))
        #expect(try await ResumeSession(services)() == .none)
    }

    @Test func `a name already taken is reported at its field`() async throws {
        _ = try await SignUp(services)(form())
        await #expect(throws: SignUpProblems([.name(.taken)])) { try await SignUp(services)(form()) }
        var other = form("juno")
        other.nickname = "MINA"
        await #expect(throws: SignUpProblems([.nickname(.taken)])) { try await SignUp(services)(other) }
    }

    @Test func `a wrong ID and a wrong password give the same error after a comparison`() async throws {
        _ = try await SignUp(services)(form())
        for name in ["mina", "nobody", "?"] {
            await #expect(throws: AccountProblem.wrongCredentials) {
                try await SignIn(services)(name: name, password: Password("wrong-pass-1"))
            }
        }
        #expect(hasher.comparisons == 3)
    }

    @Test func `the sixth failure in a row must wait, and a success resets the count`() async throws {
        _ = try await SignUp(services)(form())
        for _ in 0..<4 { _ = try? await SignIn(services)(name: "mina", password: Password("wrong-pass-1")) }
        _ = try await SignIn(services)(name: "MINA", password: password)
        for _ in 0..<5 { _ = try? await SignIn(services)(name: "mina", password: Password("wrong-pass-1")) }
        await #expect(throws: AccountProblem.wait(seconds: 1)) {
            try await SignIn(services)(name: "mina", password: password)
        }
    }

    @Test func `a hash of older parameters is replaced at the next sign-in`() async throws {
        _ = try await SignUp(services)(form())
        let newer = PlainPasswordHasher(rounds: 4)
        let later = AccountServices.inMemory(repository, store: store, hasher: newer)
        _ = try await SignIn(later)(name: "mina", password: password)
        let hash = try #require(try await repository.passwordHash(of: AccountName("mina")))
        #expect(!newer.isOutdated(hash))
    }

    @Test func `signing out ends and forgets the session`() async throws {
        let session = try await SignUp(services)(form()).signedIn.session
        try await SignOut(services)()
        #expect(store.stored == nil)
        #expect(try await repository.sessions(of: session.profile.id, at: 1_800_000_000).isEmpty)
        try await SignOut(services)()
    }

    @Test func `signing in again ends the previous session`() async throws {
        let session = try await SignUp(services)(form()).signedIn.session
        _ = try await SignIn(services)(name: "mina", password: password)
        #expect(try await repository.sessions(of: session.profile.id, at: 1_800_000_000).count == 1)
        _ = try await UseLocalProfile(services)()
        #expect(try await repository.sessions(of: session.profile.id, at: 1_800_000_000).isEmpty)
        #expect(store.stored == .local)
    }

    @Test func `resuming finds a session, the local profile, none, an ended one or a problem`()
        async throws
    {
        #expect(try await ResumeSession(services)() == .none)
        let local = try await UseLocalProfile(services)()
        #expect(try await ResumeSession(services)() == .session(local.session))
        let session = try await SignUp(services)(form()).signedIn.session
        #expect(try await ResumeSession(services)() == .session(session))
        try await repository.leave(session.profile.id, because: LeavingReason(.other), at: 1)
        #expect(try await ResumeSession(services)() == .ended)
        let problem = SessionFileProblem.malformed(path: "/state/session")
        let unreadable = AccountServices.inMemory(repository, store: InMemorySessionStore(readProblem: problem))
        #expect(try await ResumeSession(unreadable)() == .unreadable(problem))
    }

    @Test func `a session that cannot be stored lasts until the program ends`() async throws {
        let store = InMemorySessionStore(writeProblem: .unwritable(path: "/state/session"))
        let services = AccountServices.inMemory(repository, store: store)
        #expect(try await !SignUp(services)(form()).signedIn.isKept)
        #expect(try await !UseLocalProfile(services)().isKept)
    }

    @Test func `changing a password needs the current one and ends other sessions`() async throws {
        let session = try await SignUp(services)(form()).signedIn.session
        let other = AccountServices.inMemory(repository, store: InMemorySessionStore(), hasher: hasher)
        _ = try await SignIn(other)(name: "mina", password: password)
        let name = try AccountName("mina")
        let new = Password("sunset-90")
        await #expect(throws: AccountProblem.wrongCredentials) {
            try await ChangePassword(services)(
                of: name, current: new, new: new, repeated: new, keeping: session.number)
        }
        await #expect(throws: AccountProblem.password(.same)) {
            try await ChangePassword(services)(
                of: name, current: password, new: password, repeated: password, keeping: session.number)
        }
        await #expect(throws: AccountProblem.password(.notRepeated)) {
            try await ChangePassword(services)(
                of: name, current: password, new: new, repeated: password, keeping: session.number)
        }
        let codes = try await ChangePassword(services)(
            of: name, current: password, new: new, repeated: new, keeping: session.number)
        #expect(codes.isEmpty)
        #expect(try await repository.sessions(of: session.profile.id, at: 1_800_000_000).map(\.id) == [session.number])
        _ = try await SignIn(services)(name: "mina", password: new)
    }

    @Test func `a first password returns codes, and an empty one removes the password`() async throws {
        let session = try await SignUp(services)(form(password: "")).signedIn.session
        let name = try AccountName("mina")
        let codes = try await ChangePassword(services)(
            of: name, current: Password(""), new: password, repeated: password, keeping: session.number)
        #expect(codes.count == RecoveryCode.count)
        try await ChangePassword(services)(
            of: name, current: password, new: Password(""), repeated: Password(""), keeping: session.number)
        let account = try #require(try await repository.account(of: session.profile.id))
        #expect(!account.hasPassword)
        #expect(account.codesLeft == 0)
    }

    @Test func `a code sets a new password once`() async throws {
        let code = try await SignUp(services)(form()).codes[0].text.lowercased()
        let new = Password("sunset-90")
        for wrong in ["", "0000-0000-0000-ZZZZ"] {
            await #expect(throws: AccountProblem.wrongCredentials) {
                try await RecoverPassword(services)(name: "mina", code: wrong, new: new, repeated: new)
            }
        }
        let signedIn = try await RecoverPassword(services)(name: "mina", code: code, new: new, repeated: new)
        #expect(signedIn.session.accountName?.text == "mina")
        await #expect(throws: AccountProblem.wrongCredentials) {
            try await RecoverPassword(services)(name: "mina", code: code, new: new, repeated: new)
        }
        await #expect(throws: AccountProblem.wrongCredentials) {
            try await RecoverPassword(services)(name: "nobody", code: code, new: new, repeated: new)
        }
    }

    @Test func `new codes invalidate the old ones`() async throws {
        let old = try await SignUp(services)(form()).codes[0].text
        let fresh = try await RenewRecoveryCodes(services)(of: AccountName("mina"), password: password)
        #expect(fresh.count == RecoveryCode.count)
        let new = Password("sunset-90")
        await #expect(throws: AccountProblem.wrongCredentials) {
            try await RecoverPassword(services)(name: "mina", code: old, new: new, repeated: new)
        }
    }

    @Test func `leaving deletes the account and its session, never another account`() async throws {
        let session = try await SignUp(services)(form()).signedIn.session
        try await Leave(services)(session, because: LeavingReason(.interest, text: String(repeating: "x", count: 200)))
        #expect(store.stored == nil)
        #expect(await repository.leavings.map(\.text.count) == [LeavingReason.longestText])
        let local = try await UseLocalProfile(services)().session
        for session in [local, Session.guest(named: "guest")] {
            await #expect(throws: AccountProblem.isLocal) {
                try await Leave(services)(session, because: LeavingReason(.other))
            }
        }
        try await Leave(services).emptyLocalProfile()
        #expect(await repository.emptyings == 1)
    }

    @Test func `an invalid nickname is rejected before the store is queried`() async throws {
        await #expect(throws: AccountProblem.nickname(.invisible)) {
            try await ChangeNickname(services)("mi\u{200B}na", of: Profile.localID)
        }
        let changed = try await ChangeNickname(services)("juno", of: Profile.localID)
        #expect(ChangeNickname(services).nextChange(of: changed) == 1_800_000_000 + ChangeRule.interval)
        #expect(ChangeType(services).nextChange(of: changed) == nil)
    }
}
