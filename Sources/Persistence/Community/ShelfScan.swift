import Domain
import GRDB

/// Walks a Home list in its own order and skips what does not pass the filter. The option index finds options that few
/// works have; for others, examines one candidate after another. A page ends after `mostLooks` candidates regardless of
/// the result, so that its cost does not grow with the data.
struct ShelfScan {
    /// The maximum number of candidates for a page, for the counts, and for sorting.
    static let mostLooks = 4_000
    /// Candidates per read when all are needed.
    private static let stride = 500

    let list: ShelfList
    let kind: WorkKind?
    let viewer: Viewer
    let db: Database
    let day: ShuffledNumbers?
    let crowd: Crowd

    init(_ list: ShelfList, kind: WorkKind?, for viewer: Viewer, _ db: Database) throws {
        self.list = list
        self.kind = kind
        self.viewer = viewer
        self.db = db
        crowd = try Crowd(of: viewer, db)
        if case .day(let day) = list {
            let largest = try Int64.fetchOne(db, SQLiteHomeShelves.SQL.lastWork) ?? 0
            self.day = ShuffledNumbers(upTo: largest, seed: UInt64(bitPattern: day))
        } else {
            day = nil
        }
    }

    /// A filtered page. It may end early although more follow.
    func page(_ filter: WorkFilter, after last: ListMark?, limit: Int) throws -> Page<ShelfRow> {
        guard limit > 0 else { return Page() }
        let few =
            filter.asksForFacts ? try WorkOptionIndex.works(passing: filter, most: Self.mostLooks, db) : nil
        // The day's order covers all numbers, some of which belong to no work or to one of another kind.
        let isSparse = day != nil || filter.asksForFacts
        let step = isSparse ? limit / 2 + 1 : limit
        var rows: [ShelfRow] = []
        var mark = last
        var looks = 0
        while true {
            let found =
                try few.map { try candidates(among: $0, after: mark, limit: step) }
                ?? candidates(after: mark, limit: step)
            for candidate in found.rows {
                if isSparse {
                    guard let known = try facts(of: candidate), filter.passes(known.facts) else { continue }
                }
                if let row = try row(of: candidate) { rows.append(row) }
            }
            // A short result examined its whole window.
            looks += found.rows.count < step ? ScanWindow.mostLooks : step
            guard let next = found.next else { return Page(rows: rows) }
            if rows.count > limit - step || looks >= Self.mostLooks { return Page(rows: rows, next: next) }
            mark = next
        }
    }

    /// A page in another order; nil if the list is too long to sort.
    func sorted(
        _ arrangement: ShelfArrangement, by language: Language, after last: ListMark?, limit: Int
    ) throws -> Page<ShelfRow>? {
        guard let all = try everything() else { return nil }
        let order = all.filter { arrangement.filter.passes($0.facts.facts) }.sorted { one, other in
            if one.facts.precedes(other.facts, in: arrangement.sort, by: language) { return true }
            if other.facts.precedes(one.facts, in: arrangement.sort, by: language) { return false }
            return (one.candidate.workNumber ?? 0) < (other.candidate.workNumber ?? 0)
        }
        // The mark is the last row and its position, which still works if the row is gone.
        var start = 0
        if let last {
            let place = order.firstIndex { $0.candidate.workNumber == last.key(0, or: 0) }
            start = place.map { $0 + 1 } ?? Int(last.key(1, or: 0))
        }
        let shown = order.dropFirst(max(0, start)).prefix(max(0, limit))
        let end = start + shown.count
        let next = shown.last.flatMap { row in
            end < order.count ? ListMark([row.candidate.workNumber ?? 0, Int64(end)]) : nil
        }
        return Page(rows: try shown.compactMap { try row(of: $0.candidate) }, next: next)
    }

    func facts() throws -> [WorkFacts]? { try everything()?.map(\.facts.facts) }

