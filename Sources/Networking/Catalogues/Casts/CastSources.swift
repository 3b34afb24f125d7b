package import Domain

/// The sources of casts that Wikidata lacks: AniList, or Jikan where that does not answer, for animation, and TVmaze
/// for series. They receive nothing but ids.
package struct CastSources: Sendable {
    /// Works with fewer characters are completed.
    fileprivate static let enough = 3

    private let aniList: any OnlineCatalogue
    private let jikan: Jikan
    private let tvMaze: TVmaze

    package init(
        _ client: any HTTPClient, aniList: any OnlineCatalogue, jikan: BaseURL, tvMaze: BaseURL, clock: any WallClock
    ) {
        self.aniList = aniList
        self.jikan = Jikan(client, at: jikan, clock: clock)
        self.tvMaze = TVmaze(client, at: tvMaze, clock: clock)
    }

    /// The work with the characters it lacks. A source that does not answer adds nothing. Throws `CancellationError`.
    func completed(_ work: OnlineWork) async throws -> OnlineWork {
        var work = work
        if work.isIncomplete, work.record.work.kind.isAnimated { try await completeAnimation(&work) }
        if work.isIncomplete, work.record.work.kind.isSeries {
            let ids = work.otherIDs
            if let found = try await attempt({ try await tvMaze.cast(of: ids) }) ?? nil {
                work.add(found.cast.characters, hasMore: found.cast.hasMore, as: found.id)
            }
        }
        return work
    }

    private func completeAnimation(_ work: inout OnlineWork) async throws {
        if let id = work.id(at: OnlineProvider.aniList.rawValue),
            case .work(let found) = try await attempt({ try await aniList.record(id) })
        {
            work.add(found.record.cast, hasMore: found.hasMoreCast, as: id, picture: found.picture)
        } else if let id = work.id(at: ExternalID.myAnimeList),
            let cast = try await attempt({ try await jikan.cast(of: id) })
        {
            work.add(cast.characters, hasMore: cast.hasMore, as: id)
        }
    }

    private func attempt<Value>(_ ask: () async throws -> Value) async throws -> Value? {
        do {
            return try await ask()
        } catch let error as CancellationError {
            throw error
        } catch {
            return nil
        }
    }
}

extension OnlineWork {
    fileprivate var isIncomplete: Bool { record.cast.count < CastSources.enough }

    fileprivate func id(at source: String) -> ExternalID? { otherIDs.first { $0.source == source } }

    fileprivate mutating func add(
        _ cast: [WorkCharacter], hasMore: Bool, as id: ExternalID, picture: PictureAddress? = nil
    ) {
        var list = CastList(of: id.local, with: record.cast)
        for character in cast { list.add(character) }
        self = OnlineWork(
            id: self.id, otherIDs: otherIDs.contains(id) ? otherIDs : otherIDs + [id],
            record: CastWork(work: record.work, cast: list.characters), picture: self.picture ?? picture,
            hasMoreCast: hasMore || list.hasMore)
    }
}

/// Collects the characters of a work: each name once, at most `ForeignWords.mostCharacters`.
struct CastList {
    private(set) var characters: [WorkCharacter]
    /// Whether there were more.
    private(set) var hasMore = false
    private let prefix: String
    private var names: Set<String>

    /// `prefix` is the start of the ids of added names.
    init(of prefix: String, with characters: [WorkCharacter] = []) {
        self.prefix = prefix
        self.characters = characters
        names = Set(characters.flatMap { [$0.name.english, $0.name.korean] }.map(Folding.folded))
    }

    mutating func add(_ name: LocalizedText, id: String, others: [String?] = [], isLead: Bool) {
        let id = Slug.free("\(prefix)-\(id)") { taken in characters.contains { $0.id.rawValue == taken } }
        add(
            WorkCharacter(
                id: Identifier(id), name: name,
                otherNames: ForeignWords.others(others, than: [name.english, name.korean]), isLead: isLead))
    }

    mutating func add(_ character: WorkCharacter) {
        let folded = [character.name.english, character.name.korean].map(Folding.folded)
        guard names.isDisjoint(with: folded) else { return }
        guard characters.count < ForeignWords.mostCharacters else {
            hasMore = true
            return
        }
        names.formUnion(folded)
        characters.append(character)
    }
}
