import FeatureKit
import TestSupport
import Testing

/// Only the newest request counts, and every request ends.
@MainActor
struct LatestTaskTests {
    private struct Broken: Error {}

    private let task = LatestTask()
    private let log = EventLog()

    private func note(_ result: Result<String, any Error>) {
        switch result {
        case .success(let value): log.note(value)
        case .failure(let error): log.note("\(type(of: error))")
        }
    }

    @Test func `success is reported once`() async {
        task.run {
            "done"
        } completion: {
            note($0)
        }
        #expect(task.isRunning)
        #expect(log.notes == [])
        await task.settle()
        #expect(log.notes == ["done"])
        #expect(!task.isRunning)
    }

    @Test func `failure is reported once`() async {
        task.run { () async throws -> String in
            throw Broken()
        } completion: {
            note($0)
        }
        await task.settle()
        #expect(log.notes == ["Broken"])
        #expect(!task.isRunning)
    }

    @Test func `a cancelled task reports nothing, even if it answers`() async {
        let latch = Latch()
        task.run {
            await latch.pass()
            return "late"
        } completion: {
            note($0)
        }
        await latch.waitForArrivals(1)
        task.cancel()
        #expect(!task.isRunning)
        await latch.open()
        for _ in 0..<100 { await Task.yield() }
        #expect(log.notes == [])
    }

    @Test func `a task that throws on cancellation is not a failure`() async {
        task.run { () async throws -> String in
            throw CancellationError()
        } completion: {
            note($0)
        }
        await task.settle()
        #expect(log.notes == [])
        #expect(!task.isRunning)
    }

    @Test func `the answer of an older request is dropped, in any order of answers`() async {
        let old = Latch()
        task.run {
            await old.pass()
            return "old"
        } completion: {
            note($0)
        }
        await old.waitForArrivals(1)
        task.run {
            "new"
        } completion: {
            note($0)
        }
        await task.settle()
        await old.open()
        for _ in 0..<100 { await Task.yield() }
        #expect(log.notes == ["new"])
    }

    @Test func `a new task cancels the older one`() async {
        let started = Latch(isOpen: true)
        let stopped = Latch(isOpen: true)
        task.run {
            await started.pass()
            while !Task.isCancelled { await Task.yield() }
            await stopped.pass()
            return "old"
        } completion: {
            note($0)
        }
        await started.waitForArrivals(1)
        task.run {
            "new"
        } completion: {
            note($0)
        }
        await stopped.waitForArrivals(1)
        await task.settle()
        #expect(log.notes == ["new"])
    }

    @Test func `a completion may start further work`() async {
        task.run {
            "one"
        } completion: { [task] result in
            note(result)
            task.run {
                "two"
            } completion: {
                note($0)
            }
        }
        await task.settle()
        #expect(log.notes == ["one", "two"])
    }

    @Test func `releasing the owner cancels its work without a report`() async {
        let latch = Latch(isOpen: true)
        let ended = Latch(isOpen: true)
        var owner: LatestTask? = LatestTask()
        weak let released = owner
        owner?.run {
            await latch.pass()
            while !Task.isCancelled { await Task.yield() }
            await ended.pass()
            return "late"
        } completion: {
            note($0)
        }
        await latch.waitForArrivals(1)
        owner = nil
        #expect(released == nil)
        await ended.waitForArrivals(1)
        for _ in 0..<100 { await Task.yield() }
        #expect(log.notes == [])
    }

    @Test func `waiting for all tasks waits for every one`() async {
        let latch = Latch()
        let other = LatestTask()
        task.run {
            await latch.pass()
            return "one"
        } completion: {
            note($0)
        }
        other.run {
            await latch.pass()
            return "two"
        } completion: {
            note($0)
        }
        #expect(LatestTask.isAnyRunning)
        await latch.open()
        await LatestTask.settleAll()
        #expect(Set(log.notes) == ["one", "two"])
    }
}
