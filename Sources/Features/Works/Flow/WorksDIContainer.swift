public import Domain
public import FeatureKit
public import Navigation

/// Builds the screens of works, characters and reviews from what it was given.
@MainActor
public final class WorksDIContainer {
    /// What the feature needs.
    @MainActor
    public struct Dependencies {
        /// Works and their casts.
        public let works: any WorkRepository
        /// Characters.
        public let characters: any CharacterRepository
        /// Reviews and comments.
        public let reviews: any ReviewRepository
        /// Wishes, thumbs and the watched log.
        public let marks: any CommunityMarksRepository
        /// What was looked at last.
        public let search: any SearchRepository
        /// Requests for characters.
        public let inbox: any InboxRepository
        /// Of when shown numbers are.
        public let crowd: CrowdReader
        /// The drinks a work was watched with.
        public let drinks: any DrinkRepository
        /// What was typed into forms and not saved.
        public let drafts: DraftKeeper
        /// Where texts are kept that a community did not take.
        public let keptTexts: any DraftRepository
        /// Who acts, with the type of the moment.
        public let member: @MainActor @Sendable () -> ActingMember
        /// Who reads, and what of the types is shown.
        public let reader: @MainActor @Sendable () -> Reader
        /// Stands before everything that is written.
        public let authorizer: any MemberAuthorizer
        /// The time.
        public let clock: any WallClock
        /// The time on the wall.
        public let localTime: any LocalTime
        /// What the store changed.
        public let changes: StoreChanges
        /// Pictures beside pages.
        public let pictures: PagePictures
        /// The words.
        public let strings: Strings

        /// Everything by name.
        public init(
            works: any WorkRepository, characters: any CharacterRepository, reviews: any ReviewRepository,
            marks: any CommunityMarksRepository, search: any SearchRepository, inbox: any InboxRepository,
            crowd: CrowdReader, drinks: any DrinkRepository, drafts: DraftKeeper, keptTexts: any DraftRepository,
            member: @escaping @MainActor @Sendable () -> ActingMember,
            reader: @escaping @MainActor @Sendable () -> Reader, authorizer: any MemberAuthorizer,
            clock: any WallClock, localTime: any LocalTime, changes: StoreChanges, pictures: PagePictures = .none,
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

    /// A container with its dependencies.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// A flow through works, characters and reviews on a stack, from a destination on.
    public func makeCoordinator(
        in context: NavigationContext, from destination: WorksDestination, open: @escaping @MainActor (Place) -> Void
    ) -> Coordinator {
        FlowCoordinator(in: context, from: .destination(destination), factory: self, open: open)
    }
}
