import Domain

extension StagedReader: WorkRepository {
    func page(of id: Identifier<Work>, for reader: Reader) async throws -> WorkPage? { try await answer() }
    func works(_ ids: [Identifier<Work>], for reader: Reader) async throws -> [WorkSummary] { try await answer() }
    func cast(
        of id: Identifier<Work>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterSummary> { try await answer() }
    func works(
        _ filter: WorkListFilter, by language: Language, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> { try await answer() }
    func genres() async throws -> [Genre] { try await answer() }
    func ownWork(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> CastWork? {
        try await answer()
    }
    func save(_ works: [CastWork], of profile: Identifier<Profile>, at now: Int64) async throws -> [Identifier<Work>] {
        try refuse()
    }
    func remove(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> Bool { try refuse() }
    func add(
        _ character: WorkCharacter, to work: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Identifier<WorkCharacter> { try refuse() }
}

extension StagedReader: CharacterRepository {
    func character(_ id: Identifier<WorkCharacter>, for reader: Reader) async throws -> CharacterSummary? {
        try await answer()
    }
    func characters(_ ids: [Identifier<WorkCharacter>], for reader: Reader) async throws -> [CharacterSummary] {
        try await answer()
    }
    func characters(
        in order: CharacterOrder, kind: WorkKind?, isUndugOnly: Bool, for reader: Reader, after last: ListMark?,
        limit: Int
    ) async throws -> Page<CharacterSummary> { try await answer() }
    func hot(
        since: Int64, kind: WorkKind?, isUndugOnly: Bool, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter> { try await answer() }
    func reveal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws { try refuse() }
    func conceal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws -> Bool {
        try refuse()
    }
}

extension StagedReader: VoteRepository {
    func result(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> ResultVisibility? {
        try await answer()
    }
    func periods(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> [VotePeriod] {
        try await answer()
    }
    func vote(_ ballot: Ballot, by member: Author, at now: Int64) async throws -> VoteOutcome {
        try refuse()
    }
    func vote(on character: Identifier<WorkCharacter>, by profile: Identifier<Profile>) async throws -> CastVote? {
        try refuse()
    }
    func votes(of profile: Identifier<Profile>, after last: ListMark?, limit: Int) async throws -> Page<VoteHistoryRow>
    { try await answer() }
}

extension StagedReader: ReviewRepository {
    func reviews(
        of character: Identifier<WorkCharacter>, by order: ReviewOrder, for reader: Reader, after last: ListMark?,
        limit: Int
    ) async throws -> Page<Review> { try await answer() }
    func reviewCount(of character: Identifier<WorkCharacter>) async throws -> Int { try await answer() }
    func review(_ id: Identifier<Review>, for reader: Reader) async throws -> Review? { try await answer() }
    func open(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws { try await answer() }
    func write(
        _ text: PostText, isSpoiler: Bool, about character: Identifier<WorkCharacter>, by member: Author,
        at now: Int64
    ) async throws -> Identifier<Review> { try refuse() }
    func edit(
        _ id: Identifier<Review>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool { try refuse() }
    func delete(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Bool { try refuse() }
    func setLiked(
        _ isLiked: Bool, _ id: Identifier<Review>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool { try refuse() }
    func comments(
        of review: Identifier<Review>, hidesSpoilers: Bool, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<Comment> { try await answer() }
    func comment(
        _ text: PostText, isSpoiler: Bool, on review: Identifier<Review>, by member: Author, at now: Int64
    ) async throws -> Identifier<Comment> { try await answer() }
    func edit(
        _ id: Identifier<Comment>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool { try refuse() }
    func delete(_ id: Identifier<Comment>, by profile: Identifier<Profile>) async throws -> Bool { try refuse() }
    func setLiked(
        _ isLiked: Bool, _ id: Identifier<Comment>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool { try refuse() }
    func setHidden(
        _ isHidden: Bool, _ target: HideTarget, for profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool { try refuse() }
    func hidden(of profile: Identifier<Profile>, after last: ListMark?, limit: Int) async throws -> Page<HiddenItem> {
        try await answer()
    }
    func report(_ id: Identifier<Review>, _ report: Report, by profile: Identifier<Profile>) async throws -> Report {
        try await answer()
    }
    func report(on id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Report? {
        try await answer()
    }
}

extension StagedReader: CommunityMarksRepository {
    func setWished(
        _ isWished: Bool, _ work: Identifier<Work>, by member: Author, at now: Int64
    ) async throws -> Bool { try await answer() }
    func setThumb(
        _ thumb: Thumb?, _ work: Identifier<Work>, by member: Author, at now: Int64
    ) async throws -> Bool { try await answer() }
    func add(_ watching: Watching, of profile: Identifier<Profile>) async throws -> WatchedEntry { try refuse() }
    func update(_ entry: WatchedEntry, of profile: Identifier<Profile>) async throws -> Bool { try refuse() }
    func remove(_ id: Identifier<WatchedEntry>, of profile: Identifier<Profile>) async throws -> Bool {
        try refuse()
    }
    func watched(
        of profile: Identifier<Profile>, work: Identifier<Work>?, after last: ListMark?, limit: Int
    ) async throws -> Page<WatchedEntry> { try await answer() }
}
