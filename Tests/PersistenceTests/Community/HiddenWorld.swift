import Domain
import GRDB
import TestSupport

@testable import Persistence

/// A small random community, of which a reader has dug or revealed a part, and everything that reader is shown.
struct HiddenWorld {
    /// Few types, so that many share one. The last is nobody's.
    static let types = ["INFJ", "ISTP", "ENTP", "ESFJ", "ENFP"].compactMap { try? MBTI(text: $0) }
    private static let voters = ["ben", "cho", "dan", "eve", "fay", "gus"]
    static let me: Identifier<Profile> = "ann"

    private let viewer = Viewer(Self.me)

    struct Person: Equatable {
        let id: Identifier<WorkCharacter>
        let number: Int64
        let work: Int
        let isLead: Bool
        var guess: MBTI?
        var votes: [String: MBTI] = [:]
        var isKnown = false

        /// As lists by type file it.
        var shelfType: MBTI? {
            let counts = votes.values.reduce(into: [MBTI: Int]()) { $0[$1, default: 0] += 1 }
            return CharacterType(crowd: CrowdType(counts, guess: guess), guess: guess).shelfType
        }
    }

    private let world: CommunityWorld
    private(set) var people: [Person] = []
    private let works: [CastWork]

    init(using random: inout SplitMix64) async throws {
        var works: [CastWork] = []
        for number in 0..<Int.random(in: 1...3, using: &random) {
            let cast = (0..<Int.random(in: 1...5, using: &random)).map { place in
                WorkCharacter(
                    id: Identifier("who-\(number)-\(place)"),
                    name: LocalizedText(english: "Who \(number) \(place)", korean: "누구 \(number) \(place)"),
                    isLead: Bool.random(using: &random),
                    guess: Int.random(in: 0..<4, using: &random) == 0
                        ? nil : Self.types.dropLast().randomElement(using: &random))
            }
            let title = LocalizedText(english: "Film \(number)", korean: "영화 \(number)")
            works.append(
                CastWork(
                    work: Work(
                        id: Identifier("film-\(number)"), title: title, kind: .film, year: 2000, genres: ["drama"]),
                    cast: cast))
        }
        self.works = works
        world = try await CommunityWorld([])
        try await world.addMembers(["ann"] + Self.voters)
        for type in Self.types { _ = try await world.inbox.watch(.type(type), of: Self.me, at: 1) }
        try await world.database.write { db in
            try db.execute(sql: "INSERT INTO member (profile, type, shows_votes) VALUES ('ben', 'ISTP', 1)")
        }
        try await world.update(works, now: 5)
        try await people(using: &random)
    }

    private mutating func people(using random: inout SplitMix64) async throws {
        for (number, work) in works.enumerated() {
            for character in work.cast {
                let row = try await world.database.read { db in try CommunityNumbers.character(character.id, db) }
                var person = Person(
                    id: character.id, number: row ?? 0, work: number, isLead: character.isLead, guess: character.guess)
                for voter in Self.voters where Int.random(in: 0..<3, using: &random) == 0 {
                    guard let type = Self.types.dropLast().randomElement(using: &random) else { continue }
                    person.votes[voter] = type
                    try await world.votes.vote(
                        Ballot(person.id, type), by: Author(Identifier(voter), type: Self.types.first), at: 50)
                }
                switch Int.random(in: 0..<6, using: &random) {
                case 0, 1:
                    person.isKnown = true
                    let type = Self.types.dropLast().randomElement(using: &random) ?? person.votes.values.first
                    guard let type else { break }
                    person.votes["ann"] = type
                    try await world.votes.vote(Ballot(person.id, type), by: Author(Self.me, type: nil), at: 60)
                case 2:
                    person.isKnown = true
                    try await world.characters.reveal(person.id, for: Self.me)
                default: break
                }
                people.append(person)
            }
        }
    }

    /// Changes the guesses and votes of some people.
    func change(from former: [Person], to changed: [Person]) async throws {
        try await world.database.write { db in
            for (before, person) in zip(former, changed) where before != person {
                try db.execute(
                    sql: "UPDATE character SET guess = ? WHERE number = ?",
                    arguments: [person.guess?.code, person.number])
                for (voter, type) in person.votes where before.votes[voter] != type {
                    try db.execute(
                        sql: "UPDATE vote SET type = ? WHERE profile = ? AND character = ?",
                        arguments: [type.code, voter, person.number])
                }
            }
            // The notices about the imported works are sent anew.
            try db.execute(sql: "DELETE FROM inbox_item")
            let watch = try KeywordWatch(db, now: 5)
            let all = Set(try Int64.fetchAll(db, sql: "SELECT number FROM work"))
            for person in changed.sorted(by: { $0.number < $1.number }) {
                try watch.notify(ofCharacter: person.number, ofNew: all)
            }
        }
    }

