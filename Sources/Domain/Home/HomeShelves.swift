/// Home's shelves, each a list that pages.
public protocol HomeShelves: Sendable {
    /// All works in the order of a day: the same for everybody here, another one the next day.
    /// - Parameter day: when the day began, seconds since 1970 UTC (`LocalTime.dayStart`).
    func worksOfDay(
        _ day: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// A list, filtered and in an order.
    ///
    /// A page looks at a bounded number of the list's own rows: where few pass the filter it may have fewer rows than
    /// asked for, or none, and more may follow all the same.
    /// - Parameter language: whose titles the order goes by.
    func rows(
        of list: ShelfList, _ arrangement: ShelfArrangement, by language: Language, for reader: Reader,
        after last: ListMark?, limit: Int
    ) async throws -> Page<ShelfRow>
    /// The work of each row of a list, of both kinds; nil where there are too many to be counted or sorted at once.
    func facts(of list: ShelfList, for reader: Reader) async throws -> [WorkFacts]?
    /// Characters by how often they were dug since a moment (`HotWindow`), most first.
    func hot(
        since: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter>
    /// How full the shelves of a type are.
    func counts(of type: MBTI, kind: WorkKind?, for reader: Reader) async throws -> TypeShelfCounts
    /// Whether the store is a demo, with a community that nobody is in.
    func isDemo() async throws -> Bool
    /// How many members there are here, for "of N people here".
    func memberCount() async throws -> Int
}
