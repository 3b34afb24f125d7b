import Domain
import TestSupport
import Testing

/// The characters offered over many evenings of a manual clock.
struct OfferCharactersTests {
    private static let day: Int64 = 86_400
    /// Monday, 16 November 2026, 11:00 UTC.
    private static let monday: Int64 = 1_794_826_800
    private static let works = 16
    private static let cast = 8

    private let clock = ManualClock(Self.monday)
    private let me = Author(Profile.localID, type: nil)
    private let viewer = Viewer(Profile.localID)
    private let community: InMemoryCommunity
    private let offers: OfferCharacters

    init() {
        let intp = MBTI.all[0]
        let community = InMemoryCommunity(
            (0..<Self.works).map { work in
                CastWork(
                    work: Work(
                        id: Identifier("w\(work)"), title: LocalizedText(english: "W\(work)", korean: "작\(work)"),
                        kind: .film, year: 2000,
                        synopsis: LocalizedText(english: "A film.", korean: "영화.")),
                    cast: (0..<Self.cast).map {
                        WorkCharacter(
                            id: Identifier("w\(work)-c\($0)"),
                            name: LocalizedText(english: "C\(work) \($0)", korean: "인물\(work) \($0)"), isLead: $0 < 2,
                            guess: intp)
                    })
            })
        self.community = community
        offers = Self.offers(community, clock)
    }

    private static func offers(_ community: InMemoryCommunity, _ clock: ManualClock) -> OfferCharacters {
        OfferCharacters(
            characters: community, votes: community, log: OfferLog(store: community, clock: clock), clock: clock,
            localTime: FixedLocalTime())
    }

    private func dig(_ id: Identifier<WorkCharacter>) async throws {
        try await community.vote(Ballot(id, MBTI.all[3]), by: me, at: clock.now())
    }

    @Test func `leads of watched works come first, then their others between well-known leads`()
        async throws
    {
        try await community.add(Watching(work: "w12", watchedAt: clock.now() - Self.day), of: me.id)
        let listed = try await offers.list(10, for: viewer)
        #expect(listed.prefix(2).allSatisfy { $0.work.id == "w12" && $0.isLead })
        for (place, character) in listed.dropFirst(2).enumerated() {
            #expect((character.work.id == "w12") == place.isMultiple(of: 2))
            #expect(character.isLead == (character.work.id != "w12"))
        }
        let guest = try await offers.list(3, for: .guest)
        #expect(guest.count == 3 && guest.allSatisfy { $0.isLead })
    }

    @Test func `twenty successive offers are all different, even across restarts`() async throws {
        var met: [Identifier<WorkCharacter>] = []
        for _ in 0..<20 {
            // A new start reads the stored offers.
            let next = try #require(try await Self.offers(community, clock).next(besides: met.last, for: viewer))
            met.append(next.id)
            clock.advance(by: 1)
        }
        #expect(Set(met).count == 20)
    }

    @Test func `two successive offers are from different works`() async throws {
        try await community.add(Watching(work: "w12", watchedAt: clock.now() - Self.day), of: me.id)
        var current: CharacterSummary?
        for _ in 0..<12 {
            let next = try #require(try await offers.next(besides: current?.id, for: viewer))
            #expect(next.work.id != current?.work.id)
            current = next
            clock.advance(by: 1)
        }
    }

