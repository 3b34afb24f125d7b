import Domain

extension StagedReader: SearchRepository {
    func worksAndCharacters(
        matching text: String, _ filter: SearchFilter, for reader: Reader, limit: Int
    ) async throws -> SearchAnswer { try await answer() }
    func members(matching text: String, for reader: Reader, limit: Int) async throws -> [FoundRow] {
        try await answer()
    }
    func suggestions(_ filter: SearchFilter, for reader: Reader, limit: Int) async throws -> [WorkSummary] {
        try await answer()
    }
    func recents(of reader: Reader) async throws -> RecentSearches { try await answer() }
    func remember(word: String, of profile: Identifier<Profile>, at now: Int64) async throws { try refuse() }
    func remember(character: Identifier<WorkCharacter>, of profile: Identifier<Profile>, at now: Int64) async throws {
        try refuse()
    }
    func forget(_ item: RecentItem, of profile: Identifier<Profile>) async throws -> Bool { try refuse() }
}

extension StagedReader: InboxRepository {
    func items(of profile: Identifier<Profile>, after last: ListMark?, limit: Int) async throws -> Page<InboxItem> {
        try await answer()
    }
    func unreadCount(of profile: Identifier<Profile>) async throws -> CappedCount { try await answer() }
    func setRead(_ isRead: Bool, _ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>) async throws -> Int {
        try refuse()
    }
    func clear(_ ids: [Identifier<InboxItem>]?, of profile: Identifier<Profile>) async throws -> Int {
        try refuse()
    }
    func mutedKinds(of profile: Identifier<Profile>) async throws -> Set<InboxKind> { try await answer() }
    func setMuted(_ isMuted: Bool, _ kind: InboxKind, of profile: Identifier<Profile>) async throws {
        try refuse()
    }
    func keywords(of profile: Identifier<Profile>) async throws -> [WatchedKeyword] { try await answer() }
    func watch(_ keyword: WatchedKeyword, of profile: Identifier<Profile>, at now: Int64) async throws -> KeywordChange
    { try refuse() }
    func unwatch(_ keyword: WatchedKeyword, of profile: Identifier<Profile>) async throws -> Bool { try refuse() }
    func request(
        title: String, name: String, kind: WorkKind, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> CharacterRequest? { try refuse() }
    func requests(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterRequest> { try await answer() }
    func withdraw(
        _ id: Identifier<CharacterRequest>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool { try refuse() }
    func fulfil(
        _ id: Identifier<CharacterRequest>, with character: Identifier<WorkCharacter>, of profile: Identifier<Profile>,
        at now: Int64
    ) async throws { try refuse() }
}

extension StagedReader: MomentumRepository {
    func member(_ id: Identifier<Profile>) async throws -> MemberReference? { try await answer() }
    func counts(of profile: Identifier<Profile>) async throws -> MomentumCounts { try await answer() }
    func wished(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> { try await answer() }
    func dug(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<DugCharacter> { try await answer() }
    func reviews(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<Review> { try await answer() }
    func comments(of profile: Identifier<Profile>, after last: ListMark?, limit: Int) async throws -> Page<MadeComment>
    { try await answer() }
    func activity(of profile: Identifier<Profile>, since moment: Int64) async throws -> [ActivityMoment] {
        try await answer()
    }
    func agreement(of profile: Identifier<Profile>) async throws -> CrowdAgreement { try await answer() }
    func comparison(of profile: Identifier<Profile>, with other: Identifier<Profile>) async throws -> MomentumComparison
    { try await answer() }
    func sharedVotes(
        of profile: Identifier<Profile>, with other: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<SharedVote> { try await answer() }
    func editorComparison(of profile: Identifier<Profile>) async throws -> MomentumComparison { try await answer() }
    func hardest(of profile: Identifier<Profile>, limit: Int) async throws -> [SharedVote] { try await answer() }
}

extension StagedReader: HomeShelves {
    func worksOfDay(
        _ day: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> { try await answer() }
    func rows(
        of list: ShelfList, _ arrangement: ShelfArrangement, by language: Language, for reader: Reader,
        after last: ListMark?, limit: Int
    ) async throws -> Page<ShelfRow> { try await answer() }
    func facts(of list: ShelfList, for reader: Reader) async throws -> [WorkFacts]? { try await answer() }
    func hot(
        since: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter> { try await answer() }
    func counts(of type: MBTI, kind: WorkKind?, for reader: Reader) async throws -> TypeShelfCounts {
        try await answer()
    }
    func isDemo() async throws -> Bool { try await answer() }
    func memberCount(for reader: Reader) async throws -> Int { try await answer() }
}

extension StagedReader: TonightRepository {
    func day(_ day: Int64, of profile: Identifier<Profile>) async throws -> TonightDay? { try await answer() }
    func keep(_ day: TonightDay, of profile: Identifier<Profile>) async throws { try refuse() }
    func keepUnlessBusy(_ day: TonightDay, of profile: Identifier<Profile>) async throws { try refuse() }
}

extension StagedReader: EveningRepository, MonthRepository {
    func unansweredEvening(
        from start: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> Evening? { try await answer() }
    func eveningAnswers(of profile: Identifier<Profile>, limit: Int) async throws -> [EveningAnswer] {
        try await answer()
    }
    func keep(
        _ answer: EveningAnswer, _ logs: EveningLogs, of profile: Identifier<Profile>, at now: Int64
    ) async throws { try await self.answer() }
    func month(
        _ month: LocalMonth, of profile: Identifier<Profile>, localTime: any LocalTime
    ) async throws -> MonthRecord { try await answer() }
}
