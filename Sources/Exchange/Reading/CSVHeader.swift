import Domain

/// The first row of a CSV file: the positions of the columns and the delimiter.
struct CSVHeader {
    /// The columns of our own files, in order.
    static let columns = [
        "id", "name_en", "name_ko", "base", "glass", "technique", "tags", "source", "steps_en", "steps_ko",
        "ingredient",
        "amount", "amount_max", "unit", "optional", "exact", "after", "note", "abv",
    ]

    /// The words of other people's tables, and our own.
    private static let words: [String: String] = {
        var words: [String: String] = [:]
        for (column, synonyms) in synonyms {
            for word in synonyms.split(separator: " ") { words[String(word)] = column }
        }
        for column in columns { words[Folding.folded(column)] = column }
        return words
    }()

    /// Folded, so without blanks and underscores.
    private static let synonyms = [
        "name_en": "name title drink drinkname cocktail cocktailname recipe recipename",
        "name_ko": "이름 칵테일 음료 레시피",
        "glass": "glassware 잔 글라스",
        "technique": "techniques method 기법",
        "tags": "tag 태그",
        "source": "출처",
        "steps_en": "steps instructions directions preparation",
        "steps_ko": "만드는법 조리법 순서 과정",
        "ingredient": "ingredientname 재료 재료명",
        "amount": "amt qty quantity count measure 수량 양 용량 분량",
        "amount_max": "maxamount maximum",
        "unit": "units uom 단위",
        "optional": "선택",
        "note": "notes comment 메모 비고",
        "abv": "strength alcohol 도수",
    ]

    let delimiter: UInt8
    let count: Int
    let unread: [String]
    private let places: [String: Int]

    /// Nil unless the row is a header of recipes.
    init?(row: [UInt8]) {
        for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
            guard case .success(let names) = CSVRow.fields(row, delimiter: delimiter) else { continue }
            var places: [String: Int] = [:]
            var unread: [String] = []
            // A column with its own name takes precedence over one with a synonym.
            for isOwn in [true, false] {
                for (place, name) in names.enumerated() {
                    let key = Folding.folded(name)
                    guard let column = Self.words[key], isOwn == (Folding.folded(column) == key) else { continue }
                    if places[column] == nil { places[column] = place }
                }
            }
            for (place, name) in names.enumerated() where !places.values.contains(place) {
                let name = TextCleaner.trimmed(TextCleaner.line(name))
                if !name.isEmpty { unread.append(String(name.prefix(60))) }
            }
            let isNamed = places["name_en"] != nil || places["name_ko"] != nil || places["id"] != nil
            guard isNamed, places["ingredient"] != nil else { continue }
            self.delimiter = delimiter
            self.places = places
            self.unread = unread
            count = names.count
            return
        }
        return nil
    }

    /// Empty if the file does not have the column or a database wrote no value.
    func field(_ column: String, of row: [String]) -> String {
        guard let place = places[column], place < row.count, !CSVRow.isNull(row[place]) else { return "" }
        return row[place]
    }
}
