extension ExternalID {
    /// The address of the entry's web page; nil if the catalogue has none.
    package var pageAddress: String? {
        guard isWellFormed else { return nil }
        return switch source {
        case OnlineProvider.aniList.rawValue: "https://anilist.co/anime/\(value)"
        case OnlineProvider.tmdb.rawValue: "https://www.themoviedb.org/movie/\(value)"
        case Self.imdb: "https://www.imdb.com/title/\(value)/"
        case Self.myAnimeList: "https://myanimelist.net/anime/\(value)"
        default: nil
        }
    }
}
