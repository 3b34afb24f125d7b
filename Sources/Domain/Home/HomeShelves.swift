package protocol HomeShelves: Sendable {
    /// All works with a cast, in an order that changes daily and is the same for everyone. `day` is the start of the
    /// day, seconds since 1970 UTC (`LocalTime.dayStart`).
    func worksOfDay(
        _ day: Int64, kind: WorkKind?, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// A page of a list, filtered and sorted, titles by `language`. Examines a bounded number of rows per page: if few
    /// pass the filter, a page may have fewer rows than `limit`, or none, although more follow.
    func rows(
        of list: ShelfList, _ arrangement: ShelfArrangement, by language: Language, for viewer: Viewer,
        after last: ListMark?, limit: Int
    ) async throws -> Page<ShelfRow>
    /// The work of each row of a list, of all kinds; nil if there are too many to count or sort at once.
    func facts(of list: ShelfList, for viewer: Viewer) async throws -> [WorkFacts]?
    func counts(of type: MBTI, kind: WorkKind?, for viewer: Viewer) async throws -> TypeShelfCounts
    /// The number of members in the viewer's community, for "of N people here".
    func memberCount(for viewer: Viewer) async throws -> Int
}

package struct ShelfArrangement: Hashable, Sendable {
    package var filter: WorkFilter
    /// A list too long to sort at once keeps its own order.
    package var sort: ShelfSort

    package init(filter: WorkFilter = WorkFilter(), sort: ShelfSort = .own) {
        self.filter = filter
        self.sort = sort
    }
}

/// The order of a list of works. Equal works are in the order they were added.
package enum ShelfSort: String, CaseIterable, Hashable, Sendable {
    case own
    case title
    /// Newest first.
    case year

    package var next: ShelfSort {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }
}

package enum ShelfList: Hashable, Sendable {
    /// All works with a cast in the order of a day, given by its start (`LocalTime.dayStart`).
    case day(Int64)
    /// Works with a lead of a type, without revealing the character.
    case led(MBTI)
    /// Characters of a type: first those the viewer has dug, last dug first, then "someone in WORK", by work.
    case characters(MBTI)
    /// Works that members of a type wish for, most wished first.
    case wished(MBTI)
    /// Characters by the number of digs since a moment, most first.
    case hot(since: Int64)

    package var isOfWorks: Bool {
        switch self {
        case .day, .led, .wished: true
        case .characters, .hot: false
        }
    }
}

package enum ShelfRow: Hashable, Sendable {
    case work(WorkSummary)
    case wished(WishedWork)
    case typed(TypedRow)
    case hot(HotCharacter)
}

/// A character and its number of digs in the last seven days.
package struct HotCharacter: Hashable, Sendable {
    package let character: CharacterSummary
    package let digs: Int

    package init(character: CharacterSummary, digs: Int) {
        self.character = character
        self.digs = digs
    }

    /// Whether its only dig is the viewer's.
    package var isMine: Bool { digs == 1 && character.votes == 1 && character.isDug }
}

package struct WishedWork: Hashable, Sendable {
    package let work: WorkSummary
    package let wishes: Int

    package init(work: WorkSummary, wishes: Int) {
        self.work = work
        self.wishes = wishes
    }
}

package struct TypeShelfCounts: Hashable, Sendable {
    package let ledWorks: CappedCount
    package let dugCharacters: CappedCount
    package let hiddenCharacters: CappedCount
    package let wishedWorks: CappedCount
    package let wishers: CappedCount

    package init(
        ledWorks: CappedCount = CappedCount(0), dugCharacters: CappedCount = CappedCount(0),
        hiddenCharacters: CappedCount = CappedCount(0), wishedWorks: CappedCount = CappedCount(0),
        wishers: CappedCount = CappedCount(0)
    ) {
        self.ledWorks = ledWorks
        self.dugCharacters = dugCharacters
        self.hiddenCharacters = hiddenCharacters
        self.wishedWorks = wishedWorks
        self.wishers = wishers
    }
}
