import CommunityProtocol
import Domain

struct ResultQueries {
    let db: any SQLConnection
    let reader: CommunityReader

    func result(of id: Identifier<WorkCharacter>) throws -> ResultAnswer {
        let answers = try db.queryAll([facts(id), CellTable.cells(of: id), CellTable.months(of: id)])
        guard let facts = answers[0].first else { throw ServerProblem.notFound("character") }
        guard try isOpen(facts) else {
            throw ServerProblem(status: 403, code: .masked, message: "dig or reveal the character first")
        }
        let groups = VoterGroups(try answers[1].compactMap(CellTable.cell))
        let counts = groups.cells
        return ResultAnswer(
            character: id, votes: counts.reduce(0) { $0 + $1.n }, cells: counts,
            months: VoterGroups.months(try answers[2].compactMap(CellTable.month)),
            mine: try vote(facts).map(groups.counted),
            members: try facts.int("members"))
    }

    private func facts(_ id: Identifier<WorkCharacter>) -> SQLStatement {
        SQLStatement(
            """
            SELECT character.no AS no, \(MemberTable.size) AS members, revealed.seq AS revealed,
                mine.type AS type, mine.voter_type AS voter_type, mine.at AS at, mine.held AS held
            FROM character
            LEFT JOIN vote AS mine ON mine.member = ? AND mine.character = character.no AND mine.gone = 0
            LEFT JOIN own AS revealed ON revealed.member = ? AND revealed.kind = 'reveal' AND revealed.key = ?
                AND revealed.gone = 0
            WHERE character.no = (SELECT coalesce(merged, no) FROM character WHERE id = ?)
            """, reader.member, reader.member, id.rawValue, id.rawValue)
    }

    private func isOpen(_ facts: SQLRow) throws -> Bool {
        guard reader.member != nil else { return reader.reveals }
        return try reader.showsTypes || !facts.isNull("type") || !facts.isNull("revealed")
    }

    /// The viewer's vote; nil while it does not count.
    private func vote(_ row: SQLRow) throws -> CountedVote? {
        guard try !row.isNull("type"), try row.integer("held") == 0, let type = try row.type("type") else { return nil }
        return CountedVote(type: type, voterType: try row.type("voter_type"), at: try row.integer("at"))
    }
}

/// The votes by the voters' own type. Small groups count as voters without a type: the voters of a character and the
/// members' types are public, so a small group would reveal who voted what.
struct VoterGroups {
    static let least = 5

    let cells: [ResultCell]
    private let hidden: Set<MBTI>

    init(_ all: [ResultCell]) {
        var sizes: [MBTI: Int] = [:]
        for cell in all { if let voter = cell.voter { sizes[voter, default: 0] += cell.n } }
        var hidden = Set(sizes.filter { $0.value < Self.least }.keys)
        // A single small group could be derived from the total.
        func nameless() -> Int {
            all.reduce(0) { $0 + ($1.voter.map { !hidden.contains($0) } == true ? 0 : $1.n) }
        }
        while (1..<Self.least).contains(nameless()),
            let next = sizes.filter({ !hidden.contains($0.key) }).min(by: {
                ($0.value, $0.key.code) < ($1.value, $1.key.code)
            })
        {
            hidden.insert(next.key)
        }
        var sums: [MBTI: Int] = [:]
        for cell in all where cell.voter.map(hidden.contains) ?? true { sums[cell.type, default: 0] += cell.n }
        self.hidden = hidden
        cells =
            all.filter { $0.voter.map { !hidden.contains($0) } == true }
            + sums.sorted { $0.key.code < $1.key.code }.map { ResultCell(voter: nil, type: $0.key, n: $0.value) }
    }

    /// Joins months with fewer votes than `least` to the next one, and a last one to the month before: the date of each
    /// member's vote is public.
    static func months(_ all: [ResultMonth]) -> [ResultMonth] {
        var groups: [(month: Int, votes: [MBTI: Int])] = []
        func isSmall() -> Bool { groups.last.map { $0.votes.values.reduce(0, +) < least } ?? false }
        func extend(_ month: Int, by votes: [MBTI: Int]) {
            guard let last = groups.popLast() else { return groups.append((month, votes)) }
            groups.append((month, last.votes.merging(votes, uniquingKeysWith: +)))
        }
        for (month, rows) in Dictionary(grouping: all, by: \.month).sorted(by: { $0.key < $1.key }) {
            let votes = Dictionary(rows.map { ($0.type, $0.n) }, uniquingKeysWith: +)
            if isSmall() { extend(month, by: votes) } else { groups.append((month, votes)) }
        }
        if isSmall(), let last = groups.popLast() { extend(groups.last?.month ?? last.month, by: last.votes) }
        return groups.flatMap { group in
            group.votes.sorted { $0.key.code < $1.key.code }
                .map { ResultMonth(month: group.month, type: $0.key, n: $0.value) }
        }
    }

    /// The viewer's vote as the cells count it.
    func counted(_ vote: CountedVote) -> CountedVote {
        guard let voter = vote.voterType, hidden.contains(voter) else { return vote }
        return CountedVote(type: vote.type, voterType: nil, at: vote.at)
    }
}
