internal import Foundation
internal import GRDB

/// A connection of GRDB's, for the time of one transaction.
final class SQLiteConnection: SQLConnection {
    private let database: Database
    private let path: String
    var countChanges = CountChanges()

    init(_ database: Database, path: String) {
        self.database = database
        self.path = path
    }

    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int {
        try SQLiteErrors.translated(path) {
            let statement = try database.cachedStatement(sql: sql)
            try statement.execute(arguments: Self.arguments(arguments))
            return database.changesCount
        }
    }

    func query(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        try SQLiteErrors.translated(path) {
            let statement = try database.cachedStatement(sql: sql)
            return try Row.fetchAll(statement, arguments: Self.arguments(arguments)).map { row in
                SQLRow(Dictionary(row.map { ($0, Self.value($1)) }) { first, _ in first })
            }
        }
    }

    func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
        var result: Result<Value, any Error>?
        let before = countChanges
        do {
            try database.inSavepoint {
                result = Result(catching: body)
                guard case .success = result else {
                    countChanges = before
                    return .rollback
                }
                return .commit
            }
        } catch {
            // A full disk undoes the whole transaction, and with it the savepoint: what failed first is what is told.
            if case .failure(let first) = result { throw first }
            throw (error as? DatabaseError).map { SQLiteErrors.translated($0, path) } ?? error
        }
        guard let result else { throw SQLError.statement("a savepoint did not run") }
        return try result.get()
    }

    /// A file has one writer anyway.
    func exclusively(_ task: SharedTask) {}

    private static func arguments(_ values: [SQLValue]) -> StatementArguments {
        StatementArguments(
            values.map { value -> (any DatabaseValueConvertible)? in
                switch value {
                case .null: nil
                case .integer(let number): number
                case .text(let text): text
                case .bytes(let bytes): bytes
                }
            })
    }

    private static func value(_ value: DatabaseValue) -> SQLValue {
        switch value.storage {
        case .null: .null
        case .int64(let number): .integer(number)
        case .double(let number): .integer(Int64(number))
        case .string(let text): .text(text)
        case .blob(let bytes): .bytes(bytes)
        }
    }
}
