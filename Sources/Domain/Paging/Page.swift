package struct Page<Row: Sendable>: Sendable {
    package let rows: [Row]
    package let next: ListMark?

    package init(rows: [Row] = [], next: ListMark? = nil) {
        self.rows = rows
        self.next = next
    }

    package func map<Other: Sendable>(_ transform: (Row) throws -> Other) rethrows -> Page<Other> {
        Page<Other>(rows: try rows.map(transform), next: next)
    }
}

extension Page: Equatable where Row: Equatable {}

package enum Pages {
    /// Reads a whole list. `page` returns some entries after `last`, and none at the end.
    package static func all<Entry: Sendable>(
        _ page: (_ last: Entry?) async throws -> [Entry]
    ) async throws -> [Entry] {
        var entries: [Entry] = []
        while true {
            let next = try await page(entries.last)
            if next.isEmpty { return entries }
            entries += next
        }
    }
}

/// A cursor: where a page of a list ended. Only the store that created it can interpret it.
package struct ListMark: Hashable, Sendable {
    package let keys: [Int64]

    package init(_ keys: [Int64]) { self.keys = keys }

    package func key(_ place: Int, or fallback: Int64) -> Int64 {
        keys.indices.contains(place) ? keys[place] : fallback
    }
}

extension ListMark? {
    package func key(_ place: Int, or fallback: Int64) -> Int64 { self?.key(place, or: fallback) ?? fallback }
}

/// A count that stops at a limit, shown as "100 or more".
package struct CappedCount: Hashable, Sendable {
    package static let most = 100

    /// 0…`most`.
    package let value: Int
    package let isCapped: Bool

    /// Clamps to `most`; `isPartial` means that counting stopped before the end.
    package init(_ value: Int, isPartial: Bool = false) {
        self.value = min(max(value, 0), Self.most)
        isCapped = isPartial || value >= Self.most
    }
}
