import CNcurses

struct EventPoll {
    struct Readiness: OptionSet {
        let rawValue: Int
        static let input = Readiness(rawValue: 1)
        static let signals = Readiness(rawValue: 2)
        static let mainQueue = Readiness(rawValue: 4)
        /// The terminal is gone and nothing is left to read.
        static let hangUp = Readiness(rawValue: 8)
    }

    private let mainQueue: Int32
    private var entries: [pollfd]

    /// A negative descriptor is never ready.
    init(input: Int32, signals: Int32, mainQueue: Int32) {
        self.mainQueue = mainQueue
        entries = [input, signals, mainQueue].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }

    /// `milliseconds` is the longest wait, -1 for no limit.
    mutating func wait(milliseconds: Int32) -> Readiness {
        let count = entries.withUnsafeMutableBufferPointer {
            poll($0.baseAddress, nfds_t($0.count), milliseconds)
        }
        guard count > 0 else { return [] }
        var result: Readiness = []
        if isReadable(0) {
            result.insert(.input)
        } else if entries[0].revents != 0 {
            result.insert(.hangUp)
        }
        if isReadable(1) { result.insert(.signals) }
        if isReadable(2) { result.insert(.mainQueue) }
        return result
    }

    @MainActor func drainMainQueue() {
        if mainQueue >= 0 { cn_main_queue_drain(mainQueue) }
    }

    private func isReadable(_ index: Int) -> Bool {
        Int32(entries[index].revents) & POLLIN != 0
    }
}
