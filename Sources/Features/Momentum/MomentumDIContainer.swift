package import Domain
package import FeatureKit
package import Navigation
import Reactive
import Terminal

@MainActor
package final class MomentumDIContainer {
    @MainActor
    package struct Dependencies {
        package let momentum: any MomentumRepository
        package let months: any MonthRepository
        package let votes: any VoteRepository
        package let marks: any CommunityMarksRepository
        package let works: any WorkRepository
        package let viewer: @MainActor @Sendable () -> Viewer
        package let member: @MainActor @Sendable () -> Author?
        package let introduction: @Sendable (Identifier<Profile>) async throws -> String
        package let showsVotes: @Sendable (Identifier<Profile>) async throws -> Bool
        package let crowd: CrowdReader
        package let glances: Glances
        package let changes: StoreEvents
        package let clock: any WallClock
        package let localTime: any LocalTime
        package let strings: Strings

        package init(
            momentum: any MomentumRepository, months: any MonthRepository, votes: any VoteRepository,
            marks: any CommunityMarksRepository, works: any WorkRepository,
            viewer: @escaping @MainActor @Sendable () -> Viewer,
            member: @escaping @MainActor @Sendable () -> Author?,
            introduction: @escaping @Sendable (Identifier<Profile>) async throws -> String,
            showsVotes: @escaping @Sendable (Identifier<Profile>) async throws -> Bool,
            crowd: CrowdReader, glances: Glances = .none, changes: StoreEvents, clock: any WallClock,
            localTime: any LocalTime,
            strings: Strings
        ) {
            self.momentum = momentum
            self.months = months
            self.votes = votes
            self.marks = marks
            self.works = works
            self.viewer = viewer
            self.member = member
            self.introduction = introduction
            self.showsVotes = showsVotes
            self.crowd = crowd
            self.glances = glances
            self.changes = changes
            self.clock = clock
            self.localTime = localTime
            self.strings = strings
        }
    }

    private static let areas: StoreArea = [.votes, .reviews, .wishes, .watched, .works, .log, .members, .community]

    private let dependencies: Dependencies

    package init(_ dependencies: Dependencies) { self.dependencies = dependencies }

    package func makeCoordinator(
        in context: NavigationContext, from destination: MomentumDestination, open: @escaping @MainActor (Place) -> Void
    ) -> Coordinator {
        FlowCoordinator(in: context, from: destination, factory: self, open: open)
    }
}

extension MomentumDIContainer: FlowFactory {
    package func makeContent(
        for destination: MomentumDestination, in flow: Flow<MomentumDestination>
    ) -> FlowContent {
        let changes = dependencies.changes.touching(Self.areas)
        let strings = dependencies.strings
        switch destination {
        case .mine: return .screen(makePage(of: nil, in: flow))
        case .member(let id): return .screen(makePage(of: id, in: flow))
        case .list(let list, let member): return .screen(makeList(list, of: member, in: flow))
        case .calendar:
            return .screen(
                CalendarScreen(
                    route: destination.route, viewModel: makeCalendarViewModel(), glances: monthGlances,
                    changes: changes, strings: strings))
        case .workLists: return .screen(makeWorkLists(in: flow))
        case .workList(let name): return .screen(makeWorkList(name, in: flow))
        case .month(let month):
            return .screen(
                MonthScreen(
                    route: destination.route, viewModel: makeMonthViewModel(month, in: flow), changes: changes,
                    strings: strings))
        case .comparison(let member):
            let reader = ComparisonReader(
                momentum: dependencies.momentum, crowd: dependencies.crowd, strings: strings)
            let viewModel = ComparisonViewModel(
                member: member, reader: reader, me: dependencies.member, flow: flow, strings: strings)
            return .screen(
                ComparisonScreen(
                    route: destination.route, viewModel: viewModel, changes: changes, strings: strings))
        }
    }

    private func makePage(of member: Identifier<Profile>?, in flow: Flow<MomentumDestination>) -> any Screen {
        MomentumScreen(
            member: member, viewModel: makePageViewModel(of: member, in: flow),
            changes: dependencies.changes.touching(Self.areas),
            strings: dependencies.strings)
    }

    func makePageViewModel(
        of member: Identifier<Profile>?, in flow: Flow<MomentumDestination>
    ) -> MomentumViewModel {
        MomentumViewModel(
            member: member, makeReader: { self.makePageReader(of: member) }, flow: flow, strings: dependencies.strings)
    }

    func makeMonthViewModel(_ month: LocalMonth?, in flow: Flow<MomentumDestination>) -> MonthViewModel {
        MonthViewModel(month: month, reader: monthReader, flow: flow, strings: dependencies.strings)
    }

    private var monthReader: MonthReader {
        MonthReader(
            months: dependencies.months, momentum: dependencies.momentum, member: dependencies.member,
            clock: dependencies.clock, localTime: dependencies.localTime, strings: dependencies.strings)
    }

    /// Reads the page of a month without its links.
    var monthGlances: Glances {
        Glances { [monthReader] place in
            guard case .month(let month?) = place, let text = try await monthReader.text(of: month) else { return [] }
            return Array(text.blocks(film: { _ in 0 }, drink: { _ in 0 }).dropFirst())
        }
    }

