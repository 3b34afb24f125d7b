import Domain

enum AmountRules {
    /// The most that a line pours, in millilitres: a bowl of punch for fifty.
    static let largestPour = 10_000.0
    /// The most pieces or grams of a line.
    static let largestCount = 10_000.0
    /// The least that tops something up, in millilitres.
    static let leastTopUp = 5.0

    static func check(_ amount: Double?, _ unit: MeasureUnit, field: @autoclosure () -> String) throws(ExchangeFlaw) {
        guard let amount else { return }
        var number: String { amount < 1e9 ? NumberText.trimmed(amount, decimals: 3) : amount.description }
        guard amount >= 0 else { throw ExchangeFlaw(field: field(), .belowZero, ["\(number)"]) }
        if let millilitres = unit.millilitres {
            guard amount * millilitres <= largestPour else {
                throw ExchangeFlaw(field: field(), .overTenLitres, ["\(number)", "\(unit.code)"])
            }
        } else if amount > largestCount {
            throw ExchangeFlaw(field: field(), .overTenThousand, ["\(number)"])
        }
    }

    /// Returns the amount of a record; one in words ("1 1/2 oz") is parsed like a measure.
    static func measured(_ record: RecordFields, word: String) throws(ExchangeFlaw) -> MeasuredAmount {
        if case .text(let raw)? = record.value("amount") {
            let text = AmountText.plain(raw)
            if !text.isEmpty, text.first != "-", AmountText.number(text) == nil {
                // Some tables have the unit in both columns: `45 ml` and `ml`.
                let measured = MeasureParser.parse(text.hasSuffix(word) ? text : "\(text) \(word)")
                try check(measured.amount, measured.unit, field: record.field("amount"))
                try check(measured.maximum, measured.unit, field: record.field("amount"))
                return measured
            }
        }
        return try measured(
            amount: record.number("amount"), maximum: record.number("amount_max"), word: word, record: record)
    }

    /// Without an amount a counted unit means one ("a dash"), a poured one means "to taste"; a top-up has no amount.
    private static func measured(
        amount: Double?, maximum: Double?, word: String, record: RecordFields
    ) throws(ExchangeFlaw) -> MeasuredAmount {
        let meaning = UnitWords.unit(word)
        try check(amount.map { $0 * meaning.factor }, meaning.unit, field: record.field("amount"))
        try check(maximum.map { $0 * meaning.factor }, meaning.unit, field: record.field("amount_max"))
        // One top-up is a top-up; a larger amount is in millilitres.
        if meaning.unit == .topUp {
            return MeasuredAmount(
                amount: amount.flatMap { $0 >= leastTopUp ? $0 : nil }, maximum: nil, unit: .topUp, note: nil)
        }
        var lower = amount.flatMap { $0 > 0 ? $0 * meaning.factor : nil }
        var upper = maximum.flatMap { $0 > 0 ? $0 * meaning.factor : nil }
        if lower == nil { (lower, upper) = (upper, nil) }
        if let first = lower, let second = upper, second <= first {
            (lower, upper) = (second, second < first ? first : nil)
        }
        guard let lower else {
            switch meaning.unit {
            case .whole where word.isEmpty: return .toTaste
            case .millilitre, .centilitre, .ounce, .part, .gram: return .toTaste
            case .other where word == "to taste": return .toTaste
            case .other: return MeasuredAmount(amount: nil, maximum: nil, unit: meaning.unit, note: nil)
            default: return MeasuredAmount(amount: meaning.factor, maximum: nil, unit: meaning.unit, note: nil)
            }
        }
        return MeasuredAmount(amount: lower, maximum: upper, unit: meaning.unit, note: nil)
    }
}
