struct LeastRecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        let value: Value
        let cost: Int
        var used: Int
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    private var uses = 0
    private(set) var cost = 0

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { entries.count }

    mutating func value(of key: Key) -> Value? {
        uses += 1
        entries[key]?.used = uses
        return entries[key]?.value
    }

    /// Stores a value, unless it alone exceeds the limit.
    mutating func keep(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        guard cost <= limit else { return }
        while self.cost + cost > limit, let oldest = entries.min(by: { $0.value.used < $1.value.used })?.key {
            remove(oldest)
        }
        uses += 1
        entries[key] = Entry(value: value, cost: cost, used: uses)
        self.cost += cost
    }

    private mutating func remove(_ key: Key) {
        cost -= entries.removeValue(forKey: key)?.cost ?? 0
    }
}
