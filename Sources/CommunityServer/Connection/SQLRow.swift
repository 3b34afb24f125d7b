import Foundation

struct SQLRow: Sendable {
    /// The columns shared by all rows. With few, short names a linear search is faster than hashing.
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
