import Domain

struct AniListAnswer<Content: Decodable>: Decodable {
    struct Refusal: Decodable {
        let status: Int?
    }

    let data: Content?
    let errors: LossyList<Refusal>?

    func content(of provider: OnlineProvider) throws(OnlineProblem) -> Content {
        if let data { return data }
        switch errors?.elements.compactMap(\.status).first {
        case 404: throw .notFound
        case 401, 403: throw .unauthorized(provider)
        case 429: throw .busy(until: nil)
        case let status?: throw .outOfOrder(status: status)
        case nil: throw .unreadable(at: "data")
        }
    }
}

struct AniListPageDTO: Decodable {
    struct Page: Decodable {
        struct Info: Decodable {
            let hasNextPage: Bool?
        }

        let pageInfo: Info?
        let media: LossyList<AniListMediaDTO>
    }

    enum CodingKeys: String, CodingKey {
        case page = "Page"
    }

    let page: Page

    var found: OnlinePage {
        OnlinePage(
            entries: page.media.elements.compactMap(\.entry), hasMore: page.pageInfo?.hasNextPage ?? false)
    }
}

struct AniListOneDTO: Decodable {
    enum CodingKeys: String, CodingKey {
        case media = "Media"
    }

    let media: AniListMediaDTO?
}

struct AniListMediaDTO: Decodable {
    struct Title: Decodable {
        let romaji: String?
        let english: String?
        let native: String?
    }

    struct Day: Decodable {
        let year: Int?
    }

    struct Cover: Decodable {
        let large: String?
    }

    struct Cast: Decodable {
        let edges: LossyList<Edge>?
    }

    struct Edge: Decodable {
        struct Node: Decodable {
            struct Name: Decodable {
                let full: String?
                let native: String?
            }

            let id: Int
            let name: Name?
        }

        let role: String?
        let node: Node
    }

    let id: Int
    let idMal: Int?
    let title: Title?
    let synonyms: LossyList<String>?
    let startDate: Day?
    let seasonYear: Int?
    let isAdult: Bool?
    /// `TV`, `MOVIE`, `OVA` …
    let format: String?
    let genres: LossyList<String>?
    let coverImage: Cover?
    let characters: Cast?

    private var externalID: ExternalID { ExternalID(.aniList, id) }
    private var year: Int? { (startDate?.year ?? seasonYear).flatMap { Work.years.contains($0) ? $0 : nil } }
    private var kind: WorkKind {
        ["TV", "TV_SHORT", "OVA", "ONA"].contains(format) ? .animatedSeries : .animation
    }
    private var native: String? { ForeignWords.name(title?.native) }

    /// AniList has no Korean titles of its own; a synonym may be Korean.
    private var names: LocalizedText? {
        guard let english = [title?.english, title?.romaji, title?.native].lazy.compactMap(ForeignWords.name).first
        else { return nil }
        let korean = (synonyms?.elements ?? []).lazy.compactMap(ForeignWords.name).first(where: ForeignWords.isKorean)
        return LocalizedText(english: english, korean: korean ?? english)
    }

    /// Nil for untitled and for adult media.
    var entry: OnlineEntry? {
        guard isAdult != true, let names else { return nil }
        return OnlineEntry(
            id: externalID, kind: .animation, title: names, originalTitle: native == names.english ? nil : native,
            year: year)
    }

    func work() throws(OnlineProblem) -> OnlineWork {
        guard isAdult != true, let names else { throw .notFound }
        guard let year else { throw .noYear }
        let others = ForeignWords.others(
            [title?.romaji] + (synonyms?.elements ?? []), than: [names.english, names.korean, native ?? ""])
        let work = Work(
            id: Identifier(externalID.local), title: names, originalTitle: native == names.english ? nil : native,
            otherTitles: others, kind: kind, year: year, genres: ForeignWords.genres(genres?.elements ?? []))
        return OnlineWork(
            id: externalID, otherIDs: idMal.map { [ExternalID(ExternalID.myAnimeList, String($0))] } ?? [],
            record: CastWork(work: work, cast: cast),
            picture: coverImage?.large.map { PictureAddress($0) })
    }

    private var cast: [WorkCharacter] {
        var seen: Set<String> = []
        let known = (characters?.edges?.elements ?? []).compactMap { edge -> WorkCharacter? in
            guard let name = ForeignWords.name(edge.node.name?.full) ?? ForeignWords.name(edge.node.name?.native),
                seen.insert(Folding.folded(name)).inserted
            else { return nil }
            return WorkCharacter(
                id: Identifier("\(externalID.local)-\(edge.node.id)"),
                name: LocalizedText(english: name, korean: name),
                otherNames: ForeignWords.others([edge.node.name?.native], than: [name]), isLead: edge.role == "MAIN")
        }
        let leads = known.filter(\.isLead)
        return Array((leads + known.filter { !$0.isLead }).prefix(ForeignWords.mostCharacters))
    }
}
