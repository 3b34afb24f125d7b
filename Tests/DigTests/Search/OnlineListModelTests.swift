import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

/// The pages of one online catalogue: the rows shown while they load, and answers that must never be shown.
@MainActor
struct OnlineListModelTests {
    /// A list over a stub, with all its states.
    @MainActor
    private struct Subject {
        let catalogue = StubCatalogue()
        let stubs: OnlineStubs
        let clock = ManualClock(DigWorld.now)
        let model: OnlineListModel
        let shown: Recorded<OnlineList>

        init() {
            stubs = OnlineStubs([catalogue])
            model = OnlineListModel(
                .aniList, search: stubs.access(clock).search, member: { Author(Profile.localID, type: nil) },
                language: .english)
            shown = Recorded(model.list)
        }

        var list: OnlineList { model.list.value }
        var titles: [String] { list.entries.map(\.title.english) }
        var pagesAsked: [Int] { catalogue.asked.map(\.page) }

        func query(_ text: String, page: Int = 1) -> OnlineQuery {
            OnlineQuery(.aniList, text, page: page, language: .english)
        }

        func keep(_ page: OnlinePage, _ text: String, page number: Int = 1, ago: Int64) async throws {
            try await stubs.cache.keep(
                KnownPage(page: page, fetchedAt: DigWorld.now - ago), of: query(text, page: number))
        }
    }

    private static let hour: Int64 = 3_600

    @Test func `L1 an empty page is requested once, and nothing follows`() async {
        let subject = Subject()
        subject.model.find("ferry")
        await LatestTask.settleAll()
        #expect(subject.list.phase == .empty && subject.list.nextPage == nil)
        #expect(subject.pagesAsked == [1])
        subject.model.loadMore()
        await LatestTask.settleAll()
        #expect(subject.pagesAsked == [1])
    }

    @Test func `L2 only the first page is shown, with more to come`() async {
        let subject = Subject()
        subject.catalogue.answer { _ in .of("A", "B", hasMore: true) }
        subject.model.find("ferry")
        await LatestTask.settleAll()
        #expect(subject.titles == ["A", "B"] && subject.list.nextPage == 2 && subject.list.phase == .loaded)
        #expect(subject.shown.values.map(\.phase) == [.idle, .loading, .loaded])
    }

    @Test func `L3 two pages are in order`() async {
        let subject = Subject()
        subject.catalogue.answer { $0.page == 1 ? .of("A", "B", hasMore: true) : .of("C", number: 2) }
        subject.model.find("ferry")
        await LatestTask.settleAll()
        subject.model.loadMore()
        #expect(subject.list.phase == .loadingMore && subject.titles == ["A", "B"])
        await LatestTask.settleAll()
        #expect(subject.titles == ["A", "B", "C"] && subject.pagesAsked == [1, 2])
    }

    @Test func `L4 a failed request leaves no rows and shows the reason`() async {
        let subject = Subject()
        subject.catalogue.answer { _ in throw OnlineProblem.outOfOrder(status: 500) }
        subject.model.find("ferry")
        await LatestTask.settleAll()
        #expect(subject.titles.isEmpty && subject.list.problem == .outOfOrder(status: 500))
        guard case .failed = subject.list.phase else {
            Issue.record("\(subject.list.phase)")
            return
        }
        #expect(subject.pagesAsked == [1])
    }

    @Test func `L5 nothing is requested after the last page`() async {
        let subject = Subject()
        subject.catalogue.answer { .of("\($0.page)", number: $0.page, hasMore: $0.page < 2) }
        subject.model.find("ferry")
        await LatestTask.settleAll()
        subject.model.loadMore()
        await LatestTask.settleAll()
        #expect(subject.list.nextPage == nil && subject.list.phase == .loaded)
        subject.model.loadMore()
        await LatestTask.settleAll()
        #expect(subject.pagesAsked == [1, 2])
    }

    @Test func `L6 the cached page shows first, then the new one`() async throws {
        let subject = Subject()
        try await subject.keep(.of("Old"), "ferry", ago: 9 * Self.hour)
        let latch = Latch()
        subject.catalogue.answer { _ in
            await latch.pass()
            return .of("New", hasMore: true)
        }
        subject.model.find("ferry")
        await latch.waitForArrivals(1)
        #expect(subject.titles == ["Old"])
        await latch.open()
        await LatestTask.settleAll()
        #expect(subject.titles == ["New"] && subject.list.nextPage == 2 && subject.list.answeredAt == nil)
    }

    @Test func `L7 a failed request keeps the cached page, with its age`() async throws {
        let subject = Subject()
        try await subject.keep(.of("Old", hasMore: true), "ferry", ago: 9 * Self.hour)
        subject.catalogue.answer { _ in throw OnlineProblem.offline }
        subject.model.find("ferry")
        await LatestTask.settleAll()
        #expect(subject.titles == ["Old"] && subject.list.phase == .loaded && subject.list.problem == .offline)
        #expect(subject.list.answeredAt == DigWorld.now - 9 * Self.hour && subject.list.nextPage == 2)
        // Nothing continues by itself after a failure; a retry requests the first page again.
        subject.model.loadMore()
        await LatestTask.settleAll()
        #expect(subject.pagesAsked == [1])
        subject.catalogue.answer { _ in .of("New") }
        subject.model.retryOrLoadMore()
        #expect(subject.list.phase == .refreshing)
        await LatestTask.settleAll()
        #expect(subject.titles == ["New"] && subject.list.problem == nil && subject.list.answeredAt == nil)
    }

