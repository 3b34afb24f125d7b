/// The file formats for recipes, and for the diaries of other programs.
package enum ExchangeFormat: String, CaseIterable, Sendable {
    /// Our own: JSON, versioned, lossless, deterministic.
    case dimo
    /// Bar Assistant's datapack and its recipe schema, drafts 02 and 04.
    case barAssistant = "bar-assistant"
    /// A response of TheCocktailDB's JSON API.
    case theCocktailDB = "thecocktaildb"
    /// One row per line of a recipe, with a header.
    case csv
    /// A web page that holds a recipe as schema.org's `Recipe`, or that object alone.
    case webPage = "web-page"
    /// A recipe as people write it: a name, lines of ingredients, steps.
    case text
    /// Recipe cards to read; cannot be imported.
    case markdown
    /// Letterboxd's export, and the table it imports.
    case letterboxd
    /// IMDb's ratings and lists.
    case imdb
    /// MyAnimeList's export.
    case myAnimeList = "myanimelist"

    /// Formats that can be imported.
    package static let readable: [ExchangeFormat] = [
        .dimo, .barAssistant, .theCocktailDB, .csv, .webPage, .text, .letterboxd, .imdb, .myAnimeList,
    ]
    /// Formats that can be exported.
    package static let writable: [ExchangeFormat] = [.dimo, .barAssistant, .csv, .markdown, .letterboxd]
    package static let diaries: [ExchangeFormat] = [.letterboxd, .imdb, .myAnimeList]
}
