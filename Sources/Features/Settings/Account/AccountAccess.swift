package import Domain

package struct AccountAccess: Sendable {
    package let session: Session
    package let services: AccountServices
    package let introductions: any IntroductionRepository
    package let shownVotes: any ShownVotesRepository
    package let sharing: any BarSharingRepository
    package let localTime: any LocalTime

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
