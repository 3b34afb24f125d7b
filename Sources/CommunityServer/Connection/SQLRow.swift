import Foundation

/// A row of an answer, read by the names of its columns.
struct SQLRow: Sendable {
    /// Those of all rows of the answer. There are few, and short ones: looking for one takes less than hashing it.
    private let columns: [String]
    private let values: [SQLValue]

    init(columns: [String], values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    func integer(_ column: String) throws -> Int64 {
        guard case .integer(let value) = value(column) else { throw SQLError.column(column) }
        return value
    }

    func int(_ column: String) throws -> Int { Int(try integer(column)) }

    func bool(_ column: String) throws -> Bool { try integer(column) != 0 }

    func text(_ column: String) throws -> String {
        guard case .text(let value) = value(column) else { throw SQLError.column(column) }
        return value
    }

    func bytes(_ column: String) throws -> Data {
        guard case .bytes(let value) = value(column) else { throw SQLError.column(column) }
        return value
    }

    func optionalInteger(_ column: String) throws -> Int64? {
        try isNull(column) ? nil : try integer(column)
    }

    func optionalText(_ column: String) throws -> String? {
        try isNull(column) ? nil : try text(column)
    }

    private func isNull(_ column: String) throws -> Bool {
        guard let value = value(column) else { throw SQLError.column(column) }
        return value == .null
    }

    private func value(_ column: String) -> SQLValue? { columns.firstIndex(of: column).map { values[$0] } }
}
