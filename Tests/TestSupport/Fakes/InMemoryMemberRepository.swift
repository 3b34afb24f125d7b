package import Domain

/// What members introduce themselves with, see on Home and show of their votes, in memory.
package actor InMemoryMemberRepository: IntroductionRepository, HomeKindRepository, ShownVotesRepository {
    private var introductions: [Identifier<Profile>: Introduction] = [:]
    private var kinds: [Identifier<Profile>: WorkKind] = [:]
    private var showing: Set<Identifier<Profile>> = []
    private var failure: (any Error)?

    package init() {}

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func introduction(of profile: Identifier<Profile>) async throws -> Introduction {
        if let failure { throw failure }
        return introductions[profile] ?? .none
    }

    package func setIntroduction(_ introduction: Introduction, of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        introductions[profile] = introduction
    }

    package func homeKind(of profile: Identifier<Profile>) async throws -> WorkKind? {
        if let failure { throw failure }
        return kinds[profile]
    }

    package func setHomeKind(_ kind: WorkKind?, of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        kinds[profile] = kind
    }

    package func showsVotes(of profile: Identifier<Profile>) async throws -> Bool {
        if let failure { throw failure }
        return showing.contains(profile)
    }

    package func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        if shows { showing.insert(profile) } else { showing.remove(profile) }
    }
}
