import Domain
import Exchange

extension PersonalRecord {
    /// Returns nil for a section without personal records.
    init?(exchange value: ExchangeValue) {
        guard case .object(let members) = value else { return nil }
        var fields: [Field] = []
        for member in members {
            switch member.value {
            case .null: break
            case .bool(let flag): fields.append(Field(member.key, .flag(flag)))
            case .integer(let number): fields.append(Field(member.key, .integer(Int64(number))))
            case .number(let number): fields.append(Field(member.key, .number(number)))
            case .text(let text): fields.append(Field(member.key, .text(text)))
            case .list(let values):
                let words = values.compactMap { value -> String? in
                    if case .text(let word) = value { word } else { nil }
                }
                guard words.count == values.count else { return nil }
                fields.append(Field(member.key, .words(words)))
            case .object: return nil
            }
        }
        self.init(fields)
    }

    var exchange: ExchangeValue {
        .object(
            fields.map { field in
                let value: ExchangeValue =
                    switch field.value {
                    case .flag(let flag): .bool(flag)
                    case .integer(let number): .integer(Int(number))
                    case .number(let number):
                        number == number.rounded() && abs(number) < 1e15 ? .integer(Int(number)) : .number(number)
                    case .text(let text): .text(text)
                    case .words(let words): .list(words.map { .text($0) })
                    }
                return ExchangeValue.Member(key: field.name, value: value)
            })
    }
}
