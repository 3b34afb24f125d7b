/// The file formats for recipes, and for the diaries of other programs.
public enum ExchangeFormat: String, CaseIterable, Sendable {
    /// Our own: JSON, versioned, lossless, deterministic.
    case dimo
    /// Bar Assistant's datapack and its recipe schema, drafts 02 and 04.
    case barAssistant = "bar-assistant"
    /// A response of TheCocktailDB's JSON API.
    case theCocktailDB = "thecocktaildb"
    /// One row per line of a recipe, with a header.
    case csv
    /// Recipe cards to read; cannot be imported.
    case markdown
    /// Letterboxd's export, and the table it imports.
    case letterboxd
    /// IMDb's ratings and lists.
    case imdb
    /// MyAnimeList's export.
    case myAnimeList = "myanimelist"

    /// Formats that can be imported.
    public static let readable: [ExchangeFormat] = [
        .dimo, .barAssistant, .theCocktailDB, .csv, .letterboxd, .imdb, .myAnimeList,
    ]
    /// Formats that can be exported.
    public static let writable: [ExchangeFormat] = [.dimo, .barAssistant, .csv, .markdown, .letterboxd]
    /// Formats of diaries.
    public static let diaries: [ExchangeFormat] = [.letterboxd, .imdb, .myAnimeList]
}
