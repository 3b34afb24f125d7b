internal import SwiftCSV

/// The first row of a CSV file: which column is where, and what stands between the fields.
struct CSVHeader {
    /// The columns our own files have, in their order.
    static let columns = [
        "id", "name_en", "name_ko", "base", "glass", "technique", "tags", "source", "steps_en", "steps_ko",
        "ingredient",
        "amount", "amount_max", "unit", "optional", "exact", "after", "note",
    ]

    private static let synonyms = [
        "name": "name_en", "steps": "steps_en", "instructions": "steps_en", "method": "technique",
    ]

    /// What stands between two fields.
    let delimiter: UInt8
    /// How many fields a row has.
    let count: Int
    private let places: [String: Int]

    /// Reads a row; nil where it is no header of recipes.
    init?(row: [UInt8]) {
        for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
            guard case .success(let names) = CSVRow.fields(row, delimiter: delimiter) else { continue }
            var places: [String: Int] = [:]
            for (place, name) in names.enumerated() {
                let key = TextCleaner.trimmed(TextCleaner.line(name)).lowercased()
                let column = Self.synonyms[key] ?? key
                if Self.columns.contains(column), places[column] == nil { places[column] = place }
            }
            let isNamed = places["name_en"] != nil || places["name_ko"] != nil || places["id"] != nil
            guard isNamed, places["ingredient"] != nil else { continue }
            self.delimiter = delimiter
            self.places = places
            count = names.count
            return
        }
        return nil
    }

    /// The field of a column; empty where the file has none.
    func field(_ column: String, of row: [String]) -> String {
        guard let place = places[column], place < row.count else { return "" }
        return row[place]
    }
}
