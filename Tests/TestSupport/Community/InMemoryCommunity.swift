public import Domain

/// Works, characters, votes and all that members write about them, in memory, for tests of view models. It keeps the
/// rules of the store (masking, one vote a member, who may change what), without undo.
public actor InMemoryCommunity {
    struct PostKey: Hashable {
        let number: Int
        let profile: Identifier<Profile>
    }

    struct StoredReview {
        let number: Int
        let character: Identifier<WorkCharacter>
        let author: MemberReference
        var text: String
        var isSpoiler: Bool
        let writtenAt: Int64
        var editedAt: Int64?
    }

    struct StoredComment {
        let number: Int
        let review: Int
        let author: MemberReference
        var text: String
        var isSpoiler: Bool
        let writtenAt: Int64
        var editedAt: Int64?
    }

    struct StoredMark {
        let work: Identifier<Work>
        let profile: Identifier<Profile>
        let type: MBTI?
        let at: Int64
        var thumb: Thumb?
    }

    var cast: [CastWork]
    var genreList: [Genre]
    var members: [Identifier<Profile>: MemberReference]
    var votes: [Identifier<Profile>: [Identifier<WorkCharacter>: CastVote]] = [:]
    var revealed: Set<String> = []
    var reviews: [StoredReview] = []
    var comments: [StoredComment] = []
    var reviewLikes: Set<PostKey> = []
    var commentLikes: Set<PostKey> = []
    var views: Set<PostKey> = []
    var hides: [Identifier<Profile>: [(target: HideTarget, at: Int64)]] = [:]
    var reports: [PostKey: Report] = [:]
    var wishes: [StoredMark] = []
    var thumbs: [StoredMark] = []
    var watchings: [(profile: Identifier<Profile>, entry: WatchedEntry)] = []
    var words: [Identifier<Profile>: [String]] = [:]
    var seen: [Identifier<Profile>: [Identifier<WorkCharacter>]] = [:]
    var inbox: [Identifier<Profile>: [InboxItem]] = [:]
    var muted: [Identifier<Profile>: Set<InboxKind>] = [:]
    var keywordList: [Identifier<Profile>: [WatchedKeyword]] = [:]
    var requestList: [Identifier<Profile>: [CharacterRequest]] = [:]
    var tonight: [Identifier<Profile>: [Int64: TonightDay]] = [:]
    var demo = false
    var isTooLongToSort = false
    var lastNumber = 0
    var failure: (any Error)?

    /// Makes a community.
    /// - Parameters:
    ///   - works: the works with their characters.
    ///   - genres: the genres.
    ///   - members: who is there, beside the local profile.
    public init(
        _ works: [CastWork] = SampleWorks.all, genres: [Genre] = SampleWorks.genres, members: [MemberReference] = []
    ) {
        cast = works
        genreList = genres
        let all = [MemberReference(id: Profile.localID, nickname: "me", type: nil)] + members
        self.members = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// Makes everything fail with an error, or succeed again with nil.
    public func fail(with error: (any Error)?) {
        failure = error
    }

    /// Gives votes of other members: each is a voter of that type (nil: none) saying a type.
    public func addVotes(_ types: [(type: MBTI, voter: MBTI?)], on character: Identifier<WorkCharacter>, at: Int64 = 0)
    {
        for vote in types {
            lastNumber += 1
            let profile = Identifier<Profile>("voter-\(lastNumber)")
            votes[profile, default: [:]][character] = CastVote(
                Ballot(character, vote.type), voterType: vote.voter, votedAt: at, before: nil)
        }
    }

    /// Puts an item into an inbox.
    public func add(_ item: InboxItem, to profile: Identifier<Profile>) {
        inbox[profile, default: []].insert(item, at: 0)
    }

    /// Takes a member away with what they wrote; their votes stay, without a name.
    public func leave(_ profile: Identifier<Profile>) {
        members[profile] = nil
        reviews.removeAll { $0.author.id == profile }
        comments.removeAll { $0.author.id == profile }
        for (character, vote) in votes.removeValue(forKey: profile) ?? [:] {
            lastNumber += 1
            votes[Identifier("left-\(lastNumber)"), default: [:]][character] = vote
        }
    }

    /// Says that the store is a demo.
    public func setDemo(_ isDemo: Bool) {
        demo = isDemo
    }

    func check() throws {
        if let failure { throw failure }
    }

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func page<Row>(_ rows: [Row], after last: ListMark?, limit: Int) -> Page<Row> {
        let start = min(Int(last?.keys.first ?? 0), rows.count)
        let end = min(start + max(limit, 0), rows.count)
        return Page(rows: Array(rows[start..<end]), next: end < rows.count ? ListMark([Int64(end)]) : nil)
    }

    func reference(_ work: Work) -> WorkReference {
        WorkReference(id: work.id, title: work.title, kind: work.kind, year: work.year)
    }

    func found(_ id: Identifier<WorkCharacter>) -> (character: WorkCharacter, work: Work)? {
        for record in cast {
            if let character = record.cast.first(where: { $0.id == id }) { return (character, record.work) }
        }
        return nil
    }

    func tally(_ id: Identifier<WorkCharacter>) -> VoteTally {
        VoteTally(votes: votes.values.compactMap { $0[id] }.map { ($0.ballot.type, $0.voterType) })
    }

    func type(_ character: WorkCharacter, mine: MBTI?) -> CharacterType {
        CharacterType(
            crowd: CrowdType(tally(character.id).byType, guess: character.guess), guess: character.guess, mine: mine)
    }

    func summary(_ character: WorkCharacter, _ work: Work, _ reader: Reader) -> CharacterSummary {
        let mine = reader.profile.flatMap { votes[$0]?[character.id]?.ballot.type }
        let isRevealed = reader.profile.map { revealed.contains("\($0) \(character.id)") } ?? false
        return CharacterSummary(
            id: character.id, name: character.name, work: reference(work), isLead: character.isLead,
            votes: tally(character.id).total, isDug: mine != nil,
            visibility: TypeVisibility(
                isDug: mine != nil, isRevealed: isRevealed, reader: reader, type: type(character, mine: mine)))
    }

    func summaries(_ reader: Reader, kind: WorkKind? = nil) -> [CharacterSummary] {
        cast.filter { kind == nil || $0.work.kind == kind }
            .flatMap { record in record.cast.map { summary($0, record.work, reader) } }
    }

    func workSummary(_ record: CastWork, _ reader: Reader) -> WorkSummary {
        let dug = record.cast.count { character in reader.profile.map { votes[$0]?[character.id] != nil } ?? false }
        return WorkSummary(work: reference(record.work), progress: DigProgress(dug: dug, all: record.cast.count))
    }
}