    /// One thing the reader is shown.
    typealias Observation = () async throws -> AnyHashable

    /// Everything that the viewer sees: lists, counts, search results, notices and exports; the most revealing first.
    func observations() -> [Observation] {
        let listed = Set(Self.types + people.compactMap(\.shelfType)).sorted { $0.code < $1.code }
        return listed.flatMap(shelves) + [notices] + listed.flatMap(found) + lists + works.flatMap(pages)
            + people.filter { !$0.isKnown }.flatMap(results) + Self.voters.flatMap(momentum) + [own]
    }

    private func shelves(of type: MBTI) -> [Observation] {
        let lists = [ShelfList.led(type), .characters(type), .wished(type)]
        return lists.flatMap { list in
            [{ try await rows(of: list) }, { try await world.home.facts(of: list, for: viewer) }]
        } + [
            { try await world.home.counts(of: type, kind: nil, for: viewer) },
            {
                try await world.home.rows(
                    of: .led(type), ShelfArrangement(sort: .title), by: .english, for: viewer, after: nil, limit: 50
                ).rows
            },
        ]
    }

    private func rows(of list: ShelfList) async throws -> AnyHashable {
        var rows: [ShelfRow] = []
        var mark: ListMark?
        repeat {
            let page = try await world.home.rows(
                of: list, ShelfArrangement(), by: .english, for: viewer, after: mark, limit: 2)
            rows += page.rows
            mark = page.next
        } while mark != nil
        return rows
    }

    private func notices() async throws -> AnyHashable {
        let inbox = try await world.inbox.items(of: Self.me, after: nil, limit: 100).rows
        let counted = try await world.inbox.unreadCount(of: Self.me)
        return [inbox.map { "\($0.subject)" }.sorted(), ["\(counted.value)"]]
    }

    private func found(of type: MBTI) -> [Observation] {
        ["film", "who", "누구 0"].map { query in
            {
                try await world.search.worksAndCharacters(
                    matching: query, SearchFilter(type: type), for: viewer, limit: 40)
            }
        }
    }

    private var lists: [Observation] {
        [
            {
                try await world.characters.hot(
                    since: 0, kind: nil, isUndugOnly: false, for: viewer, after: nil, limit: 50
                ).rows
            },
            { try await world.search.worksAndCharacters(matching: "who", SearchFilter(), for: viewer, limit: 40) },
            { try await world.search.suggestions(SearchFilter(type: Self.types[0]), for: viewer, limit: 9) },
        ]
            + [CharacterOrder.popular, .hot(since: 0), .random(seed: 3), .known(seed: 3), .familiar(before: .max)].map {
                order in
                {
                    try await world.characters.characters(
                        in: order, kind: nil, isUndugOnly: false, for: viewer, after: nil, limit: 50
                    ).rows
                }
            }
    }

    private func pages(of work: CastWork) -> [Observation] {
        [
            { try await world.works.page(of: work.work.id, for: viewer) },
            { try await world.works.cast(of: work.work.id, for: viewer, after: nil, limit: 50).rows },
        ]
    }

    private func results(of person: Person) -> [Observation] {
        [
            { try await world.votes.result(of: person.id, for: viewer) },
            { try await world.votes.periods(of: person.id, for: viewer) },
        ]
    }

    private func momentum(of voter: String) -> [Observation] {
        let id = Identifier<Profile>(voter)
        return [
            { try await world.momentum.dug(of: id, for: viewer, after: nil, limit: 50).rows },
            { try await world.momentum.counts(of: id) },
            { try await world.momentum.comparison(of: Self.me, with: id) },
            { try await world.momentum.sharedVotes(of: Self.me, with: id, after: nil, limit: 50).rows },
        ]
    }

    private func own() async throws -> AnyHashable {
        try await GatherMomentum(momentum: world.momentum, votes: world.votes, marks: world.marks)(Self.me)
    }
}
