import Domain

/// A type as columns hold it: 0–15, 16 for none.
enum StoredType {
    static let none: Int64 = 16

    static func code(_ type: MBTI?) -> Int64 { type.map { Int64($0.code) } ?? none }

    static func type(_ code: Int64) -> MBTI? { MBTI(code: Int(code)) }
}

extension SQLValue {
    static func type(_ type: MBTI?) -> SQLValue { .integer(StoredType.code(type)) }
}

extension SQLRow {
    func type(_ column: String) throws -> MBTI? { StoredType.type(try integer(column)) }
}
