package protocol HomeShelves: Sendable {
    /// All works with a cast, in an order that changes daily and is the same for everyone.
    ///
    /// - Parameter day: the start of the day, seconds since 1970 UTC (`LocalTime.dayStart`).
    func worksOfDay(
        _ day: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// A page of a list, filtered and sorted.
    ///
    /// Examines a bounded number of rows per page: if few pass the filter, a page may have fewer rows than `limit`, or
    /// none, although more follow.
    ///
    /// - Parameter language: sorts titles in this language.
    func rows(
        of list: ShelfList, _ arrangement: ShelfArrangement, by language: Language, for reader: Reader,
        after last: ListMark?, limit: Int
    ) async throws -> Page<ShelfRow>
    /// The work of each row of a list, of all kinds; nil if there are too many to count or sort at once.
    func facts(of list: ShelfList, for reader: Reader) async throws -> [WorkFacts]?
    /// Characters by the number of digs since a moment (`HotWindow`), most first.
    func hot(
        since: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter>
    func counts(of type: MBTI, kind: WorkKind?, for reader: Reader) async throws -> TypeShelfCounts
    func isDemo() async throws -> Bool
    /// The number of members in the viewer's community, for "of N people here".
    func memberCount(for reader: Reader) async throws -> Int
}
