import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@MainActor
struct CompletionJobTests {
    private let online: OnlineStubs
    private let catalogue = StubCatalogue(.tmdb) { query in
        OnlinePage(entries: [
            OnlineEntry(id: "tmdb:1", kind: .film, title: LocalizedText(both: query.text), year: 2019)
        ])
    }
    private let work = MemberWork()
    private let messages = EventLog()
    private let bag = SubscriptionBag()

    init() {
        online = OnlineStubs([catalogue])
        work.messages.done.observe { [messages] in messages.note($0) }.store(in: bag)
        work.messages.failed.observe { [messages] in messages.note("failed: \($0)") }.store(in: bag)
    }

    private func job(of member: Identifier<Profile>? = Profile.localID) -> CompletionJob {
        CompletionJob(
            online.access(FixedClock(1)).complete, member: { member }, work: work, clock: FixedClock(1),
            strings: TestWords.english)
    }

    private func add(_ title: String) {
        online.completions.add(
            IncompleteWork(
                work: WorkReference(
                    id: Identifier("my-\(title)"), title: LocalizedText(both: title), kind: .film, year: 2019)))
    }

    private func setAnswer() {
        let title = LocalizedText(both: "ferry")
        catalogue.setAnswer(
            .work(
                OnlineWork(
                    id: "tmdb:1",
                    record: CastWork(work: Work(id: "tmdb-1", title: title, kind: .film, year: 2019), cast: []))))
    }

    @Test func `the job completes the works it can and reports the result`() async throws {
        setAnswer()
        add("ferry")
        let job = job()
        #expect(try await job.count() == 1)
        job.toggle()
        #expect(job.isRunning)
        await work.settle()
        #expect(!job.isRunning && online.completions.done.map(\.work) == ["my-ferry"])
        #expect(messages.notes == [TestWords.english("complete.done", "1", "0")])
        job.toggle()
        await work.settle()
        #expect(messages.notes.last == TestWords.english["complete.nothing"])
    }

    @Test func `a second press stops the job and reports the number left`() async {
        setAnswer()
        let latch = Latch()
        catalogue.hold(latch)
        add("ferry")
        add("boat")
        let job = job()
        job.toggle()
        await latch.waitForArrivals(1)
        job.toggle()
        await latch.open()
        await work.settle()
        #expect(online.completions.done.isEmpty)
        #expect(
            messages.notes == [
                TestWords.english("complete.done", "0", "0") + " " + TestWords.english("complete.left", "2")
            ])
    }

    @Test func `completion does not start beside another job, and a guest has none`() async {
        setAnswer()
        add("ferry")
        let latch = Latch()
        let isStarted = work.start(JobStatus(route: "other", title: "Backup", isCancellable: false)) { _ in
            await latch.pass()
        } completion: { _ in
        }
        #expect(isStarted)
        job().toggle()
        #expect(messages.notes == ["failed: \(TestWords.english("transfer.busy", "Backup"))"])
        await latch.open()
        await work.settle()
        job(of: nil).toggle()
        #expect(!work.isBusy && online.completions.done.isEmpty)
    }
}
