package import Domain
package import FeatureKit
package import Navigation

/// Builds the screens of works, characters and reviews from what it was given.
@MainActor
package final class WorksDIContainer {
    @MainActor
    package struct Dependencies {
        /// Works and their casts.
        package let works: any WorkRepository
        package let characters: any CharacterRepository
        /// Reviews and comments.
        package let reviews: any ReviewRepository
        /// Wishes, thumbs and the watched log.
        package let marks: any CommunityMarksRepository
        /// What was looked at last.
        package let search: any SearchRepository
        /// Requests for characters.
        package let inbox: any InboxRepository
        /// Of when shown numbers are.
        package let crowd: CrowdReader
        /// The drinks a work was watched with.
        package let drinks: any DrinkRepository
        /// What was typed into forms and not saved.
        package let drafts: DraftKeeper
        /// Where texts are kept that a community did not take.
        package let keptTexts: any DraftRepository
        /// Who acts, with the type of the moment.
        package let member: @MainActor @Sendable () -> Author
        /// Who reads, and what of the types is shown.
        package let reader: @MainActor @Sendable () -> Reader
        /// Stands before everything that is written.
        package let authorizer: any MemberAuthorizer
        package let clock: any WallClock
        /// The time on the wall.
        package let localTime: any LocalTime
        package let changes: StoreEvents
        /// Pictures beside pages.
        package let pictures: PagePictures
        package let strings: Strings

        package init(
            works: any WorkRepository, characters: any CharacterRepository, reviews: any ReviewRepository,
            marks: any CommunityMarksRepository, search: any SearchRepository, inbox: any InboxRepository,
            crowd: CrowdReader, drinks: any DrinkRepository, drafts: DraftKeeper, keptTexts: any DraftRepository,
            member: @escaping @MainActor @Sendable () -> Author,
            reader: @escaping @MainActor @Sendable () -> Reader, authorizer: any MemberAuthorizer,
            clock: any WallClock, localTime: any LocalTime, changes: StoreEvents, pictures: PagePictures = .none,
            strings: Strings
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
            self.reader = reader
            self.authorizer = authorizer
            self.clock = clock
            self.localTime = localTime
            self.changes = changes
            self.pictures = pictures
            self.strings = strings
        }
    }

    let dependencies: Dependencies

    package init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// A flow through works, characters and reviews on a stack, from a destination on.
    package func makeCoordinator(
        in context: NavigationContext, from destination: WorksDestination, open: @escaping @MainActor (Place) -> Void
    ) -> Coordinator {
        FlowCoordinator(in: context, from: .destination(destination), factory: self, open: open)
    }
}
