public import Domain

/// Who sits before the program, and what changes an account.
public struct AccountAccess: Sendable {
    /// Whose settings these are.
    public let session: Session
    /// What the use cases of accounts work with.
    public let services: AccountServices
    /// What members say of themselves.
    public let introductions: any IntroductionRepository
    /// Whose bar each member uses.
    public let sharing: any BarSharingRepository
    /// Where the clock on the wall stands.
    public let localTime: any LocalTime

    /// Makes access.
    public init(
        session: Session, services: AccountServices, introductions: any IntroductionRepository,
        sharing: any BarSharingRepository, localTime: any LocalTime
    ) {
        self.session = session
        self.services = services
        self.introductions = introductions
        self.sharing = sharing
        self.localTime = localTime
    }
}
