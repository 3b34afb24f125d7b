extension JournalValue {
    static func optional(_ text: String?) -> JournalValue { text.map { .text($0) } ?? .none }
    static func optional(_ number: Int64?) -> JournalValue { number.map { .integer($0) } ?? .none }
    static func optional(_ number: Int?) -> JournalValue { optional(number.map(Int64.init)) }
    static func flag(_ isOn: Bool) -> JournalValue { .integer(isOn ? 1 : 0) }
}
