import CNcurses
import Terminal

extension TerminalSession {
    /// How often ready descriptors are served before a due frame: a flood of input must not delay the screen.
    private static let rounds = 64
    /// In nanoseconds.
    private static let longestWait: Int64 = 1_000_000_000

    func runOnce() {
        var ready = poller.wait(milliseconds: timeout())
        var round = 0
        while ending == nil {
            serve(ready)
            round += 1
            guard ending == nil, !ready.isEmpty, round < Self.rounds else { break }
            ready = poller.wait(milliseconds: 0)
        }
        guard ending == nil else { return }
        paint()
        guard hasUndrawnEvents, ending == nil else { return }
        hasUndrawnEvents = false
        program.didAnswer()
    }

    /// Ends the loop; the first reason counts, except that a signal overrides it.
    func end(_ reason: Ending) {
        if ending == nil { ending = reason }
    }

    /// Leaves the screen for good and returns the exit status; if a signal ended the program, dies of it.
    func finish() -> Int32 {
        switch ending {
        case .quit(let status):
            leave()
            return status
        case .signal(let number):
            finishWork()
            program.willTerminate()
            leave()
            cn_die_of(number)
            return 128 + number
        case .terminalGone, nil:
            finishWork()
            program.willTerminate()
            leave()
            if !signals.isIgnored(SIGHUP) { cn_die_of(SIGHUP) }
            return 0
        }
    }

    /// Gives work requested before a signal or a hang-up two seconds to finish.
    private func finishWork() {
        let deadline = cn_nanoseconds() + 2_000_000_000
        while program.isBusy, cn_nanoseconds() < deadline {
            _ = poller.wait(milliseconds: 20)
            poller.drainMainQueue()
        }
    }

    /// Milliseconds until the next deadline; -1 for none, since an idle program should not wake up at all.
    private func timeout() -> Int32 {
        if needsFrame || !trailer.isEmpty { return 0 }
        guard let moment = [parserDeadline, waitingDeadline, deadlines.next].compactMap(\.self).min() else { return -1 }
        let rest = max(0, moment - cn_nanoseconds())
        // Rounded up: a millisecond early would be a needless wake-up.
        return Int32(clamping: (rest + 999_999) / 1_000_000)
    }

    private func serve(_ ready: EventPoll.Readiness) {
        if ready.contains(.signals) {
            signals.drain()
            serveSignals()
        }
        if ready.contains(.input) { serveInput() }
        if ready.contains(.hangUp) { end(.terminalGone) }
        if ready.contains(.mainQueue) { poller.drainMainQueue() }
        serveDeadlines()
        if !waiting.isEmpty { deliverWaiting() }
        if isSuspendWanted, ending == nil { suspendNow(wholeJob: true) }
    }

    // MARK: Signals

    private func serveSignals() {
        if let number = signals.terminating { end(.signal(number)) }
        guard ending == nil else { return }
        if signals.consume(SIGTSTP) {
            suspendNow(wholeJob: false)
        } else if signals.consume(SIGCONT) {
            // Stopped by a signal that cannot be caught: the shell has used the terminal since.
            screen.leave()
            enter()
        }
        if signals.consume(SIGWINCH) { serveResize() }
    }

    /// The program receives only the last of several resizes.
    private func serveResize() {
        let size = tty.size
        guard size != screen.size else { return }
        screen.resize(to: size)
        isResizePending = true
        needsFrame = true
    }

    // MARK: Input

    private func serveInput() {
        let reading = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { buffer in
            let reading = tty.read(into: buffer)
            if case .bytes(let count) = reading {
                receive(parser.feed(UnsafeRawBufferPointer(rebasing: buffer[..<count])))
            }
            return reading
        }
        if reading == .gone { return end(signals.terminating.map(Ending.signal) ?? .terminalGone) }
        parserDeadline = parser.isPending ? cn_nanoseconds() + Int64(parser.pendingDelay) * 1_000_000 : nil
    }

    private func receive(_ events: [InputEvent]) {
        for event in events where ending == nil {
            if case .report(let report) = event, handle(report) { continue }
            waiting.append(event)
        }
        deliverWaiting()
    }

    /// Delivers every event whose predecessors' work is done, so that keys arriving together act as if typed one by
    /// one. Work that takes longer than a second is not waited for.
    private func deliverWaiting() {
        while ending == nil, !waiting.isEmpty {
            guard let event = waiting.next(for: program, size: screen.size) else {
                let deadline = waitingDeadline ?? cn_nanoseconds() + Self.longestWait
                waitingDeadline = deadline
                guard cn_nanoseconds() >= deadline else { return }
                program.stopWaiting()
                waitingDeadline = nil
                continue
            }
            waitingDeadline = nil
            hasUndrawnEvents = true
            program.handle(event)
            if isSuspendWanted { suspendNow(wholeJob: true) }
        }
    }

    private func serveDeadlines() {
        if let parserDeadline, cn_nanoseconds() >= parserDeadline {
            self.parserDeadline = nil
            receive(parser.timeout())
        }
        guard let next = deadlines.next else { return }
        let now = cn_nanoseconds()
        guard next <= now else { return }
        let mark = deadlines.mark
        while ending == nil, let action = deadlines.popDue(at: now, upTo: mark) { action() }
    }

    // MARK: Stopping and coming back

    private func suspendNow(wholeJob: Bool) {
        isSuspendWanted = false
        guard !signals.isIgnored(SIGTSTP) else { return }
        leave()
        signals.stop(wholeJob: wholeJob)
        enter()
    }
}
