import Foundation
import GRDB

final class SQLiteConnection: SQLConnection {
    private let database: Database
    private let path: String
    private let cost: StoreCost
    /// A file has a single writer, which excludes all others until the commit.
    let rowLock = ""
    var countChanges = CountChanges()
    var sequences = MemberSequences()

    init(_ database: Database, path: String, cost: StoreCost) {
        self.database = database
        self.path = path
        self.cost = cost
    }

    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int {
        try SQLiteErrors.translated(path) {
            cost.addStatement()
            let statement = try database.cachedStatement(sql: sql)
            try statement.execute(arguments: Self.arguments(arguments))
            return database.changesCount
        }
    }

    func query(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        try SQLiteErrors.translated(path) {
            cost.addStatement()
            let statement = try database.cachedStatement(sql: sql)
            let columns = statement.columnNames
            let cursor = try Row.fetchCursor(statement, arguments: Self.arguments(arguments))
            var rows: [SQLRow] = []
            while let row = try cursor.next() {
                rows.append(SQLRow(columns: columns, values: row.databaseValues.map(Self.value)))
            }
            return rows
        }
    }

    func queryAll(_ statements: [SQLStatement]) throws -> [[SQLRow]] {
        try statements.map { try query($0.sql, $0.arguments) }
    }

    func send(_ sql: String, _ arguments: [SQLValue]) throws { _ = try execute(sql, arguments) }

    func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
        let before = (countChanges, sequences)
        // A name refers to the most recent savepoint.
        try send("SAVEPOINT here", [])
        do {
            let value = try body()
            try send("RELEASE SAVEPOINT here", [])
            return value
        } catch {
            (countChanges, sequences) = before
            // A full disk rolls back the whole transaction, including the savepoint.
            if database.isInsideTransaction {
                try? send("ROLLBACK TO SAVEPOINT here", [])
                try? send("RELEASE SAVEPOINT here", [])
            }
            throw error
        }
    }

    func begins(_ task: SharedTask) -> Bool { true }

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
