import CNcurses

/// Everything a signal handler may touch, allocated before the first one is installed and never freed. A handler runs
/// between any two instructions, on any thread, and must not allocate, lock or wait; hence plain memory behind plain
/// pointers. The numbers behind `state`, `raised`, `isTerminalLent` and `terminating` are accessed atomically. All
/// other fields are written only while `state` is 0, which tells the handlers that there is nothing to restore and
/// keeps them from reading these.
struct SignalMemory {
    /// What must be undone: 0 nothing, 1 raw mode, 2 raw mode and the screen. A handler sets it to 0 before it
    /// restores, so that the next one does not.
    let state: UnsafeMutablePointer<Int32>
    /// Per signal number, whether it arrived and awaits the loop.
    let raised: UnsafeMutablePointer<Int32>
    /// 1 while a child has the terminal, which then receives ^C and ^\.
    let isTerminalLent: UnsafeMutablePointer<Int32>
    /// The signal that is to end the program; 0 for none.
    let terminating: UnsafeMutablePointer<Int32>
    /// In nanoseconds.
    let terminatingSince: UnsafeMutablePointer<Int64>
    let previous: UnsafeMutablePointer<sigaction>
    let wake: Int32
    var input: Int32 = 0
    var output: Int32 = 1
    var mode = termios()
    var restoreSequence: UnsafePointer<UInt8>?
    var restoreSequenceCount = 0
    /// The original standard error, and the log that replaces it; -1 if it is not replaced.
    var realError: Int32 = -1
    var log: Int32 = -1
    var logStart: Int64 = 0
    var stackTop: UInt = 0
    var note: UnsafePointer<UInt8>?
    var noteCount = 0
    let room: UnsafeMutablePointer<UInt8>

    static let roomSize = 4096
    static let signalCount = 65

    init(wake: Int32) {
        self.wake = wake
        state = Self.zeroed(1, 0)
        raised = Self.zeroed(Self.signalCount, 0)
        isTerminalLent = Self.zeroed(1, 0)
        terminating = Self.zeroed(1, 0)
        terminatingSince = Self.zeroed(1, 0)
        previous = Self.zeroed(Self.signalCount, sigaction())
        room = Self.zeroed(Self.roomSize, 0)
    }

    static func permanent(_ bytes: [UInt8]) -> UnsafePointer<UInt8> {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
        copy.initialize(from: bytes, count: bytes.count)
        return UnsafePointer(copy)
    }

    private static func zeroed<Value>(_ count: Int, _ value: Value) -> UnsafeMutablePointer<Value> {
        let pointer = UnsafeMutablePointer<Value>.allocate(capacity: count)
        pointer.initialize(repeating: value, count: count)
        return pointer
    }
}
