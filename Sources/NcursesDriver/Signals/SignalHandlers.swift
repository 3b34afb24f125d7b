import CNcurses

enum SignalHandlers {
    /// Seconds that a program may take to end.
    static let graceSeconds: UInt32 = 5
    /// Nanoseconds within which a second request counts as the same one: a closing session sends HUP and TERM together.
    static let sameRequest: Int64 = 250_000_000

    static let note: cn_signal_handler = { number, _, _ in
        guard let memory = signalMemory else { return }
        raise(number, in: memory)
    }

    /// TERM, HUP and INT: lets the program save first. A stuck loop ends after the grace period, or at the next signal.
    static let terminate: cn_signal_handler = { number, _, _ in
        guard let memory = signalMemory else { return }
        if number == SIGINT, cn_load(memory.pointee.isTerminalLent) == 1 { return }
        let now = cn_nanoseconds()
        if cn_exchange_if(memory.pointee.terminating, 0, number) {
            memory.pointee.terminatingSince.pointee = now
            alarm(graceSeconds)
        } else if now - memory.pointee.terminatingSince.pointee > sameRequest {
            restore(memory)
            cn_die_of(number)
        }
        raise(number, in: memory)
    }

    static let expire: cn_signal_handler = { _, _, _ in
        guard let memory = signalMemory, cn_load(memory.pointee.terminating) != 0 else { return }
        restore(memory)
        cn_die_of(cn_load(memory.pointee.terminating))
    }

    /// QUIT: ends the program at once, with the core dump it asks for.
    static let quit: cn_signal_handler = { number, _, _ in
        guard let memory = signalMemory, cn_load(memory.pointee.isTerminalLent) == 0 else { return }
        restore(memory)
        cn_die_of(number)
    }

    /// A crash on any thread: restores the terminal, shows standard error, then calls the previous handler, so that the
    /// exit status is that of the crash.
    static let crash: cn_signal_handler = { number, information, context in
        guard let memory = signalMemory else { return }
        if restore(memory) {
            CrashReport.write(number, context, memory)
            CrashReport.show(memory)
        }
        // Swift's crash reporter would prompt and wait half a minute for a key.
        cn_close_input()
        // Returning repeats the faulting instruction, with its true cause for the crash reporter. A sent signal does
        // not recur: abort() ends the process itself, and the process would survive any other after the report.
        if let information, cn_is_repeated(number, information) {
            sigaction(number, memory.pointee.previous + Int(number), nil)
        } else if number == SIGABRT, let information, cn_is_own(information) {
            sigaction(number, memory.pointee.previous + Int(number), nil)
            CNcurses.raise(number)
        } else {
            cn_die_of(number)
        }
    }

    private static func raise(_ number: Int32, in memory: UnsafeMutablePointer<SignalMemory>) {
        let error = cn_errno()
        _ = cn_exchange(memory.pointee.raised + Int(number), 1)
        var byte: UInt8 = 0
        // A full pipe also wakes the loop.
        _ = write(memory.pointee.wake, &byte, 1)
        cn_set_errno(error)
    }

    @discardableResult
    private static func restore(_ memory: UnsafeMutablePointer<SignalMemory>) -> Bool {
        let state = cn_exchange(memory.pointee.state, 0)
        guard state != 0 else { return false }
        if memory.pointee.realError >= 0 { dup2(memory.pointee.realError, 2) }
        if state == 2 {
            send(memory.pointee.restoreSequence, memory.pointee.restoreSequenceCount, to: memory.pointee.output)
        }
        // In the background this would stop the process, and the terminal belongs to another one.
        guard tcgetpgrp(memory.pointee.input) == getpgrp() else { return true }
        tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.mode)
        return true
    }

    /// Writes without blocking forever on a terminal that does not read.
    static func send(_ bytes: UnsafePointer<UInt8>?, _ count: Int, to descriptor: Int32) {
        guard let bytes else { return }
        var sent = 0
        var waits = 0
        while sent < count, waits < 3 {
            var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&entry, 1, 100) > 0 else {
                waits += 1
                continue
            }
            let written = write(descriptor, bytes + sent, count - sent)
            if written > 0 { sent += written } else { waits += 1 }
        }
    }
}

/// Written only while no handler is installed. The memory is never freed, so that a handler can read it at any time.
nonisolated(unsafe) var signalMemory: UnsafeMutablePointer<SignalMemory>?
