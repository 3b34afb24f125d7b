import GRDB

/// A column's value as stored in the history.
enum JournalValue: Hashable, Sendable, Decodable {
    case none
    case integer(Int64)
    case real(Double)
    case text(String)

    init(_ value: DatabaseValue) {
        switch value.storage {
        case .null, .blob: self = .none
        case .int64(let integer): self = .integer(integer)
        case .double(let real): self = .real(real)
        case .string(let text): self = .text(text)
        }
    }

    /// Compares values as a column does: the history stores whole reals without a decimal point.
    func isAlike(_ other: JournalValue) -> Bool {
        switch (self, other) {
        case (.integer(let integer), .real(let real)), (.real(let real), .integer(let integer)):
            Double(integer) == real
        default: self == other
        }
    }

    var argument: (any DatabaseValueConvertible)? {
        switch self {
        case .none: nil
        case .integer(let integer): integer
        case .real(let real): real
        case .text(let text): text
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .none
        } else if let integer = try? container.decode(Int64.self) {
            self = .integer(integer)
        } else if let real = try? container.decode(Double.self) {
            self = .real(real)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// - Throws: `JSONMembers.NoNumber`.
    func write(as name: String, to members: inout JSONMembers) throws {
        switch self {
        case .none: members.addNull(name)
        case .integer(let integer): members.add(name, Int(integer))
        case .real(let real): try members.add(name, real)
        case .text(let text): members.add(name, text)
        }
    }

    static func optional(_ text: String?) -> JournalValue { text.map { .text($0) } ?? .none }
    static func optional(_ number: Int64?) -> JournalValue { number.map { .integer($0) } ?? .none }
    static func optional(_ number: Int?) -> JournalValue { optional(number.map(Int64.init)) }
    static func optional(_ number: Double?) -> JournalValue { number.map { .real($0) } ?? .none }
    static func flag(_ isOn: Bool) -> JournalValue { .integer(isOn ? 1 : 0) }
}

/// The values of a row before and after a change; nil while it did not exist.
struct RowChange: Hashable, Sendable, Decodable {
    let table: String
    let before: [String: JournalValue]?
    let after: [String: JournalValue]?
}

extension RowChange: JSONObject {
    func write(to members: inout JSONMembers) throws {
        try members.add("after", after.map(Values.init))
        try members.add("before", before.map(Values.init))
        members.add("table", table)
    }

    private struct Values: JSONObject {
        let row: [String: JournalValue]

        func write(to members: inout JSONMembers) throws {
            for column in row.keys.sorted() { try row[column]?.write(as: column, to: &members) }
        }
    }
}
