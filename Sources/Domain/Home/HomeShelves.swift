/// Home's shelves, each a list that pages.
public protocol HomeShelves: Sendable {
    /// All works in the order of a day: the same for everybody here, another one the next day.
    /// - Parameter day: when the day began, seconds since 1970 UTC (`LocalTime.dayStart`).
    func worksOfDay(
        _ day: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// Works with a lead of a type; who leads them is not told.
    func works(
        ledBy type: MBTI, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// Characters of a type: first those the reader has dug, the last dug first, then "someone in WORK", by work.
    func characters(
        of type: MBTI, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<TypedRow>
    /// Works that members of a type wish for, the most wished first.
    func works(
        wishedBy type: MBTI, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WishedWork>
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
