import Domain

struct TMDBPageDTO: Decodable {
    /// TMDB serves no further pages, even if its answer announces more.
    private static let mostPages = 500

    let page: Int?
    let results: LossyList<TMDBFilmDTO>
    let total_pages: Int?

    func found(in language: Language, images: BaseURL) -> OnlinePage {
        OnlinePage(
            entries: results.elements.compactMap { $0.entry(in: language, images: images) },
            hasMore: (page ?? 1) < min(total_pages ?? 1, Self.mostPages))
    }
}

struct TMDBFindDTO: Decodable {
    struct Film: Decodable {
        let id: Int
    }

    let movie_results: LossyList<Film>
}

struct TMDBFilmDTO: Decodable {
    struct Named: Decodable {
        let id: Int?
        let name: String?
    }

    struct Credits: Decodable {
        let cast: LossyList<Player>?
        let crew: LossyList<Worker>?
    }

    struct Player: Decodable {
        let id: Int
        let character: String?
        let order: Int?
    }

    struct Worker: Decodable {
        let job: String?
        let name: String?
    }

    struct Translations: Decodable {
        let translations: LossyList<Translation>?
    }

    struct Translation: Decodable {
        struct Texts: Decodable {
            let title: String?
        }

        let iso_639_1: String?
        let data: Texts?
    }

    /// TMDB's id of the genre animation.
    private static let animation = 16
    /// The first places of the billing, which is counted from 0.
    private static let leads = 0..<3

    let id: Int
    let title: String?
    let original_title: String?
    let original_language: String?
    let release_date: String?
    let genre_ids: LossyList<Int>?
    let adult: Bool?
    let imdb_id: String?
    let poster_path: String?
    let genres: LossyList<Named>?
    let credits: Credits?
    let translations: Translations?

    private var externalID: ExternalID { ExternalID(.tmdb, id) }
    private var original: String? { ForeignWords.name(original_title) }
    private var year: Int? {
        Int((release_date ?? "").prefix(4)).flatMap { Work.years.contains($0) ? $0 : nil }
    }
    private var isAnimation: Bool {
        ((genre_ids?.elements ?? []) + (genres?.elements.compactMap(\.id) ?? [])).contains(Self.animation)
    }

    /// Returns nil for untitled and for adult films.
    func entry(in language: Language, images: BaseURL? = nil) -> OnlineEntry? {
        guard adult != true, let name = ForeignWords.name(title) ?? original else { return nil }
        let other = original_language == language.other.rawValue ? original ?? name : name
        let names =
            language == .english
            ? LocalizedText(english: name, korean: other) : LocalizedText(english: other, korean: name)
        return OnlineEntry(
            id: externalID, kind: isAnimation ? .animation : .film, title: names,
            originalTitle: original == names.english || original == names.korean ? nil : original, year: year,
            picture: images.flatMap(poster))
    }

    private func poster(_ images: BaseURL) -> PictureAddress? {
        poster_path.flatMap { $0.first == "/" ? PictureAddress("\(images)/w342\($0)") : nil }
    }

    /// Builds the record of a film requested in English.
    func work(images: BaseURL) throws(OnlineProblem) -> OnlineWork {
        guard adult != true, let english = ForeignWords.name(title) ?? original else { throw .notFound }
        guard let year else { throw .noYear }
        let translated = (translations?.translations?.elements ?? []).lazy.filter { $0.iso_639_1 == "ko" }
            .compactMap { ForeignWords.name($0.data?.title) }.first
        let korean = translated ?? (original_language == "ko" ? original : nil) ?? english
        let directors = (credits?.crew?.elements ?? []).filter { $0.job == "Director" }
            .compactMap { ForeignWords.name($0.name) }
        let director = directors.isEmpty ? nil : ForeignWords.name(directors.joined(separator: ", "))
        let work = Work(
            id: Identifier(externalID.local), title: LocalizedText(english: english, korean: korean),
            originalTitle: original == english || original == korean ? nil : original,
            kind: isAnimation ? .animation : .film, year: year,
            director: director.map { LocalizedText(both: $0) },
            genres: ForeignWords.genres((genres?.elements ?? []).compactMap(\.name)))
        let imdb = imdb_id.map { ExternalID(ExternalID.imdb, $0) }.flatMap { $0.isWellFormed ? $0 : nil }
        let cast = cast
        return OnlineWork(
            id: externalID, otherIDs: imdb.map { [$0] } ?? [], record: CastWork(work: work, cast: cast.characters),
            picture: poster(images), hasMoreCast: cast.hasMore)
    }

    /// The characters in the order of the billing. The first in it are leads, unless they are numbered extras.
    private var cast: CastList {
        let players = (credits?.cast?.elements ?? []).sorted { ($0.order ?? .max) < ($1.order ?? .max) }
        var cast = CastList(of: externalID.local)
        for player in players {
            guard let name = ForeignWords.character(player.character) else { continue }
            cast.add(
                LocalizedText(both: name), id: String(player.id),
                isLead: player.order.map(Self.leads.contains) == true && !name.contains("#"))
        }
        return cast
    }
}