    private func everything() throws -> [(candidate: ShelfCandidate, facts: ShelfFacts)]? {
        var all: [(candidate: ShelfCandidate, facts: ShelfFacts)] = []
        var mark: ListMark?
        repeat {
            let found = try candidates(after: mark, limit: Self.stride)
            for candidate in found.rows {
                if let facts = try facts(of: candidate) { all.append((candidate, facts)) }
            }
            guard all.count <= Self.mostLooks else { return nil }
            mark = found.next
        } while mark != nil
        return all
    }

    private func facts(of candidate: ShelfCandidate) throws -> ShelfFacts? {
        // The day's list shows only works with characters to dig.
        if day != nil, case .work(let number) = candidate, try !ShelfFacts.hasCast(number, db) { return nil }
        let row =
            switch candidate {
            case .work(let number), .wished(let number, _), .someone(let number, _):
                try Row.fetchOne(db, ShelfFacts.SQL.workFacts, [number])
            case .known(let character):
                try Row.fetchOne(db, ShelfFacts.SQL.workFactsByID, [character.work.id.rawValue])
            case .hot(let hot):
                try Row.fetchOne(db, ShelfFacts.SQL.workFactsByID, [hot.character.work.id.rawValue])
            }
        return row.map(ShelfFacts.init)
    }

    private func row(of candidate: ShelfCandidate) throws -> ShelfRow? {
        switch candidate {
        case .work(let number):
            try SQLiteHomeShelves.work(number, viewer, db).map { .work($0) }
        case .wished(let number, let wishes):
            try SQLiteHomeShelves.work(number, viewer, db).map { .wished(WishedWork(work: $0, wishes: wishes)) }
        case .known(let character):
            .typed(TypedRow(character))
        case .someone(let number, let count):
            try SQLiteHomeShelves.work(number, viewer, db).map { .typed(.someone(work: $0.work, count: count)) }
        case .hot(let character):
            .hot(character)
        }
    }

    // MARK: What the list has, in its own order

    func candidates(after last: ListMark?, limit: Int) throws -> Page<ShelfCandidate> {
        let lists = CrowdLists(crowd, kind: kind, for: viewer)
        switch list {
        case .day: return numbers(after: last, limit: limit)
        case .led(let type):
            return try lists?.led(type, after: last, limit: limit) ?? led(type, after: last, limit: limit)
        case .wished(let type):
            return try lists?.wished(type, after: last, limit: limit) ?? wished(type, after: last, limit: limit)
        case .characters(let type):
            if let lists { return try lists.typed(type, after: last, limit: limit) }
            return try last.key(0, or: 0) == 0
                ? dug(type, after: last, limit: limit) : hidden(type, after: last, limit: limit)
        case .hot:
            return try HotList(kind: kind, isUndugOnly: false, viewer: viewer).page(after: last, limit: limit, db)
                .map { .hot($0) }
        }
    }

    private func numbers(after last: ListMark?, limit: Int) -> Page<ShelfCandidate> {
        guard let day else { return Page() }
        let place = UInt64(max(last.key(0, or: 0), 0))
        let end = min(day.count, place + UInt64(limit))
        guard place < end else { return Page() }
        return Page(
            rows: (place..<end).map { .work(day.number(at: $0)) },
            next: end < day.count ? ListMark([Int64(end)]) : nil)
    }

    private func led(_ type: MBTI, after last: ListMark?, limit: Int) throws -> Page<ShelfCandidate> {
        let mark = last.key(0, or: 0)
        let stretch = try ScanWindow(isLed: true, type, kind, after: mark, db)
        let numbers = try Int64.fetchAll(
            db, SQL.ledWorks(isOfKind: kind != nil), named(type, after: mark, stretch, limit))
        let page = CommunityNumbers.page(numbers, limit: limit) { ListMark([$0]) }
        return stretch.page(page) { ListMark([$0]) }.map { .work($0) }
    }

