import Domain
import TestSupport

@testable import Settings

extension AccountAccess {
    /// The moment of the tests, 15 January 2027, 08:00 UTC.
    static let now: Int64 = 1_800_000_000

    /// The local profile, called mina.
    static func local(
        _ repository: InMemoryAccountRepository = InMemoryAccountRepository(),
        members: InMemoryMemberRepository = InMemoryMemberRepository(),
        sharing: InMemoryBarSharingRepository = InMemoryBarSharingRepository()
    ) -> AccountAccess {
        AccountAccess(
            session: Session(profile: Profile(id: Profile.localID, nickname: "mina"), kind: .local),
            services: .inMemory(repository, clock: FixedClock(now)), introductions: members, shownVotes: members,
            sharing: sharing, localTime: FixedLocalTime())
    }

    /// An account signed in as juno.
    static func member(
        password: String = "sunrise-89", repository: InMemoryAccountRepository = InMemoryAccountRepository()
    ) async throws -> AccountAccess {
        let services = AccountServices.inMemory(repository, clock: FixedClock(now))
        var form = SignUpForm()
        form.name = "juno"
        form.nickname = "juno"
        form.password = Password(password)
        form.repeated = Password(password)
        form.alcohol = .ofAge
        form.acceptsTerms = true
        form.acceptsPrivacy = true
        let outcome = try await SignUp(services)(form)
        return AccountAccess(
            session: outcome.signedIn.session, services: services, introductions: InMemoryMemberRepository(),
            shownVotes: InMemoryMemberRepository(),
            sharing: InMemoryBarSharingRepository(), localTime: FixedLocalTime())
    }
}
