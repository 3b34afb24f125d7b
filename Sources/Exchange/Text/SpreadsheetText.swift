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
