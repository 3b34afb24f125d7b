import Domain

/// Splits one row of a CSV file into fields (RFC 4180). Blanks around a quoted field are left out. An unquoted field
/// may contain a quotation mark, written twice.
enum CSVRow {
    private enum Place {
        case start
        case plain
        case quoted
        case behindQuotes
    }

    private static let quote = UInt8(ascii: "\"")

    static func fields(_ row: [UInt8], delimiter: UInt8) -> Result<[String], ExchangeFlaw> {
        var fields: [String] = []
        var field: [UInt8] = []
        var place = Place.start
        var rest = row[...]
        while let byte = rest.popFirst() {
            let isTwice = byte == quote && rest.first == quote
            switch place {
            case .quoted where isTwice, .plain where isTwice:
                rest.removeFirst()
                field.append(quote)
            case .quoted where byte == quote: place = .behindQuotes
            case .quoted: field.append(byte)
            case _ where byte == delimiter:
                fields.append(SpreadsheetText.bare(field))
                field.removeAll(keepingCapacity: true)
                place = .start
            case .start where byte == quote: place = .quoted
            case .start where JSONByte.isSpace(byte), .behindQuotes where JSONByte.isSpace(byte): break
            case .plain where byte == quote, .behindQuotes: return .failure(misplacedQuote)
            case .start, .plain:
                place = .plain
                field.append(byte)
            }
        }
        return .success(fields + [SpreadsheetText.bare(field)])
    }

    /// Returns whether a field is what a database writes for no value.
    static func isNull(_ field: String) -> Bool { field == "NULL" || field == "\\N" }

    private static let misplacedQuote = ExchangeFlaw(field: "", .quoteInside)
}
