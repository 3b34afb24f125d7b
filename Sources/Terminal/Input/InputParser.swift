/// Converts the bytes from a terminal into events: keys, text, pastes, the mouse, the focus, answers to queries.
///
/// A pure state machine: the same bytes give the same events, however they are split over reads. An invalid byte costs
/// at most the sequence it is in, and an unknown sequence is swallowed whole instead of being typed.
///
/// Three things need a timeout: the Escape key alone, a sequence cut off, and a paste without an end. While `isPending`
/// the loop calls `timeout()` after `pendingDelay` without a byte.
package struct InputParser: Sendable {
    private enum State: Hashable, Sendable {
        case ground
        case escape
        case character(ScalarDecoder, isAlt: Bool)
        case control
        case application
        case linuxFunction
        case oldMouse(missing: Int)
        case string(isCommand: Bool)
        case stringEscape(isCommand: Bool)
        case paste
    }

    /// The maximum size of a sequence in bytes; a longer one is swallowed to its end and ignored.
    private static let sequenceLimit = 256

    /// Milliseconds after Escape until it is a key of its own.
    package let escapeDelay: Int
    private var state = State.ground
    private var bytes: [UInt8] = []
    private var pasted = PasteBuffer()

    package init(escapeDelay: Int = 25) {
        self.escapeDelay = escapeDelay
    }

    /// Whether something is incomplete, so that the loop has to call `timeout()` if nothing follows.
    package var isPending: Bool { state != .ground }

    /// Milliseconds without a byte until `timeout()` is due: `escapeDelay` after Escape, 100 in a sequence or a
    /// character, 2000 in a paste; 0 if nothing is pending.
    package var pendingDelay: Int {
        switch state {
        case .ground: 0
        case .escape: escapeDelay
        case .paste: 2000
        default: 100
        }
    }

    package mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        var events: [InputEvent] = []
        for byte in bytes { handle(byte, &events) }
        return events
    }

    /// Completes the pending input: a lone Escape is the key, a partial paste is delivered, the rest is dropped.
    package mutating func timeout() -> [InputEvent] {
        defer { state = .ground }
        switch state {
        case .escape: return [.key(Key(.escape))]
        case .paste: return [endPaste()]
        default: return []
        }
    }

    private mutating func handle(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch state {
        case .ground: handleFirst(byte, isAlt: false, &events)
        case .escape: handleAfterEscape(byte, &events)
        case .character(var decoder, let isAlt):
            switch decoder.append(byte) {
            case .more: state = .character(decoder, isAlt: isAlt)
            case .scalar(let scalar):
                state = .ground
                type(scalar, isAlt: isAlt, &events)
            case .invalid: restart(byte, &events)
            }
        case .control: handleControl(byte, &events)
        case .application: handleApplication(byte, &events)
        case .linuxFunction:
            guard (0x20...0x7e).contains(byte) else { return restart(byte, &events) }
            state = .ground
            if let code = KeyTable.linuxFunction(byte) { events.append(.key(Key(code))) }
        case .oldMouse(let missing):
            // Button, column and row, one byte each, offset by 32: this mouse report is never requested.
            guard byte >= 0x20 else { return restart(byte, &events) }
            state = missing > 1 ? .oldMouse(missing: missing - 1) : .ground
        case .string(let isCommand): handleString(byte, isCommand, &events)
        case .stringEscape(let isCommand):
            if byte == UInt8(ascii: "\\") {
                endString(isCommand, &events)
            } else {
                state = .escape
                handleAfterEscape(byte, &events)
            }
        case .paste:
            if pasted.append(byte) {
                state = .ground
                events.append(endPaste())
            }
        }
    }

    private mutating func handleFirst(_ byte: UInt8, isAlt: Bool, _ events: inout [InputEvent]) {
        state = .ground
        switch byte {
        case 0x1b: state = .escape
        case 0x20..<0x7f: type(Unicode.Scalar(byte), isAlt: isAlt, &events)
        case 0..<0x80:
            let key = KeyTable.control(byte)
            events.append(.key(Key(key.code, modifiers: isAlt ? key.modifiers.union(.alt) : key.modifiers)))
        default:
            if let decoder = ScalarDecoder(first: byte) { state = .character(decoder, isAlt: isAlt) }
        }
    }

    private mutating func handleAfterEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
        bytes.removeAll(keepingCapacity: true)
        switch byte {
        case UInt8(ascii: "["): state = .control
        case UInt8(ascii: "O"): state = .application
        case UInt8(ascii: "]"): state = .string(isCommand: true)
        case UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"): state = .string(isCommand: false)
        case 0x1b: events.append(.key(Key(.escape)))
        default: handleFirst(byte, isAlt: true, &events)
        }
    }

    private mutating func handleControl(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch byte {
        case 0x20...0x3f: append(byte)
        case UInt8(ascii: "[") where bytes.isEmpty: state = .linuxFunction
        case UInt8(ascii: "M") where bytes.isEmpty: state = .oldMouse(missing: 3)
        case UInt8(ascii: "~") where bytes == Array("200".utf8):
            state = .paste
            pasted = PasteBuffer()
        case 0x40...0x7e:
            state = .ground
            guard bytes.count < Self.sequenceLimit, let sequence = ControlSequence(bytes, final: byte) else { return }
            if let event = SequenceDecoder.event(for: sequence) { events.append(event) }
        default: restart(byte, &events)
        }
    }

    private mutating func handleApplication(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch byte {
        case 0x30...0x3b: append(byte)
        case 0x20, 0x40...0x7e:
            state = .ground
            if let event = SequenceDecoder.event(forApplicationKey: byte, bytes) { events.append(event) }
        default: restart(byte, &events)
        }
    }

    private mutating func handleString(_ byte: UInt8, _ isCommand: Bool, _ events: inout [InputEvent]) {
        switch byte {
        case 0x07: endString(isCommand, &events)
        case 0x18, 0x1a: restart(byte, &events)
        case 0x1b: state = .stringEscape(isCommand: isCommand)
        default: append(byte)
        }
    }

    private mutating func endString(_ isCommand: Bool, _ events: inout [InputEvent]) {
        state = .ground
        guard bytes.count < Self.sequenceLimit else { return events.append(.report(.other)) }
        events.append(
            .report(
                isCommand
                    ? TerminalReport(operatingSystemCommand: bytes) : TerminalReport(applicationCommand: bytes)))
    }

    private mutating func endPaste() -> InputEvent {
        defer { pasted = PasteBuffer() }
        return .paste(pasted.text)
    }

    private mutating func restart(_ byte: UInt8, _ events: inout [InputEvent]) {
        handleFirst(byte, isAlt: false, &events)
    }

    private mutating func append(_ byte: UInt8) {
        if bytes.count < Self.sequenceLimit { bytes.append(byte) }
    }

    private func type(_ scalar: Unicode.Scalar, isAlt: Bool, _ events: inout [InputEvent]) {
        if (0x80..<0xa0).contains(scalar.value) { return }
        let character = Character(scalar)
        events.append(.key(isAlt ? .alt(character) : .character(character)))
    }
}