    func makeCalendarViewModel() -> CalendarViewModel {
        CalendarViewModel(
            momentum: dependencies.momentum, member: dependencies.member, clock: dependencies.clock,
            localTime: dependencies.localTime, strings: dependencies.strings)
    }

    private func makeList(
        _ list: MomentumList, of member: Identifier<Profile>?, in flow: Flow<MomentumDestination>
    ) -> any Screen {
        let strings = dependencies.strings
        let owner = Observable<MemberReference?>(nil)
        let year = MomentumYear(clock: dependencies.clock, localTime: dependencies.localTime)
        let viewModel = RowListViewModel<MomentumTarget>(
            others: year.changes, strings: strings,
            read: { [momentum = dependencies.momentum] last, limit in
                // Reads the name with each first page, because it may change while the list is open.
                if let member, last == nil { await owner.send(try await momentum.member(member)) }
                var reader = await self.makeListReader(list, of: member, isMine: member == nil)
                reader.year = await year.value
                return try await reader.rows(after: last, limit: limit)
            },
            open: { $0.open(in: flow) })
        return RowListScreen(
            route: MomentumDestination.list(list, of: member).route,
            texts: .init(
                title: [list.title(of: owner.value, strings), year.value.map { String($0) }].compactMap(\.self)
                    .joined(separator: " · "),
                loading: strings["momentum.loading"],
                empty: year.value.map { strings("momentum.empty-year", String($0)) }
                    ?? strings[member == nil ? "momentum.empty.\(list.rawValue)" : "momentum.empty-other"]),
            viewModel: viewModel, changes: dependencies.changes.touching(Self.areas), glances: dependencies.glances,
            place: { if case .place(let place, _) = $0 { place } else { nil } }, strings: strings
        ) {
            guard member == nil else { return [] }
            let dig = KeyAction(
                id: "momentum.dig", title: strings["action.dig-somebody"], keys: [.character("n")], hint: 2
            ) { flow.open(.digHome) }
            return [dig] + (list == .comments ? [] : year.keys(strings))
        }
    }

    private func makeWorkLists(in flow: Flow<MomentumDestination>) -> any Screen {
        let strings = dependencies.strings
        let viewModel = RowListViewModel<MomentumTarget>(
            strings: strings, read: { _, _ in try await self.makeWorkListReader().lists() },
            open: { $0.open(in: flow) })
        return RowListScreen(
            route: MomentumDestination.workLists.route,
            texts: .init(
                title: strings["momentum.lists"], loading: strings["momentum.loading"],
                empty: strings["momentum.empty.lists"]),
            viewModel: viewModel, changes: dependencies.changes.touching(Self.areas), strings: strings
        ) {
            [
                KeyAction(
                    id: "momentum.import", title: strings["action.transfer.bring"], keys: [.character("i")], hint: 2
                ) { flow.open(.data) }
            ]
        }
    }

    private func makeWorkList(_ name: String, in flow: Flow<MomentumDestination>) -> any Screen {
        let strings = dependencies.strings
        let viewModel = RowListViewModel<MomentumTarget>(
            strings: strings,
            read: { try await self.makeWorkListReader().works(in: name, after: $0, limit: $1) },
            open: { $0.open(in: flow) })
        return RowListScreen(
            route: MomentumDestination.workList(name).route,
            texts: .init(
                title: name, loading: strings["momentum.loading"], empty: strings["momentum.empty.works-of-list"]),
            viewModel: viewModel, changes: dependencies.changes.touching(Self.areas), glances: dependencies.glances,
            place: { if case .place(let place, _) = $0 { place } else { nil } }, strings: strings)
    }

    private func makeWorkListReader() -> WorkListReader {
        WorkListReader(
            marks: dependencies.marks, works: dependencies.works, viewer: dependencies.viewer(),
            strings: dependencies.strings)
    }

    /// Makes a new reader for each read, because the viewer may change while a screen is open.
    private func makeListReader(
        _ list: MomentumList, of member: Identifier<Profile>?, isMine: Bool
    ) -> MomentumListReader {
        MomentumListReader(
            list: list, member: member ?? dependencies.member()?.id, isMine: isMine,
            momentum: dependencies.momentum, votes: dependencies.votes, marks: dependencies.marks,
            viewer: dependencies.viewer(), now: dependencies.clock.now(), localTime: dependencies.localTime,
            strings: dependencies.strings)
    }

    private func makePageReader(of member: Identifier<Profile>?) -> MomentumPageReader? {
        let me = dependencies.member()?.id
        guard let id = member ?? me else { return nil }
        let lists = MomentumPageReader.lists(isMine: id == me)
        return MomentumPageReader(
            member: id, isMine: id == me, momentum: dependencies.momentum, introduction: dependencies.introduction,
            showsVotes: dependencies.showsVotes,
            lists: lists.map { makeListReader($0, of: id, isMine: id == me) }, now: dependencies.clock.now(),
            localTime: dependencies.localTime, crowd: dependencies.crowd)
    }
}

/// The links on a momentum page. A work in two lists is two targets.
enum MomentumTarget: Hashable, Sendable {
    case place(Place, in: MomentumList? = nil)
    case destination(MomentumDestination)

    @MainActor
    func open(in flow: Flow<MomentumDestination>) {
        switch self {
        case .place(let place, _): flow.open(place)
        case .destination(let destination): flow.show(destination)
        }
    }
}
