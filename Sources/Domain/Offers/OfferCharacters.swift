/// Chooses the characters to offer for digging, none of them skipped: first the leads of works that the member watched,
/// wished for, liked, dug in or wrote, then others of these in turn with the best known leads. The order changes daily.
package struct OfferCharacters: Sendable {
    /// The rows of the first page, which usually suffices; each further page has twice as many.
    private static let firstPage = 24
    private static let longestPage = 100
    private static let mostRows = 2_000
    private static let mostVotes = 100
    /// The number of groups of characters, and of works. Each day has the next group, so that no work has the character
    /// of the day twice in a row. Both are small, because a start reads rows until one is in today's groups.
    private static let turns: UInt64 = 3
    private static let workTurns: UInt64 = 4
    /// The number of larger groups, used if today's group is empty; each unites several of `workTurns`.
    private static let fewWorkTurns: UInt64 = 2

    private let characters: any CharacterRepository
    private let votes: any VoteRepository
    private let log: OfferLog
    private let clock: any WallClock
    private let localTime: any LocalTime

    package init(
        characters: any CharacterRepository, votes: any VoteRepository, log: OfferLog, clock: any WallClock,
        localTime: any LocalTime
    ) {
        self.characters = characters
        self.votes = votes
        self.log = log
        self.clock = clock
        self.localTime = localTime
    }

    package func skip(_ character: Identifier<WorkCharacter>, for viewer: Viewer) async throws {
        try await log.skip(character, for: viewer)
    }

    /// Returns the characters that are not offered now, because they were skipped.
    package func skipped(for viewer: Viewer) async throws -> Set<Identifier<WorkCharacter>> {
        try await log.offers(for: viewer).skipped
    }

    private var today: Int64 { localTime.dayStart(of: clock.now()) }
    private var seed: UInt64 { UInt64(bitPattern: today) }

    /// Returns undug characters, fewer than `count` if there are no more.
    package func list(
        _ count: Int, besides left: Set<Identifier<WorkCharacter>> = [], for viewer: Viewer
    ) async throws -> [CharacterSummary] {
        let skipped = try await skipped(for: viewer)
        var seen = left.union(skipped)
        var found: [CharacterSummary] = []
        func add(_ character: CharacterSummary) {
            if found.count < count, seen.insert(character.id).inserted { found.append(character) }
        }
        let familiar = try await familiar(before: .max, isUndugOnly: true, viewer)
        familiar.filter(\.isLead).forEach(add)
        var others = familiar.filter { !$0.isLead && !seen.contains($0.id) }[...]
        for isLead in [true, false] where found.count < count {
            try await known(isUndugOnly: true, viewer) { rows in
                for row in rows where row.isLead == isLead && !seen.contains(row.id) {
                    if let other = others.popFirst() { add(other) }
                    add(row)
                }
                return found.count < count
            }
        }
        others.forEach(add)
        return found
    }

    /// Returns the next character and notes the offer; nil if all are dug or skipped. Prefers those that were not among
    /// the last offered and are of another work than the current one; of those offered lately, the one longest ago.
    /// `current` is on screen and left out; if nil, the last one offered is current and returns only as the last left.
    package func next(
        besides current: Identifier<WorkCharacter>?, for viewer: Viewer
    ) async throws -> CharacterSummary? {
        let latest = try await log.offers(for: viewer).latest
        let last = current ?? latest.first
        let work: Identifier<Work>? =
            if let last { try await characters.character(last, for: viewer)?.work.id } else { nil }
        let besides = Set([last].compactMap(\.self))
        let listed = try await list(Self.firstPage, besides: besides.union(latest), for: viewer)
        var next = listed.first { $0.work.id != work } ?? listed.first
        if next == nil {
            let left = try await list(Self.firstPage, besides: besides, for: viewer)
            next = latest.reversed().lazy.compactMap { id in left.first { $0.id == id } }.first ?? left.first
        }
        if next == nil, current == nil { next = try await list(1, for: viewer).first }
        if let next { try await log.note(next.id, for: viewer) }
        return next
    }

    /// Returns the character of the day, the same all day unless it is skipped: a lead while there is one, and of
    /// another work than the day before. Nil if all were dug before today or are skipped.
    package func ofDay(for viewer: Viewer) async throws -> CharacterSummary? {
        let skipped = try await skipped(for: viewer)
        let dugToday = try await dugToday(viewer)
        let day = UInt64(bitPattern: ActivityCalendar.day(of: today, localTime))
        let familiar = try await familiar(before: today, isUndugOnly: false, viewer)
        func isTurn(of work: Identifier<Work>, among turns: UInt64 = Self.workTurns) -> Bool {
            SeededOrder.rank(work.rawValue, seed: 0) % turns == day % turns
        }
        var others: [CharacterSummary] = []
        for isLead in [true, false] {
            var open: [CharacterSummary] = []
            func first(in rows: [CharacterSummary]) -> CharacterSummary? {
                open += rows.filter {
                    $0.isLead == isLead && !skipped.contains($0.id) && (!$0.isDug || dugToday.contains($0.id))
                }
                return open.first { Self.turn(of: $0) == day % Self.turns && isTurn(of: $0.work.id) }
            }
            var found = first(in: familiar)
            if found == nil {
                try await known(isUndugOnly: false, viewer) { rows in
                    found = first(in: rows)
                    return found == nil
                }
            }
            // If no character of today's group is left, takes any of today's works.
            let ofWorks = [Self.workTurns, Self.fewWorkTurns].lazy.compactMap { turns in
                open.first { isTurn(of: $0.work.id, among: turns) }
            }
            if let found = found ?? ofWorks.first { return found }
            others += open
        }
        return others.first { SeededOrder.rank($0.id.rawValue, seed: 1) % 2 == day % 2 } ?? others.first
    }

    private static func turn(of character: CharacterSummary) -> UInt64 {
        SeededOrder.rank(character.id.rawValue, seed: 0) % turns
    }

    /// The characters of works that were familiar before a moment, shuffled by the day; the works take turns.
    private func familiar(
        before moment: Int64, isUndugOnly: Bool, _ viewer: Viewer
    ) async throws -> [CharacterSummary] {
        guard viewer.profile != nil else { return [] }
        var found: [CharacterSummary] = []
        try await pages(of: .familiar(before: moment), isUndugOnly: isUndugOnly, viewer) {
            found += $0
            return true
        }
        let ranked = found.map { ($0, SeededOrder.rank($0.id.rawValue, seed: seed)) }.sorted { $0.1 < $1.1 }.map(\.0)
        var rounds: [[CharacterSummary]] = []
        var places: [Identifier<Work>: Int] = [:]
        for character in ranked {
            let place = places[character.work.id, default: 0]
            places[character.work.id] = place + 1
            if rounds.indices.contains(place) {
                rounds[place].append(character)
            } else {
                rounds.append([character])
            }
        }
        return rounds.flatMap(\.self)
    }

    private func known(
        isUndugOnly: Bool, _ viewer: Viewer, _ body: ([CharacterSummary]) -> Bool
    ) async throws {
        try await pages(of: .known(seed: seed), isUndugOnly: isUndugOnly, viewer, body)
    }

    /// - Parameter body: takes the rows of a page and returns whether to go on.
    private func pages(
        of order: CharacterOrder, isUndugOnly: Bool, _ viewer: Viewer, _ body: ([CharacterSummary]) -> Bool
    ) async throws {
        var mark: ListMark?
        var (limit, asked) = (Self.firstPage, 0)
        while asked < Self.mostRows {
            let page = try await characters.characters(
                in: order, kind: nil, isUndugOnly: isUndugOnly, for: viewer, after: mark, limit: limit)
            guard body(page.rows), let next = page.next else { return }
            mark = next
            asked += limit
            limit = min(limit * 2, Self.longestPage)
        }
    }

    /// The characters first dug today, even if dug again since.
    private func dugToday(_ viewer: Viewer) async throws -> Set<Identifier<WorkCharacter>> {
        guard let profile = viewer.profile else { return [] }
        let today = today
        let votes = try await votes.votes(of: profile, after: nil, limit: Self.mostVotes).rows
        return Set(votes.filter { $0.isNew(since: today) }.map(\.character.id))
    }
}
