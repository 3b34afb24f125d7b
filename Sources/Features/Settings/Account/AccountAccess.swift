package import Domain

/// Who sits before the program, and what changes an account.
package struct AccountAccess: Sendable {
    /// Whose settings these are.
    package let session: Session
    /// What the use cases of accounts work with.
    package let services: AccountServices
    /// What members say of themselves.
    package let introductions: any IntroductionRepository
    /// Whose votes others see.
    package let shownVotes: any ShownVotesRepository
    /// Whose bar each member uses.
    package let sharing: any BarSharingRepository
    /// Where the clock on the wall stands.
    package let localTime: any LocalTime

    /// Makes access.
    package init(
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
