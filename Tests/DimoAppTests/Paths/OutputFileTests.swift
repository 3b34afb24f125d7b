import Foundation
import Synchronization
import Testing

@testable import DimoApp

/// Output to a pipe that nobody reads yet.
struct OutputFileTests {
    private final class Writer: Sendable {
        /// The folder of the writing thread within `/proc`.
        let thread = Mutex<String?>(nil)
        let isWhole = Mutex<Bool?>(nil)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/thread-self")))
    func `writing to a full non-blocking pipe sleeps until all bytes are written`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let (reading, writing) = (ends[0], ends[1])
        defer { for end in [reading, writing] { close(end) } }
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        let (writer, bytes) = (Writer(), [UInt8](repeating: 65, count: 1 << 20))
        Thread.detachNewThread {
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
            writer.thread.withLock { $0 = path }
            let isWhole = OutputFile.write(bytes, to: writing)
            writer.isWhole.withLock { $0 = isWhole }
        }
        while !isFull(writing), writer.isWhole.withLock(\.self) == nil { sched_yield() }
        // A busy loop is never seen asleep.
        var isAsleep = false
        for _ in 0..<100_000 where !isAsleep {
            isAsleep = isSleeping(writer.thread.withLock(\.self))
            sched_yield()
        }
        #expect(isAsleep)
        var (count, buffer) = (0, [UInt8](repeating: 0, count: 1 << 16))
        while count < bytes.count {
            let more = read(reading, &buffer, buffer.count)
            try #require(more > 0)
            count += more
        }
        while writer.isWhole.withLock(\.self) == nil { sched_yield() }
        #expect(writer.isWhole.withLock(\.self) == true)
    }

    private func isFull(_ descriptor: Int32) -> Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&state, 1, 0) == 0
    }

    private func isSleeping(_ thread: String?) -> Bool {
        guard let thread, let text = try? String(contentsOfFile: "/proc/\(thread)/stat", encoding: .utf8) else {
            return false
        }
        return text.split(separator: ") ").last?.hasPrefix("S") == true
    }
}
