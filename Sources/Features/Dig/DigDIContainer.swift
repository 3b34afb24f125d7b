public import Domain
public import FeatureKit
public import Navigation
public import Reactive

/// Builds the screens of digging from what it was given.
@MainActor
public final class DigDIContainer {
    /// What the feature needs.
    @MainActor
    public struct Dependencies {
        /// Reads characters.
        public let characters: any CharacterRepository
        /// Reads works and their casts.
        public let works: any WorkRepository
        /// Reads and takes votes.
        public let votes: any VoteRepository
        /// Finds and remembers.
        public let search: any SearchRepository
        /// Finds drinks and ingredients too.
        public let searchEverything: SearchEverything
        /// What is new for the member.
        public let inbox: any InboxRepository
        /// How many people are here.
        public let memberCount: @Sendable () async throws -> Int
        /// Who reads, asked anew for every reading: a setting may unmask all types.
        public let reader: () -> Reader
        /// Who acts; nil for a guest.
        public let member: () -> ActingMember?
        /// Stands before what belongs to members.
        public let authorizer: any MemberAuthorizer
        /// What was picked in forms that were left, kept while the program runs.
        public let drafts: Observable<[Identifier<WorkCharacter>: DigDraft]>
        /// Fires when anything a screen may show was changed; whoever changes something sends.
        public let storeChanged: Signal<Void>
        /// Tells the time.
        public let clock: any WallClock
        /// Tells the time on the wall.
        public let localTime: any LocalTime
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(
            characters: any CharacterRepository, works: any WorkRepository, votes: any VoteRepository,
            search: any SearchRepository, searchEverything: SearchEverything, inbox: any InboxRepository,
            memberCount: @escaping @Sendable () async throws -> Int, reader: @escaping () -> Reader,
            member: @escaping () -> ActingMember?, authorizer: any MemberAuthorizer,
            drafts: Observable<[Identifier<WorkCharacter>: DigDraft]>, storeChanged: Signal<Void>,
            clock: any WallClock, localTime: any LocalTime, strings: Strings
        ) {
            self.characters = characters
            self.works = works
            self.votes = votes
            self.search = search
            self.searchEverything = searchEverything
            self.inbox = inbox
            self.memberCount = memberCount
            self.reader = reader
            self.member = member
            self.authorizer = authorizer
            self.drafts = drafts
            self.storeChanged = storeChanged
            self.clock = clock
            self.localTime = localTime
            self.strings = strings
        }
    }

    private let dependencies: Dependencies

    /// Makes a container.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// A flow of digging on a stack, from a destination on.
    public func makeCoordinator(
        in context: NavigationContext, from destination: DigDestination, links: DigLinks
    ) -> Coordinator {
        DigCoordinator(context: context, destination: destination, links: links, factory: self)
    }
}

extension DigDIContainer: DigFlowFactory {
    func makeScreen(_ page: DigFlowPage) -> any Screen {
        switch page {
        case .home(let actions):
            DigHomeScreen(viewModel: DigHomeViewModel(dependencies: dependencies, actions: actions), strings: strings)
        case .list(let list, let actions):
            CharacterListScreen(
                list: list,
                viewModel: CharacterListViewModel(list: list, dependencies: dependencies, actions: actions),
                strings: strings)
        case .search(let text, let actions):
            SearchScreen(
                text: text, viewModel: SearchViewModel(dependencies: dependencies, actions: actions), strings: strings)
        case .form(let id, let actions):
            DigFormScreen(
                id: id, viewModel: DigFormViewModel(id: id, dependencies: dependencies, actions: actions),
                strings: strings)
        case .result(let id, let actions):
            ResultScreen(
                id: id, viewModel: ResultViewModel(id: id, dependencies: dependencies, actions: actions),
                strings: strings)
        case .inbox(let actions):
            InboxScreen(viewModel: InboxViewModel(dependencies: dependencies, actions: actions), strings: strings)
        }
    }

    func makeModal(_ box: DigFlowModal) -> any Modal {
        switch box {
        case .table(let table): ResultTableModal(table: table)
        case .choice(let choice): makeChoice(choice)
        case .kinds(let choice): makeKinds(choice)
        }
    }

    private var strings: Strings { dependencies.strings }

    private func makeChoice(_ choice: SearchChoice) -> any Modal {
        PickerModal(
            route: "search-choice", title: choice.title,
            items: choice.options.enumerated().map { place, title in
                PaletteItem(title: title, detail: "") { choice.chosen(place) }
            },
            placeholder: strings["form.type-to-find"], emptyText: strings["form.nothing-found"])
    }

    private func makeKinds(_ choice: InboxKindChoice) -> any Modal {
        TickListModal(
            route: "inbox-kinds", title: strings["inbox.kinds"],
            options: InboxKind.allCases.map {
                FormOption($0.rawValue, title: strings["inbox.kind.\($0.rawValue)"])
            },
            chosen: choice.wanted.map(\.rawValue).sorted(), strings: strings
        ) { ids in
            choice.changed(Set(ids.compactMap { InboxKind(rawValue: $0) }))
        }
    }
}