    @Test func `without a current character the last offer is repeated only if no other is left`()
        async throws
    {
        let all = try await offers.list(Self.works * Self.cast, for: viewer)
        for character in all.dropFirst(3) { try await dig(character.id) }
        var met: [Identifier<WorkCharacter>] = []
        for _ in 0..<9 {
            // A new start, as in the shell.
            met.append(try #require(try await Self.offers(community, clock).next(besides: nil, for: viewer)).id)
            clock.advance(by: 1)
        }
        #expect(Set(met.prefix(3)).count == 3)
        #expect(Array(met.dropFirst(3)) == Array(met.dropLast(3)), "in turn, the one longest ago first")
        for character in all.prefix(2) { try await dig(character.id) }
        for _ in 0..<2 {
            #expect(try await Self.offers(community, clock).next(besides: nil, for: viewer)?.id == all[2].id)
        }
    }

    @Test func `digging one character does not fill the following days with its cast`() async throws {
        try await dig("w12-c0")
        var works: [Identifier<Work>] = []
        for _ in 0..<14 {
            clock.advance(by: Self.day)
            let daily = try #require(try await offers.ofDay(for: viewer))
            #expect(daily.isLead)
            #expect(daily.work.id != works.last)
            works.append(daily.work.id)
        }
        #expect(Set(works).count >= 4)
        #expect(works.count { $0 == "w12" } <= 5, "the days do not alternate between this work and another")
    }

    @Test(arguments: [true, false])
    func `a skipped character returns after thirty days, for a guest at the next start`(
        isMember: Bool
    ) async throws {
        let viewer = isMember ? viewer : .guest
        let daily = try #require(try await offers.ofDay(for: viewer))
        try await offers.skip(daily.id, for: viewer)
        let other = try #require(try await offers.ofDay(for: viewer))
        #expect(other.id != daily.id)
        let all = Self.works * Self.cast
        #expect(try await offers.list(all, for: viewer).allSatisfy { $0.id != daily.id })
        clock.advance(by: 31 * Self.day)
        #expect(try await offers.list(all, for: viewer).contains { $0.id == daily.id } == isMember)
    }

    @Test func `over a year the character of the day is stable and never repeats the next day`() async throws {
        var yesterday: Identifier<WorkCharacter>?
        for evening in 0..<365 {
            let daily = try #require(try await offers.ofDay(for: viewer))
            #expect(daily.id != yesterday, "day \(evening)")
            yesterday = daily.id
            // Now and then the character of the day is dug, or somebody else.
            if evening.isMultiple(of: 12) {
                try await dig(daily.id)
            } else if evening.isMultiple(of: 10), let next = try await offers.next(besides: daily.id, for: viewer) {
                try await dig(next.id)
            }
            if evening.isMultiple(of: 5) { #expect(try await offers.ofDay(for: viewer)?.id == daily.id) }
            clock.advance(by: Self.day)
        }
    }

    @Test func `over a year the streak, the score and the rematch follow their rules`() async throws {
        var expected = 0
        var rematches: Set<[Identifier<WorkCharacter>]> = []
        for evening in 0..<364 {
            // The Sunday of every second week is missed, which is forgiven; two days in a row never are.
            let isMissed = evening % 14 == 6 || (207..<209).contains(evening)
            if evening == 209 { expected = 0 }
            if !isMissed {
                expected += 1
                // From the summer on everybody is dug.
                if evening < Self.works * Self.cast + 20, let next = try await offers.next(besides: nil, for: viewer) {
                    try await dig(next.id)
                } else {
                    try await community.add(Watching(work: "w1", watchedAt: clock.now()), of: me.id)
                }
            }
            if evening.isMultiple(of: 11) || (206..<212).contains(evening), evening != 208 {
                let calendar = try await community.calendar(
                    of: me.id, now: clock.now(), localTime: FixedLocalTime())
                #expect(calendar.streak == expected, "day \(evening)")
            }
            if evening % 7 == 3 {
                let votes = try await community.votes(of: me.id, after: nil, limit: WeeklyRematch.mostVotes).rows
                let rematch = WeeklyRematch(votes, now: clock.now(), localTime: FixedLocalTime())
                #expect((rematch == nil) == (evening < 7), "day \(evening)")
                if let rematch { rematches.insert(rematch.rounds.map(\.character.id)) }
            }
            clock.advance(by: Self.day)
        }
        #expect(rematches.count > 40)
        let december = try #require(LocalMonth("2026-12"))
        let record = try await community.month(december, of: me.id, localTime: FixedLocalTime())
        #expect(record.editor.votes == record.digs.count)
        // The third type differs from the first on two letters, always the same way.
        #expect(record.editor.percent == 50)
        #expect(record.editor.leaning != nil)
    }

    @Test func `a revote keeps the character of the day, and an older dig never becomes it`()
        async throws
    {
        let daily = try #require(try await offers.ofDay(for: viewer))
        try await dig(daily.id)
        clock.advance(by: 60)
        try await community.vote(Ballot(daily.id, MBTI.all[5]), by: me, at: clock.now())
        #expect(try await offers.ofDay(for: viewer)?.id == daily.id)
        clock.advance(by: Self.day)
        let next = try #require(try await offers.ofDay(for: viewer))
        #expect(next.id != daily.id)
        try await community.vote(Ballot(daily.id, MBTI.all[7]), by: me, at: clock.now())
        #expect(try await offers.ofDay(for: viewer)?.id == next.id)
    }
}
