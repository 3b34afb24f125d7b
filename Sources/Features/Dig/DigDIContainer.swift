package import Domain
package import FeatureKit
import Navigation
package import Reactive

@MainActor
package final class DigDIContainer {
    @MainActor
    package struct Dependencies {
        package let characters: any CharacterRepository
        package let works: any WorkRepository
        package let votes: any VoteRepository
        package let reviews: any ReviewRepository
        package let search: any SearchRepository
        /// Searches drinks and ingredients too.
        package let searchEverything: SearchEverything
        package let online: OnlineAccess
        package let settings: any SettingsStore
        package let inbox: any InboxRepository
        package let momentum: any MomentumRepository
        package let offers: OfferCharacters
        package let memberCount: @Sendable (Viewer) async throws -> Int
        package let crowd: CrowdReader
        /// Returns the current viewer. Queried before every read: a setting can unmask all types.
        package let viewer: @MainActor @Sendable () -> Viewer
        /// Returns the acting member; nil for a guest.
        package let member: @MainActor @Sendable () -> Author?
        package let authorizer: any MemberAuthorizer
        package let pictures: PagePictures
        package let drafts: DraftKeeper
        package let glances: Glances
        package let changes: StoreEvents
        package let scheduler: any Scheduler
        package let clock: any WallClock
        package let localTime: any LocalTime
        package let strings: Strings

        package init(
            characters: any CharacterRepository, works: any WorkRepository, votes: any VoteRepository,
            reviews: any ReviewRepository,
            search: any SearchRepository, searchEverything: SearchEverything, online: OnlineAccess,
            settings: any SettingsStore,
            inbox: any InboxRepository, momentum: any MomentumRepository, offers: OfferCharacters,
            memberCount: @escaping @Sendable (Viewer) async throws -> Int, crowd: CrowdReader,
            viewer: @escaping @MainActor @Sendable () -> Viewer,
            member: @escaping @MainActor @Sendable () -> Author?, authorizer: any MemberAuthorizer,
            pictures: PagePictures = .none, drafts: DraftKeeper, glances: Glances = .none, changes: StoreEvents,
            scheduler: any Scheduler, clock: any WallClock, localTime: any LocalTime, strings: Strings
        ) {
            self.characters = characters
            self.works = works
            self.votes = votes
            self.reviews = reviews
            self.search = search
            self.searchEverything = searchEverything
            self.online = online
            self.settings = settings
            self.inbox = inbox
            self.momentum = momentum
            self.offers = offers
            self.memberCount = memberCount
            self.crowd = crowd
            self.viewer = viewer
            self.member = member
            self.authorizer = authorizer
            self.pictures = pictures
            self.drafts = drafts
            self.glances = glances
            self.changes = changes
            self.scheduler = scheduler
            self.clock = clock
            self.localTime = localTime
            self.strings = strings
        }
    }

    let dependencies: Dependencies

    package init(_ dependencies: Dependencies) { self.dependencies = dependencies }
}

extension DigDIContainer: FlowFactory {
    package func makeContent(for step: DigStep, in flow: Flow<DigStep>) -> FlowContent {
        switch step {
        case .destination(let destination): .screen(makeScreen(destination, in: flow))
        case .revealed(let id): .screen(makeResult(id, isNew: true, in: flow))
        case .found(let entry):
            .screen(
                FoundScreen(
                    route: "found:\(entry.id)", viewModel: makeFoundViewModel(of: entry, in: flow),
                    strings: dependencies.strings))
        case .table(let table): .modal(ResultTableModal(table: table, strings: dependencies.strings))
        case .choice(let choice): .modal(makeChoice(choice))
        case .kinds(let choice): .modal(makeKinds(choice))
        case .dropDraft(let onYes): .modal(DraftNote.question(dependencies.strings, onYes: onYes))
        }
    }

    private func makeScreen(_ destination: DigDestination, in flow: Flow<DigStep>) -> any Screen {
        let strings = dependencies.strings
        switch destination {
        case .home:
            return DigHomeScreen(
                viewModel: makeHomeViewModel(in: flow), glances: dependencies.glances,
                changes: changes(.votes, .works, .inbox, .members, .community), strings: strings)
        case .list(let list):
            return CharacterListScreen(
                list: list, viewModel: makeListViewModel(list, in: flow), glances: dependencies.glances,
                changes: changes(.votes, .works), strings: strings)
        case .search(let text):
            return SearchScreen(
                text: text, viewModel: makeSearchViewModel(in: flow), glances: dependencies.glances,
                changes: changes(.catalogue, .ownRecipes, .works, .votes, .members, .recents), strings: strings)
        case .form(let id):
            return DigFormScreen(
                route: destination.route, viewModel: makeFormViewModel(id, in: flow), glances: dependencies.glances,
                strings: strings)
        case .result(let id):
            return makeResult(id, isNew: false, in: flow)
        case .run(let id):
            return RunScreen(
                route: destination.route, viewModel: makeRunViewModel(of: id, in: flow),
                changes: changes(.votes, .works), strings: strings)
        case .inbox:
            return InboxScreen(
                route: destination.route, viewModel: makeInboxViewModel(in: flow),
                changes: changes(.inbox, .reviews, .works, .members), strings: strings)
        }
    }

    private func makeResult(
        _ id: Identifier<WorkCharacter>, isNew: Bool, in flow: Flow<DigStep>
    ) -> ResultScreen {
        ResultScreen(
            id: id, isNew: isNew, viewModel: makeResultViewModel(id, in: flow),
            changes: changes(.votes, .works, .reviews, .members, .community), strings: dependencies.strings)
    }

    private func changes(_ areas: StoreArea...) -> Events<Void> {
        dependencies.changes.touching(areas.reduce([]) { $0.union($1) })
    }

    private func makeChoice(_ choice: SearchChoice) -> any Modal {
        let strings = dependencies.strings
        let rows = choice.options.enumerated().map { PickerRow(id: String($0.offset), name: $0.element) }
        return SearchPickerModal(
            route: "search-choice", source: PickerSource(title: choice.title, rows: rows, strings),
            choice: .one { row in if let place = rows.firstIndex(of: row) { choice.chosen(place) } }, strings: strings)
    }

    private func makeKinds(_ choice: InboxKindChoice) -> any Modal {
        let strings = dependencies.strings
        let rows = InboxKind.allCases.map { PickerRow(id: $0.rawValue, name: strings["inbox.kind.\($0.rawValue)"]) }
        return SearchPickerModal(
            route: "inbox-kinds", source: PickerSource(title: strings["inbox.kinds"], rows: rows, strings),
            choice: .several(choice.wanted.map(\.rawValue).sorted()) { ids in
                choice.changed(Set(ids.compactMap { InboxKind(rawValue: $0) }))
            }, strings: strings)
    }
}
