import CommunityProtocol
import Domain
import Foundation

struct SQLRow: Sendable {
    /// The columns shared by all rows. With few, short names a linear search is faster than hashing.
    let columns: [String]
    let values: [SQLValue]

    func integer(_ column: String) throws -> Int64 {
        guard case .integer(let value) = value(column) else { throw SQLError.column(column) }
        return value
    }

    func integers(_ columns: [String]) throws -> [Int64] { try columns.map { try integer($0) } }

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

    func optionalInteger(_ column: String) throws -> Int64? { try isNull(column) ? nil : try integer(column) }

    func optionalText(_ column: String) throws -> String? { try isNull(column) ? nil : try text(column) }

    func message<Message: Decodable>(_ type: Message.Type, _ column: String) throws -> Message {
        try WireCoder.decode(type, from: Data(try text(column).utf8))
    }

    func optionalMessage<Message: Decodable>(_ type: Message.Type, _ column: String) throws -> Message? {
        try isNull(column) ? nil : try message(type, column)
    }

    func isNull(_ column: String) throws -> Bool {
        guard let value = value(column) else { throw SQLError.column(column) }
        return value == .null
    }

    private func value(_ column: String) -> SQLValue? { columns.firstIndex(of: column).map { values[$0] } }
}

extension WireCoder {
    static func text(_ message: some Encodable) throws -> String {
        String(decoding: try encode(message), as: UTF8.self)
    }
}

enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case bytes(Data)
}

/// What a statement accepts for a `?`.
protocol SQLArgument: Sendable {
    var sqlValue: SQLValue { get }
}

extension SQLValue: SQLArgument {
    var sqlValue: SQLValue { self }
}

extension Int64: SQLArgument {
    var sqlValue: SQLValue { .integer(self) }
}

extension Int: SQLArgument {
    var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Bool: SQLArgument {
    var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension String: SQLArgument {
    var sqlValue: SQLValue { .text(self) }
}

extension Data: SQLArgument {
    var sqlValue: SQLValue { .bytes(self) }
}

extension Optional: SQLArgument where Wrapped: SQLArgument {
    var sqlValue: SQLValue { map(\.sqlValue) ?? .null }
}

/// A type as columns hold it: 0–15, 16 for none.
enum StoredType {
    static let none: Int64 = 16

    static func code(_ type: MBTI?) -> Int64 { type.map { Int64($0.code) } ?? none }

    static func type(_ code: Int64) -> MBTI? { MBTI(code: Int(code)) }
}

extension SQLRow {
    func type(_ column: String) throws -> MBTI? { StoredType.type(try integer(column)) }
}
