import Foundation
import GRDB

/// The rows that members wrote and the log of their steps, read consistently while the program may be running.
struct PersonalRows {
    /// A row as text; equal rows have equal texts.
    typealias RowText = String

    /// One step of the log.
    struct Step {
        /// Later steps have larger numbers.
        let number: Int64
        /// The removed rows, with their table.
        let removed: [RowText]
        /// The written rows.
        let written: [RowText]
    }

    /// The tables that members write, and the logged columns of tables with counters derived from the crowd.
    private static let tables = [
        "bar_staple": "*", "bar_substitute": "*", "bottle": "*", "collection": "*", "collection_drink": "*",
        "comment": "number, review, profile, author_type, text, is_spoiler, written_at, edited_at",
        "comment_like": "*", "drink_mark": "*", "hidden": "*", "keyword": "*", "made": "*", "own_record": "*",
        "house_recipe": "*", "party": "*", "party_drink": "*", "party_order": "*",
        "review": "number, character, profile, author_type, text, is_spoiler, written_at, edited_at, is_deleted",
        "review_like": "*", "saved_filter": "*", "shopping_item": "*", "thumb": "*", "vote": "*", "watched": "*",
        "wish": "*",
    ]

    /// All rows of the logged tables.
    let rows: Set<RowText>
    /// The done steps, oldest first, without undone ones.
    let steps: [Step]
    /// The number of steps ever recorded.
    let recorded: Int

    /// Reads a database file.
    init(of path: String) throws {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(10)
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        (rows, steps, recorded) = try queue.read { db in
            var rows: Set<RowText> = []
            for (table, columns) in Self.tables {
                for row in try Row.fetchAll(db, sql: "SELECT \(columns) FROM \(table)") {
                    let values = row.map { ($0.0, Self.text(of: $0.1.storage.value)) }
                    rows.insert(Self.text(of: Dictionary(uniqueKeysWithValues: values), in: table))
                }
            }
            let log = try Row.fetchAll(
                db, sql: "SELECT number, changes FROM action_log WHERE is_undone = 0 ORDER BY number")
            let count = try Int.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'action_log'")
            return (rows, try log.map { try Self.step(number: $0["number"], changes: $0["changes"]) }, count ?? 0)
        }
        try queue.close()
    }

    /// The expected rows, derived from earlier rows and the current log: steps undone since are reversed, newest first,
    /// and new steps are applied. Steps that left the log because of its limit of a hundred count as done.
    func rowsExpected(after earlier: PersonalRows) -> Set<RowText> {
        let now = Set(steps.map(\.number))
        let before = Set(earlier.steps.map(\.number))
        let oldestKept = now.intersection(before).min() ?? 0
        var expected = earlier.rows
        for step in earlier.steps.reversed() where !now.contains(step.number) && step.number > oldestKept {
            expected.subtract(step.written)
            expected.formUnion(step.removed)
        }
        for step in steps where !before.contains(step.number) {
            expected.subtract(step.removed)
            expected.formUnion(step.written)
        }
        return expected
    }

    private static func step(number: Int64, changes: String) throws -> Step {
        let list = try JSONSerialization.jsonObject(with: Data(changes.utf8)) as? [[String: Any]] ?? []
        func rows(_ moment: String) -> [RowText] {
            list.compactMap { change in
                guard
                    let table = change["table"] as? String, tables[table] != nil,
                    let row = change[moment] as? [String: Any]
                else { return nil }
                return text(of: row.mapValues { text(of: $0) }, in: table)
            }
        }
        return Step(number: number, removed: rows("before"), written: rows("after"))
    }

    private static func text(of row: [String: String], in table: String) -> RowText {
        "\(table): " + row.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }

    private static func text(of value: Any?) -> String {
        // The log writes whole REAL numbers without a decimal point, and Foundation may change the last digits of a
        // JSON number.
        if let real = value as? Double {
            return real == real.rounded() ? String(Int64(real)) : String(format: "%.9g", real)
        }
        return value == nil || value is NSNull ? "null" : "\(value ?? "")"
    }
}