    private func wished(_ type: MBTI, after last: ListMark?, limit: Int) throws -> Page<ShelfCandidate> {
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: SQL.wishedWorks(isOfKind: kind != nil)),
            arguments: arguments(type) + CommunityNumbers.newest(last, limit))
        return CommunityNumbers.page(rows, limit: limit, by: "wishes", "work")
            .map { .wished($0["work"], wishes: $0["wishes"]) }
    }

    private func dug(_ type: MBTI, after last: ListMark?, limit: Int) throws -> Page<ShelfCandidate> {
        let me = CommunityRows.me(viewer)
        let rows = try Row.fetchAll(
            db, SQL.dugOfType(isOfKind: kind != nil),
            [me, me, me] + arguments(type) + CommunityNumbers.newest(last, from: 1, limit))
        let page = try CommunityNumbers.page(rows, limit: limit, part: 0, by: "voted_at", "number")
            .map { ShelfCandidate.known(try CommunityRows.character($0, for: viewer, crowd)) }
        // The hidden characters follow the dug ones.
        return Page(rows: page.rows, next: page.next ?? ListMark([1, 0]))
    }

    private func hidden(_ type: MBTI, after last: ListMark?, limit: Int) throws -> Page<ShelfCandidate> {
        let mark = last.key(1, or: 0)
        let stretch = try ScanWindow(isLed: false, type, kind, after: mark, db)
        let rows = try Row.fetchAll(
            db, SQL.hiddenOfType(isOfKind: kind != nil), named(type, after: mark, stretch, limit))
        let page = CommunityNumbers.page(rows, limit: limit, part: 1, by: "work")
        return stretch.page(page) { ListMark([1, $0]) }
            .map { .someone($0["work"], count: $0["count"]) }
    }

    private func arguments(_ type: MBTI) -> StatementArguments { SQLiteHomeShelves.arguments(type, kind) }

    private func named(
        _ type: MBTI, after last: Int64, _ stretch: ScanWindow, _ limit: Int
    ) -> StatementArguments {
        let page: StatementArguments = [
            "after": last, "end": stretch.end, "limit": CommunityNumbers.oneMore(limit),
        ]
        return page + SQLiteHomeShelves.named(type, kind, viewer)
    }
}

/// A row that a Home list may show, before filtering.
enum ShelfCandidate: Sendable {
    case work(Int64)
    case wished(Int64, wishes: Int)
    case known(CharacterSummary)
    /// A number of characters in a work that the viewer has not dug.
    case someone(Int64, count: Int)
    case hot(HotCharacter)

    var workNumber: Int64? {
        switch self {
        case .work(let number), .wished(let number, _), .someone(let number, _): number
        case .known, .hot: nil
        }
    }
}

/// A section of a type's shelf: a fixed number of works that one read examines, shown or not. What may be shown depends
/// on the viewer's digs and must be checked for each work. On a shelf of 60,000 works of which none may be shown,
/// checking them all would take longer than the rest of a start.
struct ScanWindow {
    static let mostLooks = 400

    /// The last work of the window; nil at the end of the shelf.
    let last: Int64?

    /// - Parameter isLed: for the shelf of works with a lead of the type rather than the characters' own shelf.
    init(
        isLed: Bool, _ type: MBTI, _ kind: WorkKind?, after mark: Int64, _ db: Database
    ) throws {
        let reading: StatementArguments = ["type": type.code, "after": mark, "looks": Self.mostLooks - 1]
        last = try Int64.fetchAll(
            db, ShelfScan.SQL.endOfStretch(isLed: isLed, isOfKind: kind != nil),
            kind.map { reading + ["kind": $0.rawValue] } ?? reading
        ).first
    }

    var end: Int64 { last ?? .max }

    /// Continues after the window if the page ends with it.
    func page<Element>(_ page: RowPage<Element>, mark: (Int64) -> ListMark) -> RowPage<Element> {
        page.next == nil ? RowPage(rows: page.rows, next: last.map(mark)) : page
    }
}

/// Rows of a page as read from the database, and the mark where the next page begins.
struct RowPage<Element> {
    let rows: [Element]
    let next: ListMark?

    func map<Value: Sendable>(_ transform: (Element) throws -> Value) rethrows -> Page<Value> {
        Page(rows: try rows.map(transform), next: next)
    }

    func compactMap<Value: Sendable>(_ transform: (Element) throws -> Value?) rethrows -> Page<Value> {
        Page(rows: try rows.compactMap(transform), next: next)
    }
}
