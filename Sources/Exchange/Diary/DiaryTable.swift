import Domain

/// The first row of a diary's CSV file: the program that wrote it, and its columns, whose order and presence vary.
struct DiaryTable {
    let format: ExchangeFormat
    let delimiter: UInt8
    let count: Int
    private let places: [String: Int]

    /// Nil unless the row is the header of a diary.
    init?(row: [UInt8]) {
        for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
            guard case .success(let names) = CSVRow.fields(row, delimiter: delimiter) else { continue }
            let places = Dictionary(firstOf: names.enumerated().map { (Folding.folded($0.element), $0.offset) })
            guard let format = Self.format(Set(places.keys)) else { continue }
            self.format = format
            self.delimiter = delimiter
            self.places = places
            count = names.count
            return
        }
        return nil
    }

    private static func format(_ columns: Set<String>) -> ExchangeFormat? {
        guard !columns.contains("ingredient"), columns.contains("title") || columns.contains("name") else { return nil }
        if columns.contains("const") { return .imdb }
        let marks = ["letterboxduri", "watcheddate", "rating", "rating10", "review", "imdbid", "tmdbid"]
        if columns.isSuperset(of: ["name", "position", "url", "year"]) { return .letterboxd }
        let isTable = columns.contains("year") || columns.contains("letterboxduri") || columns.contains("watcheddate")
        return isTable
            && (columns.isSubset(of: ["date", "name", "title", "year"]) || marks.contains { columns.contains($0) })
            ? .letterboxd : nil
    }

    func has(_ column: String) -> Bool { places[column] != nil }

    /// Returns the trimmed field of a column; empty if the file does not have it.
    func field(_ column: String, of row: [String]) -> String {
        guard let place = places[column], place < row.count else { return "" }
        return TextCleaner.trimmed(row[place])
    }
}
