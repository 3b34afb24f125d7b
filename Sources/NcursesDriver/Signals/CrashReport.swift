import CNcurses

/// Reports a crash from inside a signal handler: appends the signal and the stack, as addresses for `addr2line`, to the
/// log after the runtime's message, and shows the log on the restored screen.
enum CrashReport {
    private static let depth = 32

    /// Appends to the log. Release builds trap without a message, so this is the only record.
    static func write(
        _ number: Int32, _ context: UnsafeMutableRawPointer?, _ memory: UnsafeMutablePointer<SignalMemory>
    ) {
        guard memory.pointee.log >= 0 else { return }
        line("signal ", UInt(number), radix: 10, memory)
        var registers = cn_registers()
        cn_read_registers(context, &registers)
        guard registers.instruction != 0 else { return }
        line("at 0x", registers.instruction, radix: 16, memory)
        // Only within the main thread's stack and only upwards: a broken chain must not fault again.
        let top = memory.pointee.stackTop
        var floor = registers.stack
        var frame = registers.frame
        var count = 1
        while count < depth, frame >= floor, frame < top, top - frame < 64 << 20, top - frame >= 16, frame % 8 == 0 {
            guard let pair = UnsafePointer<UInt>(bitPattern: frame) else { return }
            line("by 0x", pair[1], radix: 16, memory)
            floor = frame + 16
            frame = pair[0]
            count += 1
        }
    }

    /// Copies this session's part of the log to the real standard error.
    static func show(_ memory: UnsafeMutablePointer<SignalMemory>) {
        guard memory.pointee.realError >= 0, memory.pointee.log >= 0 else { return }
        SignalHandlers.send(memory.pointee.note, memory.pointee.noteCount, to: 2)
        var place = memory.pointee.logStart
        while true {
            let count = pread(memory.pointee.log, memory.pointee.room, SignalMemory.roomSize, off_t(place))
            guard count > 0 else { return }
            SignalHandlers.send(UnsafePointer(memory.pointee.room), count, to: 2)
            place += Int64(count)
        }
    }

    private static func line(
        _ label: StaticString, _ value: UInt, radix: UInt, _ memory: UnsafeMutablePointer<SignalMemory>
    ) {
        let room = memory.pointee.room
        var length = label.utf8CodeUnitCount
        memcpy(room, label.utf8Start, length)
        var scale: UInt = 1
        while value / scale >= radix { scale *= radix }
        while scale > 0 {
            let digit = UInt8(value / scale % radix)
            room[length] = digit < 10 ? 0x30 + digit : 0x57 + digit
            length += 1
            scale /= radix
        }
        room[length] = 0x0A
        _ = CNcurses.write(memory.pointee.log, room, length + 1)
    }
}
