/// Fields that a spreadsheet would run as a formula get an apostrophe in front, which reading takes off again.
enum SpreadsheetText {
    private static let mark = UInt8(ascii: "'")

    /// The field as it is written.
    static func guarded(_ text: String) -> String { isFormula(text.utf8) ? "'" + text : text }

    /// The field of a file as it was before it was written.
    static func bare(_ field: [UInt8]) -> String {
        String(decoding: field.first == mark && isFormula(field) ? field[1...] : field[...], as: UTF8.self)
    }

    /// Apostrophes in front count as guards already, so that a text of its own with one comes back whole.
    private static func isFormula(_ bytes: some Sequence<UInt8>) -> Bool {
        switch bytes.first(where: { $0 != mark }) {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0d: true
        default: false
        }
    }
}
