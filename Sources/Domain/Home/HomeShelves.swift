/// The paged lists of Home.
package protocol HomeShelves: Sendable {
    /// All works with a cast in an order that changes every day and is the same for everyone.
    ///
    /// - Parameter day: when the day began, seconds since 1970 UTC (`LocalTime.dayStart`).
    func worksOfDay(
        _ day: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// A list, filtered and sorted.
    ///
    /// A page examines a bounded number of rows: if few pass the filter it may have fewer rows than `limit`, or none,
    /// although more follow.
    ///
    /// - Parameter language: sorts titles in this language.
    func rows(
        of list: ShelfList, _ arrangement: ShelfArrangement, by language: Language, for reader: Reader,
        after last: ListMark?, limit: Int
    ) async throws -> Page<ShelfRow>
    /// The work of each row of a list, of both kinds; nil if there are too many to count or sort at once.
    func facts(of list: ShelfList, for reader: Reader) async throws -> [WorkFacts]?
    /// Characters by how often they were dug since a moment (`HotWindow`), most first.
    func hot(
        since: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter>
    /// The sizes of a type's shelves.
    func counts(of type: MBTI, kind: WorkKind?, for reader: Reader) async throws -> TypeShelfCounts
    /// Whether the store is a demo with an invented community.
    func isDemo() async throws -> Bool
    /// How many members there are in the community of a reader, for "of N people here".
    func memberCount(for reader: Reader) async throws -> Int
}
