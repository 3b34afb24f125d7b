public import Domain
internal import GRDB

/// Home's shelves in the database.
public struct SQLiteHomeShelves: HomeShelves {
    private let database: AppDatabase

    /// Makes the shelves on a database.
    public init(database: AppDatabase) {
        self.database = database
    }

    /// All works in the order of a day.
    public func worksOfDay(
        _ day: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try await database.read { db in
            try ShuffledList(seed: UInt64(bitPattern: day), largest: NamedQueries.lastWork, db)
                .page(after: last, limit: limit) { number in
                    try Self.work(number, reader, db).flatMap { kind == nil || $0.work.kind == kind ? $0 : nil }
                }
        }
    }

    /// Works with a lead of a type; who leads them is not told.
    public func works(
        ledBy type: MBTI, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try await database.read { db in
            let sql = NamedQueries.ledWorks(isOfKind: kind != nil)
            let numbers = try Int64.fetchAll(
                db.cachedStatement(sql: sql),
                arguments: Self.arguments(type, kind) + [last?.key(0, or: 0) ?? 0, CommunityNumbers.oneMore(limit)])
            let page = CommunityNumbers.page(numbers, limit: limit) { ListMark([$0]) }
            return Page(rows: try page.rows.compactMap { try Self.work($0, reader, db) }, next: page.next)
        }
    }

    /// Characters of a type: first those the reader has dug, the last dug first, then "someone in WORK", by work.
    public func characters(
        of type: MBTI, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<TypedRow> {
        try await database.read { db in
            var rows: [TypedRow] = []
            var mark = last ?? ListMark([0, .max, .max])
            if mark.key(0, or: 0) == 0 {
                let dug = try Self.dug(type, kind, reader, after: mark, limit: limit, db)
                rows = dug.rows
                if let next = dug.next { return Page(rows: rows, next: next) }
                mark = ListMark([1, 0])
            }
            let hidden = try Self.hidden(type, kind, reader, after: mark, limit: limit - rows.count, db)
            return Page(rows: rows + hidden.rows, next: hidden.next)
        }
    }

    private static func dug(
        _ type: MBTI, _ kind: WorkKind?, _ reader: Reader, after mark: ListMark, limit: Int, _ db: Database
    ) throws -> Page<TypedRow> {
        let me = CommunityRows.me(reader)
        let sql = NamedQueries.dugOfType(isOfKind: kind != nil)
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: sql),
            arguments: [me, me, me] + arguments(type, kind)
                + [mark.key(1, or: .max), mark.key(2, or: .max), CommunityNumbers.oneMore(limit)])
        let count = CommunityRows.characterColumns
        return CommunityNumbers.page(rows, limit: limit) { ListMark([0, $0[count], $0[count + 1]]) }
            .map { TypedRow(CommunityRows.character($0, for: reader)) }
    }

    private static func hidden(
        _ type: MBTI, _ kind: WorkKind?, _ reader: Reader, after mark: ListMark, limit: Int, _ db: Database
    ) throws -> Page<TypedRow> {
        let sql = NamedQueries.hiddenOfType(isOfKind: kind != nil)
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: sql),
            arguments: arguments(type, kind)
                + [CommunityRows.me(reader), mark.key(1, or: 0), CommunityNumbers.oneMore(limit)])
        guard limit > 0 else { return Page(next: rows.isEmpty ? nil : mark) }
        let page = CommunityNumbers.page(rows, limit: limit) { ListMark([1, $0[0]]) }
        return Page(
            rows: try page.rows.compactMap { row in
                try work(row[0], reader, db).map { .someone(work: $0.work, count: row[1]) }
            }, next: page.next)
    }

    /// Works that members of a type wish for, the most wished first.
    public func works(
        wishedBy type: MBTI, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WishedWork> {
        try await database.read { db in
            let sql = NamedQueries.wishedWorks(isOfKind: kind != nil)
            let rows = try Row.fetchAll(
                db.cachedStatement(sql: sql),
                arguments: Self.arguments(type, kind)
                    + [
                        last?.key(0, or: .max) ?? .max, last?.key(1, or: .max) ?? .max, CommunityNumbers.oneMore(limit),
                    ])
            let page = CommunityNumbers.page(rows, limit: limit) { ListMark([$0[1], $0[0]]) }
            return Page(
                rows: try page.rows.compactMap { row in
                    try Self.work(row[0], reader, db).map { WishedWork(work: $0, wishes: row[1]) }
                }, next: page.next)
        }
    }

    /// Characters by how often they were dug since a moment.
    public func hot(
        since: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter> {
        try await HotList.refresh(since: since, database)
        let list = HotList(kind: kind, isUndugOnly: false, reader: reader)
        return try await database.read { db in try list.page(after: last, limit: limit, db) }
    }

    /// How full the shelves of a type are.
    public func counts(of type: MBTI, kind: WorkKind?, for reader: Reader) async throws -> TypeShelfCounts {
        try await database.read { db in
            let me = CommunityRows.me(reader)
            let isOfKind = kind != nil
            func count(_ sql: String, _ arguments: StatementArguments) throws -> CappedCount {
                let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments + [CappedCount.most])
                return CappedCount(rows.count)
            }
            let chosen = Self.arguments(type, kind)
            return TypeShelfCounts(
                ledWorks: try count(NamedQueries.ledCount(isOfKind: isOfKind), chosen),
                dugCharacters: try count(NamedQueries.dugCount(isOfKind: isOfKind), [me] + chosen),
                hiddenCharacters: try count(NamedQueries.hiddenCount(isOfKind: isOfKind), chosen + [me]),
                wishedWorks: try count(NamedQueries.wishedCount(isOfKind: isOfKind), chosen),
                wishers: try count(NamedQueries.wisherCount, [type.code]))
        }
    }

    /// Whether the store is a demo.
    public func isDemo() async throws -> Bool {
        try await database.read { db in try DemoMark.isSet(db) }
    }

    /// How many members there are here.
    public func memberCount() async throws -> Int {
        try await database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM profile") ?? 0 }
    }

    static func work(_ number: Int64, _ reader: Reader, _ db: Database) throws -> WorkSummary? {
        try Row.fetchOne(
            db.cachedStatement(sql: NamedQueries.workByNumber), arguments: [CommunityRows.me(reader), number]
        ).map(CommunityRows.work)
    }

    private static func arguments(_ type: MBTI, _ kind: WorkKind?) -> StatementArguments {
        kind.map { [type.code, $0.rawValue] } ?? [type.code]
    }
}
