import Domain

struct AniListAnswer<Content: Decodable>: Decodable {
    struct Refusal: Decodable {
        let message: String?
        let status: Int?
    }

    let data: Content?
    let errors: LossyList<Refusal>?

    func content() throws(OnlineProblem) -> Content {
        if let data { return data }
        let refusal = errors?.elements.first { $0.status != nil }
        switch refusal?.status {
        case 404: throw .notFound
        case 429: throw .busy(until: nil)
        case let status? where [401, 403].contains(status): throw .explained(refusal?.message, status: status)
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
        OnlinePage(entries: page.media.elements.compactMap(\.entry), hasMore: page.pageInfo?.hasNextPage ?? false)
    }
}

struct AniListOneDTO<Media: Decodable>: Decodable {
    enum CodingKeys: String, CodingKey {
        case media = "Media"
    }

    let media: Media?
}

struct AniListID: Decodable {
    let id: Int
}

struct AniListCastPage: Decodable {
    let characters: AniListMediaDTO.Cast?
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
        let pageInfo: AniListPageDTO.Page.Info?
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
        let korean = (synonyms?.elements ?? []).lazy.compactMap(ForeignWords.name).first {
            $0.unicodeScalars.contains(where: Folding.isHangul)
        }
        return LocalizedText(english: english, korean: korean ?? english)
    }

    /// Nil for untitled and for adult media.
    var entry: OnlineEntry? {
        guard isAdult != true, let names else { return nil }
        return OnlineEntry(
            id: externalID, kind: OnlineKind(kind), title: names, originalTitle: native == names.english ? nil : native,
            otherTitles: others(than: names), year: year, picture: coverImage?.large.map { PictureAddress($0) })
    }

    private func others(than names: LocalizedText) -> [String] {
        ForeignWords.others(
            [title?.romaji] + (synonyms?.elements ?? []), than: [names.english, names.korean, native ?? ""])
    }

    /// `edges` are the characters of all pages.
    func work(cast edges: [Edge], hasMore: Bool) throws(OnlineProblem) -> OnlineWork {
        guard isAdult != true, let names else { throw .notFound }
        guard let year else { throw .noYear }
        let work = Work(
            id: Identifier(externalID.local), title: names, originalTitle: native == names.english ? nil : native,
            otherTitles: others(than: names), kind: kind, year: year,
            genres: ForeignWords.genres(genres?.elements ?? []))
        let cast = Self.cast(edges, of: externalID)
        return OnlineWork(
            id: externalID, otherIDs: idMal.map { [ExternalID(ExternalID.myAnimeList, String($0))] } ?? [],
            record: CastWork(work: work, cast: cast.characters),
            picture: coverImage?.large.map { PictureAddress($0) }, hasMoreCast: hasMore || cast.hasMore)
    }

    /// The characters, leads first.
    private static func cast(_ edges: [Edge], of id: ExternalID) -> CastList {
        var cast = CastList(of: id.local)
        for isLead in [true, false] {
            for edge in edges where (edge.role == "MAIN") == isLead {
                guard
                    let name = ForeignWords.name(edge.node.name?.full) ?? ForeignWords.name(edge.node.name?.native)
                else { continue }
                cast.add(
                    LocalizedText(both: name), id: String(edge.node.id),
                    others: [edge.node.name?.native], isLead: isLead)
            }
        }
        return cast
    }
}
