public import Domain
internal import FeatureKit
public import Navigation
public import Reactive

/// Builds the screens of the feature Momentum from what it was given.
@MainActor
public final class MomentumDIContainer {
    /// What the feature needs.
    @MainActor
    public struct Dependencies {
        /// Reads what members did.
        public let momentum: any MomentumRepository
        /// Reads the history of votes.
        public let votes: any VoteRepository
        /// Reads what was watched.
        public let marks: any CommunityMarksRepository
        /// Reads characters by name.
        public let characters: any CharacterRepository
        /// Who reads.
        public let reader: () -> Reader
        /// Who is there; nil for a guest.
        public let member: () -> ActingMember?
        /// What a member says of themselves; empty for nothing.
        public let introduction: @Sendable (Identifier<Profile>) async throws -> String
        /// Fires when anything a screen may show was changed.
        public let storeChanged: Signal<Void>
        /// Tells the time.
        public let clock: any WallClock
        /// Tells the time on the wall.
        public let localTime: any LocalTime
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(
            momentum: any MomentumRepository, votes: any VoteRepository, marks: any CommunityMarksRepository,
            characters: any CharacterRepository, reader: @escaping () -> Reader,
            member: @escaping () -> ActingMember?,
            introduction: @escaping @Sendable (Identifier<Profile>) async throws -> String,
            storeChanged: Signal<Void>, clock: any WallClock, localTime: any LocalTime, strings: Strings
        ) {
            self.momentum = momentum
            self.votes = votes
            self.marks = marks
            self.characters = characters
            self.reader = reader
            self.member = member
            self.introduction = introduction
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

    /// A flow of momentum on a stack, from a destination on.
    public func makeCoordinator(
        in context: NavigationContext, from destination: MomentumDestination, links: MomentumLinks
    ) -> Coordinator {
        MomentumCoordinator(context: context, destination: destination, links: links, factory: self)
    }
}

extension MomentumDIContainer: MomentumFlowFactory {
    func makeScreen(_ page: MomentumFlowPage) -> any Screen {
        switch page {
        case .momentum(let member, let actions):
            MomentumScreen(
                member: member,
                viewModel: MomentumViewModel(member: member, dependencies: dependencies, actions: actions),
                strings: dependencies.strings)
        case .list(let list, let member, let actions): makeList(list, of: member, actions)
        case .calendar:
            CalendarScreen(viewModel: CalendarViewModel(dependencies: dependencies), strings: dependencies.strings)
        case .comparison(let member, let actions):
            ComparisonScreen(
                member: member,
                viewModel: ComparisonViewModel(member: member, dependencies: dependencies, actions: actions),
                strings: dependencies.strings)
        }
    }

    private func makeList(
        _ list: MomentumList, of member: Identifier<Profile>?, _ actions: MomentumActions
    ) -> any Screen {
        let strings = dependencies.strings
        // Who reads, and what they may see, may change while the list stays open.
        let makeReader = { @MainActor [dependencies] in
            MomentumListReader(
                list: list, member: member ?? dependencies.member()?.id, isMine: member == nil,
                momentum: dependencies.momentum, votes: dependencies.votes, marks: dependencies.marks,
                reader: dependencies.reader(), now: dependencies.clock.now(), localTime: dependencies.localTime,
                strings: dependencies.strings)
        }
        let title = MomentumListTitle(list: list, strings: strings)
        let viewModel = RowListViewModel<MomentumTarget>(
            storeChanged: dependencies.storeChanged.events, strings: strings,
            read: { [momentum = dependencies.momentum] last, limit in
                // The name may change while the list stays open; it is read with each first page.
                if let member, last == nil { await title.apply(try await momentum.member(member)) }
                return try await makeReader().rows(after: last, limit: limit)
            },
            open: { MomentumViewModel.open($0, actions) })
        return RowListScreen(
            route: member.map { "member:\($0)" } ?? list.route, title: title.text,
            loading: strings["momentum.loading"],
            empty: strings[member == nil ? "momentum.empty.\(list.rawValue)" : "momentum.empty-other"],
            viewModel: viewModel, strings: strings
        ) {
            MomentumListKeys(isMine: member == nil, actions: actions, strings: strings).all
        }
    }
}
