public import Domain

extension InMemoryCommunity: HomeShelves, TonightRepository {
    private func works(_ kind: WorkKind?) -> [CastWork] { cast.filter { kind == nil || $0.work.kind == kind } }

    private func shelfType(_ character: WorkCharacter) -> MBTI? { type(character, mine: nil).shelfType }

    /// All works in the order of a day.
    public func worksOfDay(
        _ day: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try check()
        let rows = ofDay(day).filter { kind == nil || $0.work.kind == kind }
        return page(rows.map { workSummary($0, reader) }, after: last, limit: limit)
    }

    /// A list, filtered and in an order.
    public func rows(
        of list: ShelfList, _ arrangement: ShelfArrangement, by language: Language, for reader: Reader,
        after last: ListMark?, limit: Int
    ) async throws -> Page<ShelfRow> {
        try check()
        var rows = everything(in: list, reader).filter { arrangement.filter.passes(WorkFacts($0.work)) }
        if list.isOfWorks {
            switch arrangement.sort {
            case .own: break
            case .title: rows.sort { $0.work.title[language].lowercased() < $1.work.title[language].lowercased() }
            case .year: rows.sort { $0.work.year > $1.work.year }
            }
        }
        return page(rows.map(\.row), after: last, limit: limit)
    }

    /// From now on every list is too long to be counted and sorted, or no longer.
    public func setTooLongToSort(_ isTooLong: Bool) { isTooLongToSort = isTooLong }

    /// The work of each row of a list.
    public func facts(of list: ShelfList, for reader: Reader) async throws -> [WorkFacts]? {
        try check()
        return isTooLongToSort ? nil : everything(in: list, reader).map { WorkFacts($0.work) }
    }

    private func everything(in list: ShelfList, _ reader: Reader) -> [(work: Work, row: ShelfRow)] {
        switch list {
        case .day(let day):
            return ofDay(day).map { ($0.work, .work(workSummary($0, reader))) }
        case .led(let type):
            return cast.filter { $0.cast.contains { $0.isLead && shelfType($0) == type } }
                .map { ($0.work, .work(workSummary($0, reader))) }
        case .characters(let type):
            return rows(of: type, nil, reader).compactMap { row in
                work(row.work.id).map { ($0, .typed(row)) }
            }
        case .wished(let type):
            return cast.map { record in
                let count = wishes.count { $0.work == record.work.id && $0.type == type }
                return (record.work, WishedWork(work: workSummary(record, reader), wishes: count))
            }
            .filter { $0.1.wishes > 0 }.sorted { $0.1.wishes > $1.1.wishes }.map { ($0.0, .wished($0.1)) }
        case .hot(let since):
            return hotRows(since, nil, reader).compactMap { row in
                work(row.character.work.id).map { ($0, .hot(row)) }
            }
        }
    }

    private func work(_ id: Identifier<Work>) -> Work? { cast.first { $0.work.id == id }?.work }

    private func ofDay(_ day: Int64) -> [CastWork] {
        let order = ShuffledNumbers(upTo: Int64(cast.count), seed: UInt64(bitPattern: day))
        return (0..<order.count).compactMap { place -> CastWork? in
            let number = Int(order.number(at: place))
            return cast.indices.contains(number) ? cast[number] : nil
        }
    }

    private func hotRows(_ since: Int64, _ kind: WorkKind?, _ reader: Reader) -> [HotCharacter] {
        summaries(reader, kind: kind)
            .map { HotCharacter(character: $0, digs: digs($0.id, since: since)) }
            .filter { $0.digs > 0 }.sorted { ($1.digs, $0.character.id) < ($0.digs, $1.character.id) }
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

    /// Characters by how often they were dug.
    public func hot(
        since: Int64, kind: WorkKind?, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter> {
        try check()
        return page(hotRows(since, kind, reader), after: last, limit: limit)
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