    @Test func `L8 the next page is not requested while one is loading`() async {
        let subject = Subject()
        let latch = Latch()
        subject.catalogue.answer {
            await latch.pass()
            return .of("\($0.page)", number: $0.page, hasMore: true)
        }
        subject.model.find("ferry")
        for _ in 1...5 { subject.model.loadMore() }
        await latch.waitForArrivals(1)
        for _ in 1...5 { subject.model.loadMore() }
        await latch.openForOne()
        await LatestTask.settleAll()
        subject.model.loadMore()
        for _ in 1...5 { subject.model.loadMore() }
        await latch.waitForArrivals(2)
        await latch.open()
        await LatestTask.settleAll()
        #expect(subject.pagesAsked == [1, 2])
    }

    @Test func `L9 a new search starts with the first page, without the old rows`() async {
        let subject = Subject()
        subject.catalogue.answer { .of("\($0.text) \($0.page)", number: $0.page, hasMore: true) }
        subject.model.find("one")
        await LatestTask.settleAll()
        subject.model.loadMore()
        await LatestTask.settleAll()
        subject.model.find("two")
        #expect(subject.titles.isEmpty && subject.list.phase == .loading)
        await LatestTask.settleAll()
        #expect(subject.titles == ["two 1"])
        #expect(subject.catalogue.asked.map { "\($0.text) \($0.page)" } == ["one 1", "one 2", "two 1"])
    }

    @Test func `L10 a cancelled request shows no error and no spinner, whoever cancelled it`() async {
        let subject = Subject()
        let latch = Latch()
        subject.catalogue.answer { _ in
            await latch.pass()
            throw CancellationError()
        }
        subject.model.find("ferry")
        await latch.waitForArrivals(1)
        subject.model.clear()
        await latch.open()
        await LatestTask.settleAll()
        #expect(subject.list == OnlineList(.aniList))
        // The network cancels the request, not the member.
        subject.model.find("ferry")
        await LatestTask.settleAll()
        #expect(subject.list.phase == .idle && subject.list.problem == nil)
    }

    @Test func `L11 a late page of an earlier search is dropped, also a cached one`() async throws {
        let subject = Subject()
        try await subject.keep(.of("Old one"), "one", ago: 9 * Self.hour)
        let latch = Latch()
        subject.catalogue.answer { query in
            if query.text == "one" { await latch.pass() }
            return .of("New \(query.text)")
        }
        // The stored page of the first text is still being read when the second text is searched.
        subject.model.find("one")
        subject.model.find("two")
        await LatestTask.settleAll()
        #expect(!subject.shown.values.contains { $0.entries.contains { $0.title.english == "Old one" } })
        #expect(subject.titles == ["New two"])
        // The same holds for the fresh page.
        subject.model.find("one")
        await latch.waitForArrivals(1)
        subject.model.find("two")
        await latch.open()
        await LatestTask.settleAll()
        #expect(subject.titles == ["New two"])
    }

    @Test func `L12 the cached page stays visible during the request`() async throws {
        let subject = Subject()
        try await subject.keep(.of("Old"), "ferry", ago: 9 * Self.hour)
        let latch = Latch()
        subject.catalogue.answer { _ in
            await latch.pass()
            return .of("New")
        }
        subject.model.find("ferry")
        await latch.waitForArrivals(1)
        #expect(subject.list.phase == .refreshing && subject.titles == ["Old"])
        #expect(subject.list.answeredAt == DigWorld.now - 9 * Self.hour)
        await latch.open()
        await LatestTask.settleAll()
        #expect(subject.list.phase == .loaded)
    }

    @Test func `L13 pages are ordered by number, and an entry on two of them appears once`() {
        var list = OnlineList(.aniList)
        list.put(.of("C", number: 3), at: 3)
        list.put(.of("A", "B", hasMore: true), at: 1)
        list.put(
            OnlinePage(entries: [OnlinePage.of("A", "B").entries[1]] + OnlinePage.of("X", number: 2).entries), at: 2)
        #expect(list.entries.map(\.title.english) == ["A", "B", "X", "C"])
    }

    @Test func `a recent page is not requested again`() async throws {
        let subject = Subject()
        try await subject.keep(.of("Young"), "ferry", ago: 5 * Self.hour)
        subject.model.find("ferry")
        await LatestTask.settleAll()
        #expect(subject.titles == ["Young"] && subject.catalogue.asked.isEmpty && subject.list.answeredAt == nil)
        #expect(subject.shown.values.map(\.phase) == [.idle, .loading, .loaded])
    }

    @Test func `a page of last month is not shown, and a refused next page can be retried`() async throws {
        let subject = Subject()
        try await subject.keep(.of("Ancient"), "ferry", ago: 31 * 24 * Self.hour)
        subject.catalogue.answer { query in
            guard query.page == 1 else { throw OnlineProblem.busy(until: nil) }
            return .of("A", hasMore: true)
        }
        subject.model.find("ferry")
        await LatestTask.settleAll()
        subject.model.loadMore()
        await LatestTask.settleAll()
        #expect(subject.titles == ["A"] && subject.list.problem == .busy(until: nil))
        subject.catalogue.answer { _ in .of("B", number: 2) }
        subject.model.retryOrLoadMore()
        await LatestTask.settleAll()
        #expect(subject.titles == ["A", "B"] && subject.list.problem == nil)
        #expect(!subject.shown.values.contains { $0.entries.contains { $0.title.english == "Ancient" } })
    }
}
