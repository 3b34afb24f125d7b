public import Domain

/// Writes one file in pieces, so that it need not be in memory as a whole.
///
/// Add tags, ingredients, drinks and sections in this order, each sorted by id (sections by name), so that the same
/// contents always give the same bytes. What a format cannot hold is left out.
public struct ExchangeDocument: Sendable {
    private let format: ExchangeFormat
    private let writer: ExchangeWriter
    private var list = ""
    private var count = 0

    init(format: ExchangeFormat, writer: ExchangeWriter) {
        self.format = format
        self.writer = writer
    }

    /// The beginning of the file.
    public mutating func begin() -> String {
        switch format {
        case .dimo: return "{\"format\":\"dimo\",\"version\":\(OwnFileReader.version)"
        case .barAssistant: return "["
        case .csv: return CSVText.row(CSVHeader.columns)
        case .theCocktailDB, .markdown, .letterboxd, .imdb, .myAnimeList: return ""
        }
    }

    /// A tag.
    public mutating func add(_ tag: Tag) -> String {
        format == .dimo ? member("tags", OwnIngredientRecord.value(tag)) : ""
    }

    /// An ingredient.
    public mutating func add(_ ingredient: Ingredient) -> String {
        format == .dimo ? member("ingredients", OwnIngredientRecord.value(ingredient)) : ""
    }

    /// A recipe.
    public mutating func add(_ drink: Drink) -> String {
        defer { count += 1 }
        switch format {
        case .dimo: return member("drinks", OwnDrinkRecord.value(drink))
        case .barAssistant:
            let text = JSONText.pretty(writer.draft04Value(drink), indent: "  ")
            return (count > 0 ? ",\n  " : "\n  ") + text
        case .csv: return CSVText.rows(drink, strength: writer.strength(of: drink))
        case .markdown: return (count > 0 ? "\n---\n\n" : "") + writer.card(drink)
        case .theCocktailDB, .letterboxd, .imdb, .myAnimeList: return ""
        }
    }

    /// A record of another section.
    public mutating func add(_ record: ExchangeValue, to section: String) -> String {
        format == .dimo ? member(section, record) : ""
    }

    /// The end of the file.
    public mutating func end() -> String {
        switch format {
        case .dimo: return (list.isEmpty ? "" : "\n]") + "}\n"
        case .barAssistant: return count > 0 ? "\n]\n" : "]\n"
        case .csv, .markdown, .theCocktailDB, .letterboxd, .imdb, .myAnimeList: return ""
        }
    }

    /// A record in a list of our own format, one per line.
    private mutating func member(_ name: String, _ value: ExchangeValue) -> String {
        defer { list = name }
        if list == name { return ",\n\(value.json)" }
        return (list.isEmpty ? "" : "\n]") + ",\n\(ExchangeValue.text(name).json):[\n\(value.json)"
    }
}
