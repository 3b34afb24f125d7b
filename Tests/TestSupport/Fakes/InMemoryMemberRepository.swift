package import Domain

/// What members say of themselves and see on Home, in memory.
package actor InMemoryMemberRepository: IntroductionRepository, HomeKindRepository, ShownVotesRepository {
    private var introductions: [Identifier<Profile>: Introduction] = [:]
    private var kinds: [Identifier<Profile>: WorkKind] = [:]
    private var showing: Set<Identifier<Profile>> = []
    private var failure: (any Error)?

    /// Makes an empty one.
    package init() {}

    /// Makes everything fail with an error, or succeed again with nil.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    /// What a member says; empty where nothing was said.
    package func introduction(of profile: Identifier<Profile>) async throws -> Introduction {
        if let failure { throw failure }
        return introductions[profile] ?? .none
    }

    /// Keeps what a member says.
    package func setIntroduction(_ introduction: Introduction, of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        introductions[profile] = introduction
    }

    /// The kind; nil for all.
    package func homeKind(of profile: Identifier<Profile>) async throws -> WorkKind? {
        if let failure { throw failure }
        return kinds[profile]
    }

    /// Keeps the kind; nil for all.
    package func setHomeKind(_ kind: WorkKind?, of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        kinds[profile] = kind
    }

    /// Whether others see a member's votes.
    package func showsVotes(of profile: Identifier<Profile>) async throws -> Bool {
        if let failure { throw failure }
        return showing.contains(profile)
    }

    /// Shows them to others, or keeps them private.
    package func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        if shows { showing.insert(profile) } else { showing.remove(profile) }
    }
}
