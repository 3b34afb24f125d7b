/// The first row of a CSV file: the positions of the columns and the delimiter.
struct CSVHeader {
    /// The columns of our own files, in order.
    static let columns = [
        "id", "name_en", "name_ko", "base", "glass", "technique", "tags", "source", "steps_en", "steps_ko",
        "ingredient",
        "amount", "amount_max", "unit", "optional", "exact", "after", "note", "abv",
    ]

    private static let synonyms = [
        "name": "name_en", "steps": "steps_en", "instructions": "steps_en", "method": "technique",
    ]

    let delimiter: UInt8
    let count: Int
    private let places: [String: Int]

    /// Nil unless the row is a header of recipes.
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

    /// Empty if the file does not have the column.
    func field(_ column: String, of row: [String]) -> String {
        guard let place = places[column], place < row.count else { return "" }
        return row[place]
    }
}
