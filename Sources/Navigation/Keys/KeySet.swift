import Terminal

/// A set of keys. Plain ASCII characters, nearly all keys, take one bit each, because hashing is too slow.
struct KeySet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private var others: [Key] = []

    mutating func insert(_ keys: [Key]) {
        for key in keys {
            switch Self.ascii(key) {
            case .some(let value) where value < 64: low |= 1 << UInt64(value)
            case .some(let value): high |= 1 << UInt64(value - 64)
            case nil: others.append(key)
            }
        }
    }

    func contains(_ key: Key) -> Bool {
        switch Self.ascii(key) {
        case .some(let value) where value < 64: low & 1 << UInt64(value) != 0
        case .some(let value): high & 1 << UInt64(value - 64) != 0
        case nil: others.contains(key)
        }
    }

    private static func ascii(_ key: Key) -> UInt8? {
        guard case .character(let character) = key.code, key.modifiers.isEmpty else { return nil }
        return character.utf8.count == 1 ? character.utf8.first : nil
    }
}

/// The current actions: the focused screen's, the shell's, and those of the shell that precede all others.
@MainActor
struct KnownActions {
    let own: [KeyAction]
    let shell: [KeyAction]
    let always: [KeyAction]
}

struct HintedAction {
    let action: KeyAction
    let key: Key
}
