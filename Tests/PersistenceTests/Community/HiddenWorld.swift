import Domain
import GRDB

@testable import Persistence

/// A small random community, of which a reader has dug or revealed a part, and everything that reader is shown.
struct HiddenWorld {
    /// Few types, so that many share one. The last is nobody's.
    static let types = ["INFJ", "ISTP", "ENTP", "ESFJ", "ENFP"].compactMap { try? MBTI(text: $0) }
    private static let voters = ["ben", "cho", "dan", "eve", "fay", "gus"]
    static let me: Identifier<Profile> = "ann"

    struct Person {
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
                        Ballot(person.id, type), by: ActingMember(Identifier(voter), type: Self.types.first), at: 50)
                }
                switch Int.random(in: 0..<6, using: &random) {
                case 0, 1:
                    person.isKnown = true
                    let type = Self.types.dropLast().randomElement(using: &random) ?? person.votes.values.first
                    guard let type else { break }
                    person.votes["ann"] = type
                    try await world.votes.vote(Ballot(person.id, type), by: ActingMember(Self.me, type: nil), at: 60)
                case 2:
                    person.isKnown = true
                    try await world.characters.reveal(person.id, for: Self.me)
                default: break
                }
                people.append(person)
            }
        }
    }

    /// The same community, but some people's guesses and votes are others.
    func change(to changed: [Person]) async throws {
        try await world.database.write { db in
            for person in changed {
                try db.execute(
                    sql: "UPDATE character SET guess = ? WHERE number = ?",
                    arguments: [person.guess?.code, person.number])
                for (voter, type) in person.votes {
                    try db.execute(
                        sql: "UPDATE vote SET type = ? WHERE profile = ? AND character = ?",
                        arguments: [type.code, voter, person.number])
                }
            }
            // What was told when the works came is told anew.
            try db.execute(sql: "DELETE FROM inbox_item")
            let watch = try KeywordWatch(db, now: 5)
            let all = Set(try Int64.fetchAll(db, sql: "SELECT number FROM work"))
            for person in changed.sorted(by: { $0.number < $1.number }) {
                try watch.tell(ofCharacter: person.number, ofNew: all)
            }
        }
    }

    /// All that the reader is shown, listed, counted, finds, is told and exports.
    func shown() async throws -> String {
        let reader = Reader(Self.me)
        var text: [String] = []
        func note(_ what: Any) { text.append("\(what)") }
        for type in Self.types {
            for list in [ShelfList.led(type), .characters(type), .wished(type)] {
                var mark: ListMark?
                repeat {
                    let page = try await world.home.rows(
                        of: list, ShelfArrangement(), by: .english, for: reader, after: mark, limit: 2)
                    note(page.rows)
                    mark = page.next
                } while mark != nil
                note(try await world.home.facts(of: list, for: reader) as Any)
            }
            note(try await world.home.counts(of: type, kind: nil, for: reader))
            for query in ["film", "who", "누구 0"] {
                note(
                    try await world.search.worksAndCharacters(
                        matching: query, SearchFilter(type: type), for: reader, limit: 40))
            }
        }
        note(try await world.home.hot(since: 0, kind: nil, for: reader, after: nil, limit: 50))
        note(try await world.search.worksAndCharacters(matching: "who", SearchFilter(), for: reader, limit: 40))
        for order in [CharacterOrder.popular, .hot(since: 0), .random(seed: 3)] {
            note(
                try await world.characters.characters(
                    in: order, kind: nil, isUndugOnly: false, for: reader, after: nil, limit: 50))
        }
        for work in works {
            note(try await world.works.page(of: work.work.id, for: reader) as Any)
            note(try await world.works.cast(of: work.work.id, for: reader, after: nil, limit: 50))
        }
        for person in people where !person.isKnown {
            note(try await world.votes.result(of: person.id, for: reader) as Any)
            note(try await world.votes.periods(of: person.id, for: reader))
        }
        for member in Self.voters {
            let id = Identifier<Profile>(member)
            note(try await world.momentum.dug(of: id, for: reader, after: nil, limit: 50))
            note(try await world.momentum.counts(of: id))
            let compared = try await world.momentum.comparison(of: Self.me, with: id)
            note(compared)
            note(try await world.momentum.sharedVotes(of: Self.me, with: id, after: nil, limit: 50))
        }
        let told = try await world.inbox.items(of: Self.me, after: nil, limit: 100).rows
        note(told.map { "\($0.subject)" }.sorted())
        note(try await world.inbox.unreadCount(of: Self.me))
        note(try await world.search.suggestions(SearchFilter(type: Self.types[0]), for: reader, limit: 9))
        note(
            try await GatherMomentum(momentum: world.momentum, votes: world.votes, marks: world.marks)(Self.me))
        return text.joined(separator: "\n")
    }
}
