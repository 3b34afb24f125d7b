import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@MainActor
struct MemberWorkTests {
    private struct Broken: Error {}

    private let work = MemberWork()
    private let bag = SubscriptionBag()

    private func heard() -> Heard {
        let heard = Heard()
        work.messages.done.observe { heard.texts.append($0) }.store(in: bag)
        work.messages.failed.observe { heard.texts.append("failed: \($0)") }.store(in: bag)
        return heard
    }

    private final class Heard {
        var texts: [String] = []
    }

    private var job: JobStatus { JobStatus(route: "settings/data/import", title: "Import", isCancellable: true) }

    @Test func `work ends in the order of its requests, without a loss`() async {
        var ended: [Int] = []
        for number in 0..<20 {
            work.add {
                for _ in 0..<(20 - number) { await Task.yield() }
                return number
            } completion: { result in
                if case .success(let value) = result { ended.append(value) }
            }
        }
        await work.settle()
        #expect(ended == Array(0..<20))
    }

    @Test(arguments: [Broken() as any Error, CancellationError()])
    func `an error or a thrown cancellation is reported and does not stop later work`(_ error: any Error) async {
        var ended: [String] = []
        work.add {
            throw error
        } completion: { (result: Result<Int, any Error>) in
            if case .failure = result { ended.append("failed") }
        }
        work.add {
            1
        } completion: { _ in
            ended.append("done")
        }
        await work.settle()
        #expect(ended == ["failed", "done"])
    }

    @Test func `work added by a completion runs after waiting work`() async {
        var ended: [String] = []
        work.add {
        } completion: { [work] _ in
            ended.append("first")
            work.add {
            } completion: { _ in
                ended.append("third")
            }
        }
        work.add {
        } completion: { _ in
            ended.append("second")
        }
        await work.settle()
        #expect(ended == ["first", "second", "third"])
    }

    @Test func `a write does not wait for a server`() async {
        let (answer, answered) = AsyncStream<Void>.makeStream()
        var ended: [String] = []
        work.add(to: .community) {
            for await _ in answer { break }
        } completion: { _ in
            ended.append("server")
        }
        work.add {
        } completion: { _ in
            ended.append("write")
            answered.finish()
        }
        await work.settle()
        #expect(ended == ["write", "server"])
    }

    @Test func `a released writer leaves its writes to the scope, which reports them`() async {
        let heard = heard()
        let authorizer = PermissiveAuthorizer(work: work)
        let (held, release) = AsyncStream<Void>.makeStream()
        let written = Written()
        var completed = 0
        do {
            let writer = MemberWriter(authorizer: authorizer, strings: TestWords.english)
            writer.write(.open(route: "home")) {
                for await _ in held { break }
                await written.add("first")
            } done: {
                "Saved Negroni."
            } completion: { _ in
                completed += 1
            }
            writer.write(.open(route: "home")) {
                await written.add("second")
                throw CancellationError()
            } done: {
                nil
            }
        }
        release.finish()
        await work.settle()
        #expect(await written.names == ["first", "second"])
        #expect(heard.texts.first == "Saved Negroni.")
        #expect(completed == 1, "a completed write ends its draft")
        #expect(heard.texts.count == 2)
    }

    private actor Written {
        var names: [String] = []
        func add(_ name: String) { names.append(name) }
    }

    @Test func `a job shows its progress, and only one runs`() async {
        let (step, go) = AsyncStream<Void>.makeStream()
        let isStarted = work.start(job) { progress in
            progress(TransferProgress(done: 1, total: 2, records: 3))
            for await _ in step { break }
        } completion: { _ in
        }
        #expect(isStarted)
        let isSecondStarted = work.start(job) { _ in
        } completion: { _ in
            Issue.record("it must not run")
        }
        #expect(!isSecondStarted)
        await confirmation { shown in
            let (seen, see) = AsyncStream<Void>.makeStream()
            let watch = work.job.observe { status in
                if status?.progress?.records == 3 {
                    shown()
                    see.finish()
                }
            }
            for await _ in seen {}
            _ = watch
        }
        go.finish()
        await work.settle()
        #expect(work.job.value == nil)
    }

    @Test func `a job cancelled in time fails, and one cancelled too late succeeds`() async {
        var outcomes: [String] = []
        for isLate in [false, true] {
            let (step, go) = AsyncStream<Void>.makeStream()
            _ = work.start(job) { _ in
                for await _ in step { break }
                if !isLate { try Task.checkCancellation() }
                return "imported"
            } completion: { result in
                outcomes.append((try? result.get()) ?? "stopped")
            }
            work.cancelJob()
            #expect(work.job.value?.isCancelling == true)
            go.finish()
            await work.settle()
        }
        #expect(outcomes == ["stopped", "imported"])
    }

    @Test func `a job that cannot be cancelled runs to its end`() async {
        var outcome = ""
        _ = work.start(JobStatus(route: "settings/data/restore", title: "Restore", isCancellable: false)) { _ in
            Task.isCancelled ? "cancelled" : "whole"
        } completion: { result in
            outcome = (try? result.get()) ?? ""
        }
        work.cancelJob()
        await work.settle()
        #expect(outcome == "whole")
    }

    @Test func `tests and keys wait for writes as for reads`() async {
        work.add {
        } completion: { _ in
        }
        #expect(!LatestTask.isSettled)
        await LatestTask.settleAll()
        #expect(LatestTask.isSettled)
        #expect(!work.isBusy)
    }

    @Test func `no key waits for slow work again`() async {
        let (held, release) = AsyncStream<Void>.makeStream()
        work.add {
            for await _ in held { break }
        } completion: { _ in
        }
        LatestTask.markSlow()
        #expect(LatestTask.isSettled)
        release.finish()
        await LatestTask.settleAll()
    }
}
