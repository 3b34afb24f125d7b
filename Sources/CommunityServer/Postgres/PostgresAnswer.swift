import CPostgres
import Foundation

final class PostgresAnswer {
    private let library: PostgresLibrary
    private let answer: OpaquePointer?

    init(_ answer: OpaquePointer?, _ library: PostgresLibrary) {
        self.answer = answer
        self.library = library
    }

    deinit { library.clear(answer) }

    var failure: PostgresFailure? {
        let status = library.answerStatus(answer)
        guard answer == nil || (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) else { return nil }
        return PostgresFailure(state: field("C"), message: field("M"))
    }

    /// Whether the statement was skipped because an earlier one failed.
    var isSkipped: Bool { library.answerStatus(answer) == PGRES_PIPELINE_ABORTED }

    /// The completed command: `COMMIT`, or `ROLLBACK` if a commit had to undo the transaction.
    var done: String { library.done(answer).map { String(cString: $0) } ?? "" }

    var changed: Int { library.changed(answer).flatMap { Int(String(cString: $0)) } ?? 0 }

    func rows() -> [SQLRow] {
        let columns = (0..<library.columnCount(answer)).map { column in
            library.columnName(answer, column).map { String(cString: $0) } ?? ""
        }
        let types = (0..<library.columnCount(answer)).map { library.columnType(answer, $0) }
        return (0..<library.rowCount(answer)).map { row in
            SQLRow(columns: columns, values: types.enumerated().map { value(row, Int32($0), $1) })
        }
    }

    private func value(_ row: Int32, _ column: Int32, _ type: Oid) -> SQLValue {
        guard library.isNull(answer, row, column) == 0, let start = library.value(answer, row, column) else {
            return .null
        }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(library.length(answer, row, column)))
        let text = String(decoding: bytes, as: UTF8.self)
        switch type {
        case 16: return .integer(text == "t" ? 1 : 0)
        case 17: return .bytes(Self.bytes(hexadecimal: bytes))
        // Integers, and their sums, which are numeric.
        case 20, 21, 23, 26, 1_700:
            return (Int64(text) ?? Int64(text.prefix { $0 != "." })).map(SQLValue.integer) ?? .text(text)
        default: return .text(text)
        }
    }

    /// Decodes `\xdeadbeef`.
    private static func bytes(hexadecimal text: UnsafeRawBufferPointer) -> Data {
        var data = Data(capacity: text.count / 2)
        for place in stride(from: 2, to: text.count - 1, by: 2) {
            data.append(digit(text[place]) << 4 | digit(text[place + 1]))
        }
        return data
    }

    private static func digit(_ character: UInt8) -> UInt8 {
        character <= UInt8(ascii: "9") ? character &- UInt8(ascii: "0") : character &- UInt8(ascii: "a") &+ 10
    }

    private func field(_ code: Unicode.Scalar) -> String {
        library.answerField(answer, Int32(code.value)).map { String(cString: $0) } ?? ""
    }
}
