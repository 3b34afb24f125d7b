package import Domain

/// Writes one file in pieces, so that it need not be in memory as a whole.
///
/// Add tags, ingredients, drinks and sections in this order, each sorted by id (sections by name), so that the same
/// contents always give the same bytes. What a format cannot hold is left out.
package struct ExchangeDocument: Sendable {
    private let format: ExchangeFormat
    private let writer: ExchangeWriter
    private let holdsIngredients: Bool
    private var list = ""
    private var count = 0

    init(format: ExchangeFormat, writer: ExchangeWriter, holdsIngredients: Bool = false) {
        self.format = format
        self.holdsIngredients = holdsIngredients
        self.writer = writer
    }

    package mutating func begin() -> String {
        switch format {
        case .dimo: return "{\"format\":\"dimo\",\"version\":\(OwnFileReader.version)"
        case .barAssistant: return "["
        case .csv: return CSVText.row(holdsIngredients ? IngredientRow.columns : CSVHeader.columns)
        case .theCocktailDB, .markdown, .webPage, .text, .letterboxd, .imdb, .myAnimeList, .trakt, .aniList: return ""
        }
    }

    package mutating func add(_ glass: Glass) -> String {
        format == .dimo ? member("glasses", OwnGearRecord.value(glass)) : ""
    }

    package mutating func add(_ tool: Tool) -> String {
        format == .dimo ? member("tools", OwnGearRecord.value(tool)) : ""
    }

    package mutating func add(_ tag: Tag) -> String {
        format == .dimo ? member("tags", OwnIngredientRecord.value(tag)) : ""
    }

    package mutating func add(_ ingredient: Ingredient) -> String {
        switch format {
        case .dimo: member("ingredients", OwnIngredientRecord.value(ingredient))
        case .csv where holdsIngredients: CSVText.row(IngredientRow.fields(ingredient))
        default: ""
        }
    }

    package mutating func add(_ drink: Drink) -> String {
        defer { count += 1 }
        switch format {
        case .dimo: return member("drinks", OwnDrinkRecord.value(drink))
        case .barAssistant:
            let text = JSONText.pretty(writer.draft04Value(drink), indent: "  ")
            return (count > 0 ? ",\n  " : "\n  ") + text
        case .csv: return CSVText.rows(drink, strength: writer.strength(of: drink), names: writer.names)
        case .markdown: return (count > 0 ? "\n---\n\n" : "") + writer.card(drink)
        case .theCocktailDB, .webPage, .text, .letterboxd, .imdb, .myAnimeList, .trakt, .aniList: return ""
        }
    }

    package mutating func add(_ record: ExchangeValue, to section: String) -> String {
        format == .dimo ? member(section, record) : ""
    }

    package mutating func end() -> String {
        switch format {
        case .dimo: return (list.isEmpty ? "" : "\n]") + "}\n"
        case .barAssistant: return count > 0 ? "\n]\n" : "]\n"
        case .csv, .markdown, .theCocktailDB, .webPage, .text, .letterboxd, .imdb, .myAnimeList, .trakt, .aniList:
            return ""
        }
    }

    /// A record in a list of our own format, one per line.
    private mutating func member(_ name: String, _ value: ExchangeValue) -> String {
        defer { list = name }
        if list == name { return ",\n\(value.json)" }
        return (list.isEmpty ? "" : "\n]") + ",\n\(ExchangeValue.text(name).json):[\n\(value.json)"
    }
}
