import Testing

@testable import Exchange

/// The fields of one row. `|` stands for a quotation mark.
struct CSVRowTests {
    private func fields(_ row: String, _ delimiter: UInt8 = UInt8(ascii: ",")) -> [String]? {
        try? CSVRow.fields(Array(row.utf8), delimiter: delimiter).get()
    }

    @Test(arguments: [
        ("a,b", ["a", "b"]), ("a,,b,", ["a", "", "b", ""]), ("", [""]), (",", ["", ""]), ("||,x", ["", "x"]),
        ("|a,b|,c", ["a,b", "c"]), ("|say ||cheers|||,x", ["say |cheers|", "x"]), ("||||", ["|"]), ("|,|", [","]),
        ("|one\ntwo|,x", ["one\ntwo", "x"]), ("  |a|  , b c ", ["a", "b c "]), ("잔,|a, 술|", ["잔", "a, 술"]),
        ("5|| glass,x", ["5| glass", "x"]), ("5| glass,x", nil), ("|a|b,x", nil),
    ])
    func `a row is split at delimiters outside quotation marks`(row: String, expected: [String]?) {
        let marked = expected?.map { $0.replacing("|", with: "\"") }
        #expect(fields(row.replacing("|", with: "\"")) == marked)
    }

    @Test func `another delimiter makes commas ordinary characters`() {
        #expect(fields("1,5;2", UInt8(ascii: ";")) == ["1,5", "2"])
        #expect(fields("a\t\tb", UInt8(ascii: "\t")) == ["a", "", "b"])
    }

    @Test func `a written row is parsed back`() {
        let pieces = ["", "a", ",", "\"", "\n", "술", ";"]
        for first in pieces {
            for second in pieces {
                let text = TextCleaner.paragraph("x\(first)-\(second)y")
                #expect(fields(String(CSVText.row([text, "z"]).dropLast())) == [text, "z"])
            }
        }
    }
}
