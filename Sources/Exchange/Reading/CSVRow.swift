internal import SwiftCSV

/// Splits one row of a CSV file into fields.
enum CSVRow {
    /// A view without content: the row is parsed as SwiftCSV's header, so that a row with a flaw does not affect the
    /// others.
    private struct NoContent: CSVView {
        let rows: [[String]] = []
        let columns: [String]? = nil

        init(header: [String], text: String, delimiter: CSVDelimiter, loadColumns: Bool, rowLimit: Int?) {}

        func serialize(header: [String], delimiter: CSVDelimiter) -> String { "" }
    }

    /// The fields of a row in UTF-8.
    static func fields(_ row: [UInt8], delimiter: UInt8) -> Result<[String], ExchangeFlaw> {
        let sign = Character(Unicode.Scalar(delimiter))
        do {
            let text = String(decoding: row, as: UTF8.self) + "\n"
            return .success(try CSV<NoContent>(string: text, delimiter: .character(sign), loadColumns: false).header)
        } catch {
            return .failure(
                ExchangeFlaw(
                    field: "",
                    reason: "has a quotation mark in the middle of a field: put the field in quotation marks and "
                        + "write each one in it twice"))
        }
    }
}
