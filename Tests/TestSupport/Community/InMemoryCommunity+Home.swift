public import Domain

extension InMemoryCommunity: HomeShelves, TonightRepository {
    private func works(_ kind: WorkKind?) -> [CastWork] { cast.filter { kind == nil || $0.work.kind == kind } }

    private func shelfType(_ character: WorkCharacter) -> MBTI? { type(character, mine: nil).shelfType }

    /// All works in the order of a day.
    public func worksOfDay(
        _ day: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try check()
        let order = ShuffledNumbers(upTo: Int64(cast.count), seed: UInt64(bitPattern: day))
        let rows = (0..<order.count).compactMap { place -> CastWork? in
            let number = Int(order.number(at: place))
            return cast.indices.contains(number) ? cast[number] : nil
        }.filter { kind == nil || $0.work.kind == kind }
        return page(rows.map { workSummary($0, reader) }, after: last, limit: limit)
    }

    /// Works with a lead of a type.
    public func works(
        ledBy type: MBTI, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try check()
        let rows = works(kind).filter { $0.cast.contains { $0.isLead && shelfType($0) == type } }
        return page(rows.map { workSummary($0, reader) }, after: last, limit: limit)
    }

    /// Characters of a type.
    public func characters(
        of type: MBTI, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<TypedRow> {
        try check()
        return page(rows(of: type, kind, reader), after: last, limit: limit)
    }

    private func rows(of type: MBTI, _ kind: WorkKind?, _ reader: Reader) -> [TypedRow] {
        var known: [TypedRow] = []
        var hidden: [TypedRow] = []
        for record in works(kind) {
            let all = record.cast.filter { shelfType($0) == type }.map { summary($0, record.work, reader) }
            known += all.filter(\.isDug).map { .known($0) }
            let rest = all.count { !$0.isDug }
            if rest > 0 { hidden.append(.someone(work: reference(record.work), count: rest)) }
        }
        return known + hidden
    }

    /// Works that members of a type wish for.
    public func works(
        wishedBy type: MBTI, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WishedWork> {
        try check()
        let rows = works(kind).map { record in
            WishedWork(
                work: workSummary(record, reader),
                wishes: wishes.count { $0.work == record.work.id && $0.type == type })
        }
        return page(rows.filter { $0.wishes > 0 }.sorted { $0.wishes > $1.wishes }, after: last, limit: limit)
    }

    /// Characters by how often they were dug.
    public func hot(
        since: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter> {
        try check()
        let rows = summaries(reader, kind: kind)
            .map { HotCharacter(character: $0, digs: digs($0.id, since: since)) }
            .filter { $0.digs > 0 }.sorted { ($1.digs, $0.character.id) < ($0.digs, $1.character.id) }
        return page(rows, after: last, limit: limit)
    }

    /// How full the shelves of a type are.
    public func counts(of type: MBTI, kind: WorkKind?, for reader: Reader) async throws -> TypeShelfCounts {
        try check()
        let rows = rows(of: type, kind, reader)
        let hidden = rows.reduce(0) { sum, row in
            if case .someone(_, let count) = row { sum + count } else { sum }
        }
        let dug = rows.count { if case .known = $0 { true } else { false } }
        return TypeShelfCounts(
            ledWorks: CappedCount(works(kind).count { $0.cast.contains { $0.isLead && shelfType($0) == type } }),
            dugCharacters: CappedCount(dug), hiddenCharacters: CappedCount(hidden),
            wishedWorks: CappedCount(Set(wishes.filter { $0.type == type }.map(\.work)).count),
            wishers: CappedCount(Set(wishes.filter { $0.type == type }.map(\.profile)).count))
    }

    /// Whether the store is a demo.
    public func isDemo() async throws -> Bool {
        try check()
        return demo
    }

    /// How many members there are here.
    public func memberCount() async throws -> Int {
        try check()
        return members.count
    }

    /// The suggestions of a day.
    public func day(_ day: Int64, of profile: Identifier<Profile>) async throws -> TonightDay? {
        try check()
        return tonight[profile]?[day]
    }

    /// Keeps the suggestions of a day.
    public func keep(_ day: TonightDay, of profile: Identifier<Profile>) async throws {
        try check()
        tonight[profile, default: [:]][day.day] = day
    }
}
