internal import Foundation

/// A row of an answer, read by the names of its columns.
struct SQLRow: Sendable {
    private let values: [String: SQLValue]

    init(_ values: [String: SQLValue]) {
        self.values = values
    }

    func integer(_ column: String) throws -> Int64 {
        guard case .integer(let value) = values[column] else { throw SQLError.column(column) }
        return value
    }

    func int(_ column: String) throws -> Int { Int(try integer(column)) }

    func bool(_ column: String) throws -> Bool { try integer(column) != 0 }

    func text(_ column: String) throws -> String {
        guard case .text(let value) = values[column] else { throw SQLError.column(column) }
        return value
    }

    func bytes(_ column: String) throws -> Data {
        guard case .bytes(let value) = values[column] else { throw SQLError.column(column) }
        return value
    }

    func optionalInteger(_ column: String) throws -> Int64? {
        try isNull(column) ? nil : try integer(column)
    }

    func optionalText(_ column: String) throws -> String? {
        try isNull(column) ? nil : try text(column)
    }

    private func isNull(_ column: String) throws -> Bool {
        guard let value = values[column] else { throw SQLError.column(column) }
        return value == .null
    }
}
