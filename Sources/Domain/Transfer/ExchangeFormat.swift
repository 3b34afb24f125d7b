package enum ExchangeFormat: String, CaseIterable, Sendable {
    /// Our own format: JSON, versioned, lossless, deterministic.
    case dimo
    /// Bar Assistant's datapack and recipe schema, drafts 02 and 04.
    case barAssistant = "bar-assistant"
    /// A response of TheCocktailDB's JSON API.
    case theCocktailDB = "thecocktaildb"
    /// One row per recipe line, with a header.
    case csv
    /// A web page with schema.org's `Recipe`, or that object alone.
    case webPage = "web-page"
    /// A recipe in plain writing: a name, lines of ingredients, steps.
    case text
    /// Printable recipe cards; cannot be imported.
    case markdown
    /// Letterboxd's export, and the table it imports.
    case letterboxd
    case imdb
    case myAnimeList = "myanimelist"

    package static let readable: [ExchangeFormat] = [
        .dimo, .barAssistant, .theCocktailDB, .csv, .webPage, .text, .letterboxd, .imdb, .myAnimeList,
    ]
    package static let writable: [ExchangeFormat] = [.dimo, .barAssistant, .csv, .markdown, .letterboxd]
    package static let diaries: [ExchangeFormat] = [.letterboxd, .imdb, .myAnimeList]
}
