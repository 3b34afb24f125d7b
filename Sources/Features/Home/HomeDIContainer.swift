public import Domain
internal import FeatureKit
public import Navigation
public import Reactive

/// Builds the screens of the feature Home from what it was given.
@MainActor
public final class HomeDIContainer {
    /// What the feature needs.
    @MainActor
    public struct Dependencies {
        /// Chooses tonight's drink and work.
        public let chooseTonight: ChooseTonight
        /// Reads the shelves.
        public let shelves: any HomeShelves
        /// Reads drinks by name.
        public let drinks: any DrinkRepository
        /// Reads works by name.
        public let works: any WorkRepository
        /// Reads characters by name.
        public let characters: any CharacterRepository
        /// What is known of the weather outside; nil while nothing is.
        public let weather: @Sendable () async -> TonightWeather?
        /// Who reads.
        public let reader: () -> Reader
        /// Who is there; nil for a guest.
        public let member: () -> ActingMember?
        /// Whether drinks with alcohol are left out.
        public let hidesAlcohol: () -> Bool
        /// Only works of this kind on the shelves; nil for both.
        public let kind: Observable<WorkKind?>
        /// What each shelf shows and in which order.
        public let arrangements: ShelfArrangements
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
            chooseTonight: ChooseTonight, shelves: any HomeShelves, drinks: any DrinkRepository,
            works: any WorkRepository, characters: any CharacterRepository,
            weather: @escaping @Sendable () async -> TonightWeather?, reader: @escaping () -> Reader,
            member: @escaping () -> ActingMember?, hidesAlcohol: @escaping () -> Bool, kind: Observable<WorkKind?>,
            arrangements: ShelfArrangements, storeChanged: Signal<Void>, clock: any WallClock, localTime: any LocalTime,
            strings: Strings
        ) {
            self.chooseTonight = chooseTonight
            self.shelves = shelves
            self.drinks = drinks
            self.works = works
            self.characters = characters
            self.weather = weather
            self.reader = reader
            self.member = member
            self.hidesAlcohol = hidesAlcohol
            self.kind = kind
            self.arrangements = arrangements
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

    /// A flow of Home on a stack, from a destination on.
    public func makeCoordinator(
        in context: NavigationContext, from destination: HomeDestination, links: HomeLinks
    ) -> Coordinator {
        HomeCoordinator(context: context, destination: destination, links: links, factory: self)
    }
}

extension HomeDIContainer: HomeFlowFactory {
    func makeScreen(_ page: HomeFlowPage) -> any Screen {
        switch page {
        case .home(let actions):
            HomeScreen(
                viewModel: HomeViewModel(dependencies: dependencies, actions: actions), strings: dependencies.strings)
        case .shelf(let shelf, let actions): makeShelf(shelf, actions)
        }
    }

    private func makeShelf(_ shelf: HomeShelf, _ actions: HomeShelfActions) -> any Screen {
        let (strings, kind) = (dependencies.strings, dependencies.kind)
        let arrangements = dependencies.arrangements
        let arrangement = arrangements[shelf]
        let type = { [member = dependencies.member] in arrangement.value.filter.type ?? member()?.type }
        // Who reads, their type, the kind and the filter may change while the list stays open.
        let makeReader = { @MainActor [dependencies] in
            HomeShelfReader(shelf, type: type(), dependencies, arrangement.value)
        }
        let sorter = ShelfSorter(shelf, dependencies, makeReader: makeReader)
        let viewModel = RowListViewModel<HomeShelfTarget>(
            others: kind.changes.map { _ in () }.merge(arrangement.changes.map { _ in () }),
            messages: Messages(done: .never, failed: sorter.failed), strings: strings,
            read: { try await makeReader().rows(after: $0, limit: $1) },
            open: { target in
                switch target {
                case .work(let id): actions.showWork(id)
                case .character(let id): actions.showCharacter(id)
                }
            })
        let texts = RowListScreen<HomeShelfTarget>.Texts(
            title: HomeShelfText.title(shelf, type(), strings),
            status: HomeShelfText.status(kind.value, arrangement.value.sort, strings),
            loading: strings["home.loading"],
            empty: HomeShelfText.empty(
                shelf, type(), arrangement.value.filter, isLong: arrangements.long.contains(shelf), strings))
        return RowListScreen(
            route: shelf.route, texts: texts, viewModel: viewModel, changes: dependencies.storeChanged.events,
            strings: strings, filter: filterLine(of: arrangement)
        ) {
            HomeShelfKeys(
                shelf: shelf, hasType: type() != nil, kind: kind, arrangement: arrangement, sorter: sorter,
                actions: actions, strings: strings
            ).all
        }
    }

    func makeShelfFilter(_ shelf: HomeShelf) -> any Modal {
        FilterModal(
            route: "\(shelf.route)/filter", loading: dependencies.strings["home.loading"],
            close: ("home.filter-close", "v"), canExclude: false,
            viewModel: ShelfFilterViewModel(shelf: shelf, dependencies: dependencies),
            changes: dependencies.storeChanged.events, strings: dependencies.strings)
    }

    /// What the filter of a shelf leaves, in words.
    private func filterLine(of arrangement: Observable<ShelfArrangement>) -> RowListFilter {
        let words = { @MainActor [arrangements = dependencies.arrangements, strings = dependencies.strings] in
            WorkOptionText(strings: strings, genres: arrangements.genres)
        }
        return RowListFilter {
            words().sorted(arrangement.value.filter.wanted).map(words().phrase)
        } remove: { place in
            let options = words().sorted(arrangement.value.filter.wanted)
            guard options.indices.contains(place) else { return }
            arrangement.update { $0.filter.toggle(options[place]) }
        }
    }
}
