import CommunityProtocol
import CommunitySync
package import Domain
import GRDB

package struct SQLiteHomeShelves: HomeShelves {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func worksOfDay(
        _ day: Int64, kind: WorkKind?, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try await database.read { db in
            try ShuffledList(seed: UInt64(bitPattern: day), largest: SQL.lastWork, db)
                .page(after: last, limit: limit) { number in
                    guard try ShelfFacts.hasCast(number, db) else { return nil }
                    return try Self.work(number, viewer, db)
                        .flatMap { kind == nil || $0.work.kind == kind ? $0 : nil }
                }
        }
    }

    package func rows(
        of list: ShelfList, _ arrangement: ShelfArrangement, by language: Language, for viewer: Viewer,
        after last: ListMark?, limit: Int
    ) async throws -> Page<ShelfRow> {
        let resource = Self.resource(of: list, arrangement.filter.kind)
        if let resource { await database.noteView(of: resource, viewer) }
        try await refresh(list)
        let page: Page<ShelfRow> = try await database.read { db in
            let walk = try ShelfScan(list, kind: arrangement.filter.kind, for: viewer, db)
            if arrangement.sort != .own, list.isOfWorks,
                let page = try walk.sorted(arrangement, by: language, after: last, limit: limit)
            {
                return page
            }
            return try walk.page(arrangement.filter, after: last, limit: limit)
        }
        if let resource { await database.noteEnd(of: resource, viewer, isAtEnd: page.next == nil) }
        return page
    }

    package func facts(of list: ShelfList, for viewer: Viewer) async throws -> [WorkFacts]? {
        try await refresh(list)
        return try await database.read { db in try ShelfScan(list, kind: nil, for: viewer, db).facts() }
    }

    /// The list to request from a community's server; nil for the day's list, which no server decides.
    private static func resource(of list: ShelfList, _ kind: WorkKind?) -> CommunityResource? {
        switch list {
        case .day: nil
        case .led(let type): .list(.led, type, kind)
        case .wished(let type): .list(.wished, type, kind)
        case .characters(let type): .list(.typed, type, kind)
        case .hot: .list(.hot, nil, kind)
        }
    }

    private func refresh(_ list: ShelfList) async throws {
        if case .hot(let since) = list { try await HotList.refresh(since: since, database) }
    }

    package func counts(of type: MBTI, kind: WorkKind?, for viewer: Viewer) async throws -> TypeShelfCounts {
        for list in [CrowdList.led, .typed, .wished] { await database.noteView(of: .list(list, type, kind), viewer) }
        return try await database.read { db in
            if let lists = CrowdLists(try Crowd(of: viewer, db), kind: kind, for: viewer) {
                return try lists.counts(of: type)
            }
            let me = CommunityRows.me(viewer)
            let isOfKind = kind != nil
            func count(_ sql: String, _ arguments: StatementArguments) throws -> CappedCount {
                let rows = try Row.fetchAll(db, sql, arguments + [CappedCount.most])
                return CappedCount(rows.count)
            }
            let chosen = Self.arguments(type, kind)
            func rows(isLed: Bool, _ sql: String) throws -> (rows: [Row], isPartial: Bool) {
                let stretch = try ScanWindow(isLed: isLed, type, kind, after: 0, db)
                let reading: StatementArguments = ["after": 0, "end": stretch.end, "limit": CappedCount.most]
                let rows = try Row.fetchAll(db, sql, reading + Self.named(type, kind, viewer))
                return (rows, stretch.last != nil)
            }
            let led = try rows(isLed: true, ShelfScan.SQL.ledWorks(isOfKind: isOfKind))
            let hidden = try rows(isLed: false, ShelfScan.SQL.hiddenOfType(isOfKind: isOfKind))
            return TypeShelfCounts(
                ledWorks: CappedCount(led.rows.count, isPartial: led.isPartial),
                dugCharacters: try count(SQL.dugCount(isOfKind: isOfKind), [me] + chosen),
                hiddenCharacters: CappedCount(
                    min(hidden.rows.reduce(0) { $0 + $1["count"] }, CappedCount.most), isPartial: hidden.isPartial),
                wishedWorks: try count(SQL.wishedCount(isOfKind: isOfKind), chosen),
                wishers: try count(SQL.wisherCount, [type.code]))
        }
    }

    package func isDemo() async throws -> Bool {
        try await database.read { db in try db.fact("demo") == "1" }
    }

    /// The number last reported by the community's server, or the members of this machine.
    package func memberCount(for viewer: Viewer) async throws -> Int {
        await database.noteView(of: .server, viewer)
        return try await database.read { db in
            guard let membership = try Crowd(of: viewer, db).membership else {
                return try Int.fetchOne(db, SQL.memberCount, [CommunityRows.me(viewer)]) ?? 0
            }
            return try Int.fetchOne(db, SQL.people, [membership]) ?? 1
        }
    }

    static func work(_ number: Int64, _ viewer: Viewer, _ db: Database) throws -> WorkSummary? {
        let visibility = try Crowd(of: viewer, db).visibility
        guard try visibility.sees(work: number) else { return nil }
        return try Row.fetchOne(
            db, SQL.workByNumber(visibility), [CommunityRows.me(viewer), number]
        ).map(CommunityRows.work)
    }

    static func arguments(_ type: MBTI, _ kind: WorkKind?) -> StatementArguments {
        kind.map { [type.code, $0.rawValue] } ?? [type.code]
    }

    static func named(_ type: MBTI, _ kind: WorkKind?, _ viewer: Viewer) -> StatementArguments {
        var named = CommunityRows.reading(viewer)
        named["type"] = type.code
        if let kind { named["kind"] = kind.rawValue }
        return StatementArguments(named)
    }

    enum SQL {
        static func workByNumber(_ visibility: CatalogueVisibility) -> String {
            "SELECT \(CommunityRows.SQL.workColumns(visibility)) FROM work WHERE number = ? AND is_gone = 0"
        }
        static let people = "SELECT people FROM membership WHERE number = ?"
        /// Does not count the authors of a community on a server, whose profiles have no `member` row. Counts the local
        /// profile, which always exists, while there are no accounts, while it is the viewer, and once it has voted.
        static let memberCount = """
            SELECT count(*) FROM profile WHERE CASE id
                WHEN 'local' THEN ? = id OR NOT EXISTS (SELECT 1 FROM account)
                    OR EXISTS (SELECT 1 FROM vote WHERE vote.profile = profile.id)
                ELSE EXISTS (SELECT 1 FROM member WHERE member.profile = profile.id) END
            """
        static let lastWork = "SELECT max(number) FROM work"
        static func dugCount(isOfKind: Bool) -> String {
            """
            SELECT 1 FROM vote CROSS JOIN character ON character.number = vote.character
            WHERE vote.profile = ? AND character.shelf_type = ? \(isOfKind ? "AND character.kind = ?" : "") LIMIT ?
            """
        }
        static func wishedCount(isOfKind: Bool) -> String {
            "SELECT 1 FROM work_mood WHERE type = ? AND wishes > 0 \(isOfKind ? "AND kind = ?" : "") LIMIT ?"
        }
        static let wisherCount = "SELECT DISTINCT profile FROM wish WHERE type = ? AND profile IS NOT NULL LIMIT ?"
    }
}

struct ShuffledList {
    /// The maximum number of numbers tried per page: a list of a rare kind ends a page early.
    private static let mostLooks: UInt64 = 4_000

    private let order: ShuffledNumbers

    /// `largest` is a query for the largest number; `group`, a power of two, sizes the groups to shuffle, nil for all.
    init(seed: UInt64, largest: String, group: UInt64? = nil, _ db: Database) throws {
        order = ShuffledNumbers(upTo: try Int64.fetchOne(db, largest) ?? 0, seed: seed, group: group)
    }

    func page<Element: Sendable>(
        after last: ListMark?, limit: Int, row: (Int64) throws -> Element?
    ) throws -> Page<Element> {
        var place = UInt64(max(last.key(0, or: 0), 0))
        let end = min(order.count, place + Self.mostLooks)
        var rows: [Element] = []
        while place < end, rows.count < limit {
            if let found = try row(order.number(at: place)) { rows.append(found) }
            place += 1
        }
        return Page(rows: rows, next: place < order.count && limit > 0 ? ListMark([Int64(place)]) : nil)
    }
}
