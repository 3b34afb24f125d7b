import Domain

/// Writes CSV by RFC 4180: CR LF, fields in quotation marks if needed. A recipe has one row per line, each with all
/// fields of the drink. Leaves out substitutes, the Korean note and anything without a column.
enum CSVText {
    /// Writes tags and own ingredients by name, since an own id means nothing elsewhere.
    static func rows(_ drink: Drink, strength: Double?, names: ExchangeNames) -> String {
        let before = [
            drink.id.rawValue, drink.name.english, drink.name.korean, drink.base.rawValue, drink.glass.rawValue,
            drink.techniques.map(\.rawValue).joined(separator: ";"),
            drink.tags.map { names.tag($0) }.joined(separator: ";"),
            drink.source ?? "", drink.steps.map { TextCleaner.line($0.english) }.joined(separator: "\n"),
            drink.steps.map { TextCleaner.line($0.korean) }.joined(separator: "\n"),
        ]
        let after = number(strength.map { ($0 * 10).rounded() / 10 })
        guard !drink.lines.isEmpty else { return row(before + [String](repeating: "", count: 8) + [after]) }
        return drink.lines.map { row(before + fields($0, names) + [after]) }.joined()
    }

    private static func fields(_ line: DrinkLine, _ names: ExchangeNames) -> [String] {
        let id = line.ingredient
        return [
            OwnRecordID.isOwn(id.rawValue) ? names.ingredient(id) : id.rawValue, number(line.amount),
            number(line.amountMax),
            line.unit.unknownText ?? line.unit.code,
            flag(line.isOptional), flag(line.isExact), flag(line.isAfter), line.note?.english ?? "",
        ]
    }

    private static func flag(_ flag: Bool) -> String { flag ? "true" : "false" }

    private static func number(_ value: Double?) -> String { value.map { ExchangeValue.number($0).json } ?? "" }

    /// A row with its line end.
    static func row(_ fields: [String]) -> String { fields.map(field).joined(separator: ",") + "\r\n" }

    private static func field(_ raw: String) -> String {
        let text = SpreadsheetText.guarded(TextCleaner.paragraph(raw))
        let isPlain = text.utf8.allSatisfy { byte in
            byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"") && byte != 0x0a && byte != 0x0d
                && byte != UInt8(ascii: ";")
        }
        let hasEdges = text.first?.isWhitespace == true || text.last?.isWhitespace == true
        return isPlain && !hasEdges ? text : "\"\(text.replacing("\"", with: "\"\""))\""
    }
}

/// Puts an apostrophe before fields that a spreadsheet would run as a formula. Reading removes it.
enum SpreadsheetText {
    private static let mark = UInt8(ascii: "'")
    /// Signs that begin a formula. Chinese, Japanese and Korean spreadsheets read full-width signs as the plain ones.
    private static let signs = Set("=+-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars)

    static func guarded(_ text: String) -> String { isFormula(text.unicodeScalars) ? "'" + text : text }

    static func bare(_ field: [UInt8]) -> String {
        let text = String(decoding: field, as: UTF8.self)
        return field.first == mark && isFormula(text.unicodeScalars) ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// Leading apostrophes already count as guards, so that a text with its own comes back whole.
    private static func isFormula(_ scalars: String.UnicodeScalarView) -> Bool {
        scalars.first { $0 != "'" }.map(signs.contains) ?? false
    }
}
