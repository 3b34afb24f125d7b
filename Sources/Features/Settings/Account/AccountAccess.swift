public import Domain

/// Who sits before the program, and what changes an account.
public struct AccountAccess: Sendable {
    /// Whose settings these are.
    public let session: Session
    /// What the use cases of accounts work with.
    public let services: AccountServices
    /// What members say of themselves.
    public let introductions: any IntroductionRepository
    /// Whose votes others see.
    public let shownVotes: any ShownVotesRepository
    /// Whose bar each member uses.
    public let sharing: any BarSharingRepository
    /// Where the clock on the wall stands.
    public let localTime: any LocalTime

    /// Makes access.
    public init(
        session: Session, services: AccountServices, introductions: any IntroductionRepository,
        shownVotes: any ShownVotesRepository, sharing: any BarSharingRepository, localTime: any LocalTime
    ) {
        self.session = session
        self.services = services
        self.introductions = introductions
        self.shownVotes = shownVotes
        self.sharing = sharing
        self.localTime = localTime
    }
}
