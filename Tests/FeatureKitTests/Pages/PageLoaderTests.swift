import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

/// A page keeps its content if reading again fails, and loses it if its subject is gone.
@MainActor
struct PageLoaderTests {
    private let loader = PageLoader<[String], PageState<String>>(strings: TestWords.english, gone: "It is gone.") {
        var state = PageState<String>()
        state.blocks = $0.map { .text($0) }
        if $0.isEmpty { state.phase = .empty }
        return state
    }

    private func load(
        as phase: Phase? = nil, _ read: @escaping @Sendable () async throws -> [String]
    ) async -> PageState<String> {
        loader.load(as: phase, read)
        await LatestTask.settleAll()
        return loader.state.value
    }

    @Test func `a first read shows loading, and a later one keeps the page`() async {
        loader.load { ["one"] }
        #expect(loader.state.value.phase == .loading)
        await LatestTask.settleAll()
        #expect(loader.state.value.phase == .loaded && loader.contents == ["one"])
        loader.load(as: .loadingMore) { ["one", "two"] }
        #expect(loader.state.value.phase == .loadingMore && loader.state.value.blocks == [.text("one")])
        await LatestTask.settleAll()
        #expect(loader.state.value.blocks == [.text("one"), .text("two")])
        #expect(await load { [] }.phase == .empty)
    }

    @Test func `a page whose source changes between two reads is read again`() async {
        let source = EventLog()
        let readings = EventLog()
        let page = await load { @MainActor in
            readings.note("read")
            ConsistentReading.note(source.notes.count, of: source)
            let old = source.notes.count
            if readings.notes.count == 1 { source.note("changed") }
            ConsistentReading.note(source.notes.count, of: source)
            return ["\(old)", "\(source.notes.count)"]
        }
        #expect(page.blocks == [.text("1"), .text("1")] && readings.notes.count == 2)
    }

    @Test func `a failed reload keeps the content and is reported`() async {
        let failed = Recorded(loader.messages.failed)
        let reason = TestWords.english["error.disk-full"]
        #expect(await load { throw StoreError.diskFull }.phase == .failed(reason))
        #expect(failed.values.isEmpty, "the page itself shows the reason")
        _ = await load { ["one"] }
        let state = await load { throw StoreError.diskFull }
        #expect(state.phase == .loaded && state.blocks == [.text("one")])
        #expect(failed.values == [reason])
    }

    @Test func `a deleted record clears its page`() async {
        _ = await load { ["one"] }
        let state = await load { throw NotFound(id: "one") }
        #expect(state.phase == .failed("It is gone.") && state.blocks.isEmpty)
        #expect(loader.contents == nil)
    }
}
