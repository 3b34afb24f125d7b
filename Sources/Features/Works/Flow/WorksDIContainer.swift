package import Domain
package import FeatureKit

@MainActor
package final class WorksDIContainer {
    @MainActor
    package struct Dependencies {
        package let works: any WorkRepository
        package let characters: any CharacterRepository
        package let reviews: any ReviewRepository
        package let marks: any CommunityMarksRepository
        package let search: any SearchRepository
        package let inbox: any InboxRepository
        package let crowd: CrowdReader
        package let drinks: any DrinkRepository
        package let drafts: DraftKeeper
        /// Keeps texts that a community rejected.
        package let keptTexts: any DraftRepository
        /// The acting member, with their current type.
        package let member: @MainActor @Sendable () -> Author
        package let viewer: @MainActor @Sendable () -> Viewer
        package let authorizer: any MemberAuthorizer
        package let clock: any WallClock
        package let localTime: any LocalTime
        package let changes: StoreEvents
        package let pictures: PagePictures
        package let merges: any WorkMergeRepository
        package let completion: CompletionJob
        package let complete: CompleteWorks
        package let strings: Strings

        package init(
            works: any WorkRepository, characters: any CharacterRepository, reviews: any ReviewRepository,
            marks: any CommunityMarksRepository, search: any SearchRepository, inbox: any InboxRepository,
            crowd: CrowdReader, drinks: any DrinkRepository, drafts: DraftKeeper, keptTexts: any DraftRepository,
            member: @escaping @MainActor @Sendable () -> Author,
            viewer: @escaping @MainActor @Sendable () -> Viewer, authorizer: any MemberAuthorizer,
            clock: any WallClock, localTime: any LocalTime, changes: StoreEvents, pictures: PagePictures = .none,
            merges: any WorkMergeRepository, completion: CompletionJob, complete: CompleteWorks, strings: Strings
        ) {
            self.works = works
            self.characters = characters
            self.reviews = reviews
            self.marks = marks
            self.search = search
            self.inbox = inbox
            self.crowd = crowd
            self.drinks = drinks
            self.drafts = drafts
            self.keptTexts = keptTexts
            self.member = member
            self.viewer = viewer
            self.authorizer = authorizer
            self.clock = clock
            self.localTime = localTime
            self.changes = changes
            self.pictures = pictures
            self.merges = merges
            self.completion = completion
            self.complete = complete
            self.strings = strings
        }
    }

    let dependencies: Dependencies

    package init(_ dependencies: Dependencies) { self.dependencies = dependencies }
}
