import Domain
import TestSupport
import Testing

/// Half a year of one person alone, who is suggested a film each evening.
@MainActor
struct HalfYearTests {
    private static let day: Int64 = 86_400
    private static let evenings = 180
    private static let wishes: [Identifier<Work>] = ["film-3", "film-77", "film-110"]
    private static let works = (0..<120).map { number in
        CastWork(
            work: Work(
                id: Identifier("film-\(number)"),
                title: LocalizedText(english: "Film \(number)", korean: "영화 \(number)"), kind: .film,
                year: 1960 + number / 2),
            cast: (0..<3).map { place in
                let name = "\(number)-\(place)"
                return WorkCharacter(
                    id: Identifier("c\(name)"), name: LocalizedText(english: "C \(name)", korean: "인물 \(name)"),
                    isLead: place == 0)
            })
    }

    @Test(arguments: [false, true])
    func `an ignored film pauses for a month, and longer each time`(keepsDiary: Bool) async throws {
        let world = HomeWorld(InMemoryCommunity(Self.works))
        let member = Author(Profile.localID, type: try MBTI(text: "INFJ"))
        // Films with people of the member's type come before others, wishes before both.
        for number in [10, 20, 30] { try await world.dig(Identifier("c\(number)-0"), "INFJ") }
        for wish in Self.wishes {
            try await world.community.setWished(true, wish, by: member, at: SampleWorld.now)
        }
        var shown: [Identifier<Work>: [Int]] = [:]
        var watched: Set<Identifier<Work>> = []
        for evening in 0..<Self.evenings {
            // On some evenings only the third film is right. The first two may come again after a day.
            var day = try await world.chooseTonight(for: member, weather: { nil })
            if evening.isMultiple(of: 10) {
                for _ in 0..<2 { day = try await world.chooseTonight.another(for: member, weather: { nil }) }
            }
            let work = try #require(day.current.work)
            #expect(Set(day.picks.map(\.work)).count == day.picks.count && !watched.contains(work), "\(evening)")
            shown[work, default: []].append(evening)
            if keepsDiary, evening % 3 == 2 {
                try await world.community.add(
                    Watching(work: work, watchedAt: world.clock.now(), rating: Rating(4)), of: member.id)
                watched.insert(work)
            }
            world.clock.advance(by: Self.day)
        }
        for (work, evenings) in shown {
            for (count, (last, next)) in zip(evenings, evenings.dropFirst()).enumerated() {
                #expect(next - last > 30 * (count + 1), "\(work): \(evenings)")
            }
        }
        #expect(shown.values.contains { $0.count > 2 }, "a paused film comes back")
        for wish in Self.wishes { #expect(shown[wish]?.first.map { $0 < 9 } == true, "wishes come first: \(wish)") }
        #expect(watched.count == (keepsDiary ? Self.evenings / 3 : 0))
    }
}
