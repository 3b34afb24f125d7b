import Domain

/// Builds a record of our own format without missing values.
struct RecordBuilder {
    private var members: [ExchangeValue.Member] = []

    var value: ExchangeValue { .object(members) }

    mutating func add(_ key: String, _ value: ExchangeValue?) {
        if let value { members.append(ExchangeValue.Member(key: key, value: value)) }
    }

    mutating func add(_ key: String, _ text: String?) { add(key, text.map { .text(TextCleaner.line($0)) }) }

    mutating func add(id: String, _ name: LocalizedText) {
        add("id", id)
        add("en", name.english)
        add("ko", name.korean)
    }

    mutating func add(_ key: String, _ words: [String]) {
        if !words.isEmpty { add(key, .list(words.map { .text(TextCleaner.line($0)) })) }
    }

    mutating func add(_ key: String, number: Double?) {
        if let number, number.isFinite { add(key, .number(number)) }
    }

    mutating func add(_ key: String, flag: Bool) { if flag { add(key, .bool(true)) } }

    /// A text in both languages, unless both are empty.
    mutating func add(_ key: String, _ text: LocalizedText?, _ cleaning: RecordFields.Cleaning = .line) {
        guard let text else { return }
        let clean = cleaning == .paragraph ? TextCleaner.paragraph : TextCleaner.line
        add("\(key)_en", .text(clean(text.english)))
        add("\(key)_ko", .text(clean(text.korean)))
    }

    mutating func add(_ unit: MeasureUnit) {
        add("unit", unit.code)
        if let word = unit.unknownText, word != "other" { add("unit_text", word) }
    }
}
