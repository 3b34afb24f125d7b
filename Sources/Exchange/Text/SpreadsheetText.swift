/// Fields that a spreadsheet would run as a formula get an apostrophe in front, which reading takes off again.
enum SpreadsheetText {
    private static let mark = UInt8(ascii: "'")
    /// What begins a formula. Spreadsheets in Chinese, Japanese and Korean read full-width signs as the
    /// plain ones.
    private static let signs = Set("=+-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars)

    /// The field as it is written.
    static func guarded(_ text: String) -> String { isFormula(text.unicodeScalars) ? "'" + text : text }

    /// The field of a file as it was before it was written.
    static func bare(_ field: [UInt8]) -> String {
        let text = String(decoding: field, as: UTF8.self)
        return field.first == mark && isFormula(text.unicodeScalars) ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// Apostrophes in front count as guards already, so that a text of its own with one comes back whole.
    private static func isFormula(_ scalars: String.UnicodeScalarView) -> Bool {
        scalars.first { $0 != "'" }.map(signs.contains) ?? false
    }
}
