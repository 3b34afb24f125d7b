import Domain
import TestSupport
import Testing

@testable import Persistence

/// A year of one member alone, evening by evening with a manual clock, compared with plain recounts.
struct YearOfEveningsTests {
    private static let day: Int64 = 86_400
    /// Thursday, 1 January 2026, 05:00 in Seoul.
    private static let start: Int64 = 1_767_211_200
    private static let firstDay: Int64 = 20_454
    private static let castSize = 8

    private struct Dig {
        let type: MBTI
        let at: Int64
    }

    private let zone = FixedLocalTime(hoursEast: 9)
    private let me = Author(CommunityWorld.me, type: nil)

    /// Every fourth character has no guess of the editor's.
    private static func guess(_ number: Int) -> MBTI? {
        number.isMultiple(of: 4) ? nil : MBTI.all[number * 5 % MBTI.all.count]
    }

    private static let works = (0..<60).map { work in
        CastWork(
            work: Work(
                id: Identifier("film-\(work)"), title: LocalizedText(english: "Film \(work)", korean: "영화 \(work)"),
                kind: .film, year: 1950 + work),
            cast: (0..<castSize).map { place in
                let number = work * castSize + place
                return WorkCharacter(
                    id: Identifier("c\(number)"), name: LocalizedText(english: "C\(number)", korean: "인물 \(number)"),
                    isLead: place == 0, guess: guess(number))
            })
    }

    /// The busy days of the longest stretch up to today, whose missed days lie at least a week apart.
    private func streak(_ busy: Set<Int64>, today: Int64) -> Int {
        var (count, missed) = (0, Int64.max)
        var day = busy.contains(today) ? today : today - 1
        while day >= Self.firstDay {
            if busy.contains(day) {
                count += 1
            } else if missed - day < 7 {
                break
            } else {
                missed = day
            }
            day -= 1
        }
        return count
    }

    private func rematch(_ world: CommunityWorld, at now: Int64) async throws -> WeeklyRematch? {
        let rows = try await world.votes.votes(of: me.id, after: nil, limit: WeeklyRematch.mostVotes).rows
        return WeeklyRematch(rows, now: now, localTime: zone)
    }

    @Test(arguments: [1, 2] as [UInt64])
    func `streaks, monthly scores and weekly rematches match a year of evenings`(
        seed: UInt64
    ) async throws {
        var random = SplitMix64(seed: seed)
        let world = try await CommunityWorld(Self.works)
        try await world.addMembers([])
        let months = SQLiteMonthRepository(database: world.database)
        var digs: [Int: Dig] = [:]
        var busy: Set<Int64> = []
        var week: WeeklyRematch?
        var (rematches, scores, longest) = (0, 0, 0)
        for evening in 0..<Int64(365) {
            let today = Self.firstDay + evening
            let begin = Self.start + evening * Self.day
            if LocalDay(daysSince1970: today).weekday == 1 {
                let differing = digs.filter { number, dig in Self.guess(number).map { $0 != dig.type } ?? false }
                week = try await rematch(world, at: begin)
                #expect((week != nil) == (differing.count >= WeeklyRematch.rounds), "day \(evening)")
                for round in week?.rounds ?? [] {
                    let number = try #require(Int(round.character.id.rawValue.dropFirst()))
                    #expect(round.before == differing[number]?.type && round.other == Self.guess(number))
                    #expect(round.isEditor && round.now == nil)
                }
                #expect(Set(week?.rounds.map(\.character.id) ?? []).count == week?.rounds.count ?? 0)
                rematches += week == nil ? 0 : 1
            }
            // From the evening until after midnight.
            func moment() -> Int64 { begin + Int64.random(in: 13 * 3_600..<24 * 3_600, using: &random) }
            if random.chance(70) {
                for _ in 0..<Int.random(in: 1...2, using: &random) {
                    let number = digs.count
                    guard number < WeeklyRematch.mostVotes - 1 else { break }
                    let dig = Dig(type: MBTI.all[Int.random(in: 0..<16, using: &random)], at: moment())
                    _ = try await world.votes.vote(
                        Ballot(Identifier("c\(number)"), dig.type), by: me, at: dig.at)
                    digs[number] = dig
                    busy.insert(today)
                }
            }
            if random.chance(20) {
                let work = Int.random(in: 0..<Self.works.count, using: &random)
                _ = try await world.marks.add(
                    Watching(work: Identifier("film-\(work)"), watchedAt: moment()), of: me.id)
                busy.insert(today)
            }
            let now = begin + Self.day - 1
            let found = try await world.momentum.calendar(of: me.id, now: now, localTime: zone).streak
            #expect(found == streak(busy, today: today), "day \(evening)")
            longest = max(longest, found)
            if let week { #expect(try await rematch(world, at: now)?.rounds == week.rounds, "day \(evening)") }
            let date = LocalDay(daysSince1970: today)
            if LocalDay(daysSince1970: today + 1).day == 1 {
                let month = LocalMonth(date)
                let ofMonth = digs.filter { LocalMonth(zone.day(of: zone.dayStart(of: $0.value.at))) == month }
                let judged = ofMonth.compactMap { number, dig in Self.guess(number).map { (dig.type, $0) } }
                let record = try await months.month(month, of: me.id, localTime: zone)
                #expect(record.digs.count == ofMonth.count && record.editor.votes == judged.count, "\(month.text)")
                #expect(record.editor.equalLetters == judged.reduce(0) { $0 + $1.0.sharedLetters(with: $1.1) })
                #expect((record.editor.percent == nil) == (judged.count < EditorScore.fewestVotes))
                scores += record.editor.percent == nil ? 0 : 1
            }
        }
        #expect(rematches >= 48 && scores == 12 && longest >= 7)
    }
}
