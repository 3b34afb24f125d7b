import Foundation
import GRDB

/// Replaces GRDB's subscripts for values, which trap on values that the schema forbids.
///
/// A tampered file, or one with a flipped bit in its schema, may contain them anyway. A missing value is read as 0,
/// empty or false, and a number larger than any amount, price or strength as unknown. A whole number is clamped (see
/// `cut`).
///
/// Decodes optionals, because decoding NULL as anything else throws an error that is slow to create: it describes the
/// row and its statement.
extension Row {
    private static let most = 1e9

    subscript(_ column: String) -> Double? { Self.usable(try? decode(Double?.self, forColumn: column)) }
    subscript(_ index: Int) -> Double? { Self.usable(try? decode(Double?.self, atIndex: index)) }
    subscript(_ column: String) -> Double { self[column] as Double? ?? 0 }
    subscript(_ index: Int) -> Double { self[index] as Double? ?? 0 }
    subscript(_ column: String) -> Int64? { (try? decode(Int64?.self, forColumn: column)).map(\.cut) }
    subscript(_ index: Int) -> Int64? { (try? decode(Int64?.self, atIndex: index)).map(\.cut) }
    subscript(_ column: String) -> Int64 { self[column] as Int64? ?? 0 }
    subscript(_ index: Int) -> Int64 { self[index] as Int64? ?? 0 }
    subscript(_ column: String) -> Int? { (try? decode(Int?.self, forColumn: column)).map(\.cut) }
    subscript(_ index: Int) -> Int? { (try? decode(Int?.self, atIndex: index)).map(\.cut) }
    subscript(_ column: String) -> Int { self[column] as Int? ?? 0 }
    subscript(_ index: Int) -> Int { self[index] as Int? ?? 0 }
    subscript(_ column: String) -> String { (try? decode(String?.self, forColumn: column)) ?? "" }
    subscript(_ index: Int) -> String { (try? decode(String?.self, atIndex: index)) ?? "" }
    subscript(_ column: String) -> Data { (try? decode(Data?.self, forColumn: column)) ?? Data() }
    subscript(_ index: Int) -> Data { (try? decode(Data?.self, atIndex: index)) ?? Data() }
    subscript(_ column: String) -> Bool { (try? decode(Bool?.self, forColumn: column)) ?? false }
    subscript(_ index: Int) -> Bool { (try? decode(Bool?.self, atIndex: index)) ?? false }

    private static func usable(_ value: Double?) -> Double? {
        value.flatMap { $0.magnitude <= most ? $0 : nil }
    }
}

extension FixedWidthInteger {
    /// Clamps to ±10¹⁴, so that sums do not overflow, nor does a number of days converted to seconds. Milliseconds
    /// since 1970 stay below that for another thousand years.
    var cut: Self { Swift.min(Swift.max(self, -100_000_000_000_000), 100_000_000_000_000) }

    /// The number below which a descending list continues after a row with this one. The smallest clamped number
    /// becomes `min`, as it may stand for any smaller one: otherwise the next page would begin with the same row.
    var mark: Self { self > -100_000_000_000_000 ? self : .min }
}

/// A whole number fetched like a row's value, clamped.
protocol StoredInteger: FixedWidthInteger, DatabaseValueConvertible, StatementColumnConvertible {}

extension Int: StoredInteger {}
extension Int64: StoredInteger {}

extension StoredInteger {
    static func fetchOne(
        _ db: Database, sql: String, arguments: StatementArguments = StatementArguments()
    ) throws -> Self? {
        try DatabaseValue.fetchOne(db, sql: sql, arguments: arguments).flatMap(fromDatabaseValue)?.cut
    }

    static func fetchOne(_ statement: Statement, arguments: StatementArguments? = nil) throws -> Self? {
        try DatabaseValue.fetchOne(statement, arguments: arguments).flatMap(fromDatabaseValue)?.cut
    }

    static func fetchOne(_ db: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> Self? {
        try fetchOne(db.cachedStatement(sql: sql), arguments: arguments)
    }
}
