import CPostgres
import Foundation

final class PostgresAnswer {
    private let answer: OpaquePointer?

    init(_ answer: OpaquePointer?) { self.answer = answer }

    deinit { PQclear(answer) }

    var failure: PostgresFailure? {
        let status = PQresultStatus(answer)
        guard answer == nil || (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) else { return nil }
        return PostgresFailure(state: field("C"), message: field("M"))
    }

    /// Whether the statement was skipped because an earlier one failed.
    var isSkipped: Bool { PQresultStatus(answer) == PGRES_PIPELINE_ABORTED }

    /// The completed command: `COMMIT`, or `ROLLBACK` if a commit had to undo the transaction.
    var done: String { PQcmdStatus(answer).map { String(cString: $0) } ?? "" }

    var changed: Int { PQcmdTuples(answer).flatMap { Int(String(cString: $0)) } ?? 0 }

    func rows() -> [SQLRow] {
        let columns = (0..<PQnfields(answer)).map { column in
            PQfname(answer, column).map { String(cString: $0) } ?? ""
        }
        let types = (0..<PQnfields(answer)).map { PQftype(answer, $0) }
        return (0..<PQntuples(answer)).map { row in
            SQLRow(columns: columns, values: types.enumerated().map { value(row, Int32($0), $1) })
        }
    }

    private func value(_ row: Int32, _ column: Int32, _ type: Oid) -> SQLValue {
        guard PQgetisnull(answer, row, column) == 0, let start = PQgetvalue(answer, row, column) else {
            return .null
        }
        let text = String(
            decoding: UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(answer, row, column))), as: UTF8.self)
        switch type {
        case 16: return .integer(text == "t" ? 1 : 0)
        case 17:
            var count = 0
            let bytes = PQunescapeBytea(start, &count)
            defer { PQfreemem(bytes) }
            return .bytes(bytes.map { Data(bytes: $0, count: count) } ?? Data())
        // Integers, and their sums, which are numeric.
        case 20, 21, 23, 26, 1_700:
            return (Int64(text) ?? Int64(text.prefix { $0 != "." })).map(SQLValue.integer) ?? .text(text)
        default: return .text(text)
        }
    }

    private func field(_ code: Unicode.Scalar) -> String {
        PQresultErrorField(answer, Int32(code.value)).map { String(cString: $0) } ?? ""
    }
}
