public import Domain

/// What members say of themselves and see on Home, in memory.
public actor InMemoryMemberRepository: IntroductionRepository, HomeKindRepository {
    private var introductions: [Identifier<Profile>: Introduction] = [:]
    private var kinds: [Identifier<Profile>: WorkKind] = [:]
    private var failure: (any Error)?

    /// Makes an empty one.
    public init() {}

    /// Makes everything fail with an error, or succeed again with nil.
    public func fail(with error: (any Error)?) {
        failure = error
    }

    /// What a member says; empty where nothing was said.
    public func introduction(of profile: Identifier<Profile>) async throws -> Introduction {
        if let failure { throw failure }
        return introductions[profile] ?? .none
    }

    /// Keeps what a member says.
    public func setIntroduction(_ introduction: Introduction, of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        introductions[profile] = introduction
    }

    /// The kind; nil for all.
    public func homeKind(of profile: Identifier<Profile>) async throws -> WorkKind? {
        if let failure { throw failure }
        return kinds[profile]
    }

    /// Keeps the kind; nil for all.
    public func setHomeKind(_ kind: WorkKind?, of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        kinds[profile] = kind
    }
}
