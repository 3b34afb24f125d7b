/// The id of a work or a drink in another catalogue, written `anilist:1` or `imdb:tt0111161`.
package struct ExternalID: Hashable, Sendable, CustomStringConvertible {
    /// A provider's name, or one of the constants below.
    package let source: String
    package let value: String

    /// The Internet Movie Database: `tt0111161`.
    package static let imdb = "imdb"
    /// MyAnimeList: a number.
    package static let myAnimeList = "mal"
    /// A series of TMDB, which counts films and series separately: a number.
    package static let tmdbSeries = "tmdb-tv"
    /// TVmaze: a number.
    package static let tvMaze = "tvmaze"
    /// Letterboxd: the last part of a film's address, `parasite-2019`.
    package static let letterboxd = "letterboxd"

    /// Accepts any text; see `isWellFormed`.
    package init(_ source: String, _ value: String) {
        self.source = source
        self.value = value
    }

    package init(_ provider: OnlineProvider, _ number: Int) { self.init(provider.rawValue, String(number)) }

    /// Parses `anilist:1` or `wikidata:Q25188`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        self.init(parts[0].lowercased(), parts[1].lowercased())
        guard isWellFormed else { return nil }
    }

    /// Whether both parts are lower-case letters, digits and inner hyphens.
    package var isWellFormed: Bool {
        Identifier<Self>(source).isWellFormed && Identifier<Self>(value).isWellFormed
    }

    /// Whether the catalogue is one of works, and the value has its form.
    package var isOfWork: Bool {
        switch source {
        case Self.imdb: value.hasPrefix("tt") && value.count >= 9 && Self.isDigits(value.dropFirst(2))
        case OnlineProvider.wikidata.rawValue: value.hasPrefix("q") && Self.isNumber(value.dropFirst())
        case Self.letterboxd: isWellFormed
        case OnlineProvider.aniList.rawValue, OnlineProvider.tmdb.rawValue, Self.tmdbSeries, Self.tvMaze,
            Self.myAnimeList:
            Self.isNumber(value[...])
        default: false
        }
    }

    private static func isDigits(_ text: Substring) -> Bool { text.allSatisfy { $0.isASCII && $0.isNumber } }

    private static func isNumber(_ text: Substring) -> Bool {
        isDigits(text) && text.first.map { $0 != "0" } == true
    }

    package var provider: OnlineProvider? { OnlineProvider(rawValue: source) }

    package var description: String { "\(source):\(value)" }

    /// The id in this store: `anilist-1`.
    package var local: String { "\(source)-\(value)" }

    /// The address of the entry's web page; nil if the catalogue has none.
    package var pageAddress: String? {
        guard isWellFormed else { return nil }
        return switch source {
        case OnlineProvider.wikidata.rawValue: "https://www.wikidata.org/wiki/\(value.uppercased())"
        case OnlineProvider.aniList.rawValue: "https://anilist.co/anime/\(value)"
        case OnlineProvider.tmdb.rawValue: "https://www.themoviedb.org/movie/\(value)"
        case Self.imdb: "https://www.imdb.com/title/\(value)/"
        case Self.letterboxd: "https://letterboxd.com/film/\(value)/"
        case Self.tmdbSeries: "https://www.themoviedb.org/tv/\(value)"
        case Self.tvMaze: "https://www.tvmaze.com/shows/\(value)"
        case Self.myAnimeList: "https://myanimelist.net/anime/\(value)"
        default: nil
        }
    }
}
