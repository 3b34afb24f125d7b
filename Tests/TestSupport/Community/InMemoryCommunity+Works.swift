public import Domain

extension InMemoryCommunity: WorkRepository, CharacterRepository {
    /// A work's page.
    public func page(of id: Identifier<Work>, for reader: Reader) async throws -> WorkPage? {
        try check()
        guard let record = cast.first(where: { $0.work.id == id }) else { return nil }
        let marks = WorkMarks(
            isWished: wishes.contains { $0.work == id && $0.profile == reader.profile },
            thumb: thumbs.first { $0.work == id && $0.profile == reader.profile }?.thumb)
        return WorkPage(
            work: record.work, isOwn: id.rawValue.hasPrefix("my-"), isGone: false,
            genres: record.work.genres.compactMap { id in genreList.first { $0.id == id } },
            progress: workSummary(record, reader).progress, marks: marks, mood: mood(id),
            watchedCount: watchings.count { $0.profile == reader.profile && $0.entry.work.id == id })
    }

    private func mood(_ id: Identifier<Work>) -> WorkMood {
        let types = Set((wishes + thumbs).filter { $0.work == id }.map(\.type))
        return WorkMood(
            types.map { type in
                TypeMood(
                    type: type, wishes: wishes.count { $0.work == id && $0.type == type },
                    likes: thumbs.count { $0.work == id && $0.type == type && $0.thumb == .like },
                    dislikes: thumbs.count { $0.work == id && $0.type == type && $0.thumb == .dislike })
            })
    }

    /// The works with these ids.
    public func works(_ ids: [Identifier<Work>], for reader: Reader) async throws -> [WorkSummary] {
        try check()
        return ids.compactMap { id in cast.first { $0.work.id == id } }.map { workSummary($0, reader) }
    }

    /// A work's characters.
    public func cast(
        of id: Identifier<Work>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterSummary> {
        try check()
        guard let record = cast.first(where: { $0.work.id == id }) else { return Page() }
        return page(record.cast.map { summary($0, record.work, reader) }, after: last, limit: limit)
    }

    /// All works by title.
    public func works(
        _ filter: WorkListFilter, by language: Language, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try check()
        let found = cast.filter { record in
            switch filter {
            case .all: true
            case .kind(let kind): record.work.kind == kind
            case .own: record.work.id.rawValue.hasPrefix("my-")
            }
        }
        return page(
            found.sorted { $0.work.title[language] < $1.work.title[language] }.map { workSummary($0, reader) },
            after: last, limit: limit)
    }

    /// How many works there are.
    public func workCount() async throws -> Int {
        try check()
        return cast.count
    }

    /// All genres.
    public func genres() async throws -> [Genre] {
        try check()
        return genreList
    }

    /// An own work.
    public func ownWork(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> CastWork? {
        try check()
        return cast.first { $0.work.id == id && id.rawValue.hasPrefix("my-") }
    }

    /// Keeps an own work.
    @discardableResult
    public func save(_ work: CastWork, of profile: Identifier<Profile>, at now: Int64) async throws -> Identifier<Work>
    {
        try check()
        let checked = try OwnWork.checked(work)
        var id = checked.work.id
        if id.rawValue.isEmpty {
            id = Identifier(
                WorkIDs.own(checked.work.title.english) { taken in cast.contains { $0.work.id.rawValue == taken } })
        }
        let kept = CastWork(
            work: Work(
                id: id, title: checked.work.title, originalTitle: checked.work.originalTitle, kind: checked.work.kind,
                year: checked.work.year, director: checked.work.director, genres: checked.work.genres,
                ageRating: checked.work.ageRating, synopsis: checked.work.synopsis),
            cast: checked.cast.map { character in
                guard character.id.rawValue.isEmpty else { return character }
                let own = WorkIDs.own(character.name.english) { found(Identifier($0)) != nil }
                return WorkCharacter(
                    id: Identifier(own), name: character.name, isLead: character.isLead, guess: character.guess)
            })
        cast.removeAll { $0.work.id == id }
        cast.append(kept)
        return id
    }

    /// Takes an own work away.
    @discardableResult
    public func remove(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> Bool {
        try check()
        let count = cast.count
        cast.removeAll { $0.work.id == id && id.rawValue.hasPrefix("my-") }
        return cast.count < count
    }

    /// Adds an own character.
    @discardableResult
    public func add(
        _ character: WorkCharacter, to work: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Identifier<WorkCharacter> {
        try check()
        guard let place = cast.firstIndex(where: { $0.work.id == work }) else { throw NotFound(id: work.rawValue) }
        let checked = try OwnWork.checked(character)
        let id = Identifier<WorkCharacter>(
            WorkIDs.own(checked.name.english) { found(Identifier($0)) != nil })
        cast[place].cast.append(
            WorkCharacter(id: id, name: checked.name, isLead: checked.isLead, guess: checked.guess))
        return id
    }

    /// A character.
    public func character(
        _ id: Identifier<WorkCharacter>, for reader: Reader
    ) async throws -> CharacterSummary? {
        try check()
        return found(id).map { summary($0.character, $0.work, reader) }
    }

    /// The characters with these ids.
    public func characters(
        _ ids: [Identifier<WorkCharacter>], for reader: Reader
    ) async throws -> [CharacterSummary] {
        try check()
        return ids.compactMap(found).map { summary($0.character, $0.work, reader) }
    }

    /// A page of characters.
    public func characters(
        in order: CharacterOrder, kind: WorkKind?, isUndugOnly: Bool, for reader: Reader, after last: ListMark?,
        limit: Int
    ) async throws -> Page<CharacterSummary> {
        try check()
        var rows = summaries(reader, kind: kind).filter { !isUndugOnly || !$0.isDug }
        switch order {
        case .hot(let since):
            let counts = Dictionary(
                rows.map { ($0.id, digs($0.id, since: since)) }, uniquingKeysWith: { first, _ in first })
            rows = rows.filter { (counts[$0.id] ?? 0) > 0 }.sorted {
                (counts[$1.id] ?? 0, $0.id) < (counts[$0.id] ?? 0, $1.id)
            }
        case .popular: rows = rows.filter { $0.votes > 0 }.sorted { ($1.votes, $0.id) < ($0.votes, $1.id) }
        case .random(let seed):
            let order = ShuffledNumbers(upTo: Int64(rows.count), seed: seed)
            let all = rows
            rows = (0..<order.count).compactMap { place in
                let number = Int(order.number(at: place))
                return all.indices.contains(number) ? all[number] : nil
            }
        }
        return page(rows, after: last, limit: limit)
    }

    func digs(_ id: Identifier<WorkCharacter>, since: Int64) -> Int {
        votes.values.count { ($0[id]?.votedAt ?? .min) >= since }
    }

    /// Shows a character's type.
    public func reveal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws {
        try check()
        revealed.insert("\(profile) \(id)")
    }

    /// Masks it again.
    @discardableResult
    public func conceal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws -> Bool {
        try check()
        return revealed.remove("\(profile) \(id)") != nil
    }
}
