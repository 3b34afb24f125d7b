import Domain

struct WorkRecord: CatalogueRecord {
    let id: String
    let title_en: String
    let title_ko: String
    let title_original: String?
    let other_titles: [String]?
    let kind: String
    let year: Int
    let director_en: String?
    let director_ko: String?
    let ids: IDRecord?
    let genres: [String]
    let age_rating: String?
    let length: String?
    let synopsis_en: String
    let synopsis_ko: String
    let characters: [CastRecord]

    func entity() throws(RecordFlaw) -> CastWork {
        var cast: [WorkCharacter] = []
        for (place, record) in characters.enumerated() {
            let field = "characters[\(place)]"
            let reason = try pair(record.why_en, record.why_ko, field: "\(field).why")
            cast.append(try record.character(reason: reason, field: field))
        }
        var form: WorkLength?
        if let length { form = try choice(length, of: WorkLength.self, field: "length") }
        let type = try choice(kind, of: WorkKind.self, field: "kind")
        return CastWork(
            work: Work(
                id: Identifier(id), title: LocalizedText(english: title_en, korean: title_ko),
                originalTitle: title_original, otherTitles: other_titles ?? [],
                kind: type, year: year,
                director: try pair(director_en, director_ko, field: "director"),
                genres: genres.map { Identifier($0) }, ageRating: age_rating,
                synopsis: LocalizedText(english: synopsis_en, korean: synopsis_ko), length: form),
            cast: cast, ids: try ids?.externalIDs(of: type) ?? [])
    }
}

/// IDs in online catalogues. TMDB counts films and series separately: `tmdb` is that of the work's kind.
struct IDRecord: Decodable {
    let imdb: String?
    let tmdb: Int?
    let anilist: Int?
    let mal: Int?

    func externalIDs(of kind: WorkKind) throws(RecordFlaw) -> [ExternalID] {
        var ids: [ExternalID] = []
        if let imdb {
            let digits = imdb.utf8.dropFirst(2)
            guard imdb.hasPrefix("tt"), digits.count >= 7, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
                throw RecordFlaw(
                    field: "ids.imdb", reason: "\"\(imdb)\" is not tt and at least seven digits", .impossibleText,
                    [imdb])
            }
            ids.append(ExternalID(ExternalID.imdb, imdb))
        }
        let numbers = [
            ("tmdb", kind.isSeries ? ExternalID.tmdbSeries : OnlineProvider.tmdb.rawValue, tmdb),
            ("anilist", OnlineProvider.aniList.rawValue, anilist), ("mal", ExternalID.myAnimeList, mal),
        ]
        for case (let field, let source, let number?) in numbers {
            guard number > 0 else {
                throw RecordFlaw(
                    field: "ids.\(field)", reason: "\(number) is not a number from 1", .impossible, ["\(number)"])
            }
            ids.append(ExternalID(source, String(number)))
        }
        return ids
    }
}

struct CastRecord: Decodable {
    let id: String
    let name_en: String
    let name_ko: String
    let other_names: [String]?
    let lead: Bool?
    let guess: String?
    let why_en: String?
    let why_ko: String?

    func character(reason: LocalizedText?, field: String) throws(RecordFlaw) -> WorkCharacter {
        var type: MBTI?
        if let guess {
            do {
                type = try MBTI(text: guess)
            } catch {
                throw RecordFlaw(
                    field: "\(field).guess", reason: "\"\(guess)\" is not a type: it has four letters, E or I first",
                    .notAType, [guess])
            }
        }
        return WorkCharacter(
            id: Identifier(id), name: LocalizedText(english: name_en, korean: name_ko), otherNames: other_names ?? [],
            isLead: lead ?? false, guess: type, reason: reason)
    }
}

struct GenreRecord: CatalogueRecord {
    let id: String
    let name_en: String
    let name_ko: String

    func entity() throws(RecordFlaw) -> Genre {
        Genre(id: Identifier(id), name: LocalizedText(english: name_en, korean: name_ko))
    }
}
