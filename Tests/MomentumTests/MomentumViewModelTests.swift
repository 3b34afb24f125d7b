import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Momentum

/// A member's page: counts, lists with their empty states, agreement and bias; the own page, another's, and updates.
@MainActor
struct MomentumViewModelTests {
    @MainActor
    private struct Subject {
        let input = MomentumViewModel.Input()
        let states: Recorded<PageState<MomentumTarget>>
        let failed: Recorded<String>
        private let container: MomentumDIContainer
        private let model: MomentumViewModel

        init(_ world: MomentumWorld, of member: Identifier<Profile>? = nil) {
            container = MomentumDIContainer(world.dependencies())
            model = container.makePageViewModel(of: member, in: world.flow)
            let output = model.transform(input)
            states = Recorded(output.state)
            failed = Recorded(output.messages.failed)
        }

        func lines() async -> [String] {
            await LatestTask.settleAll()
            return states.last?.blocks.lines() ?? []
        }
    }

    @Test func `every empty list says so and leads somewhere`() async throws {
        let world = MomentumWorld()
        let subject = Subject(world)
        let lines = await subject.lines()
        #expect(lines.contains("0 dug · 0 reviews · 0 wished · 0 viewings · 0 drinks logged"))
        for list in ["wished", "watched", "dug", "reviews", "comments"] {
            let text = TestWords.english["momentum.empty.\(list)"]
            let place = try #require(lines.firstIndex(of: text), "\(list)")
            #expect(["Search", "Dig someone"].contains(lines[place + 1]), "\(list)")
        }
        #expect(lines.contains("Too few votes to compare: only characters with at least 5 votes from others count."))
        for target in subject.states.last?.blocks.targets() ?? [] { subject.input.opened.send(target) }
        #expect(
            world.left.notes == [
                "account", "momentum/calendar", "momentum/votes", "made", "momentum/month", "momentum/lists", "search",
                "search", "dig", "dig", "dig",
            ])
    }

    @Test func `a count of one uses the singular`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP")
        _ = try await world.community.write(
            PostText("He listens.", as: .review), isSpoiler: false, about: "holmes",
            by: Author(Profile.localID, type: nil), at: MomentumWorld.now)
        let lines = await Subject(world).lines()
        #expect(lines.contains("1 dug · 1 review · 0 wished · 0 viewings · 0 drinks logged"))
        #expect(lines.contains("2 activities in a year · 1 day in a row"))
    }

    @Test func `a streak of two days has the rule of the missed day below it`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP")
        let rule = "One missed day in seven doesn't end a streak."
        #expect(await !Subject(world).lines().contains(rule))
        try await world.vote(Profile.localID, "watson", "ISFJ", at: MomentumWorld.now - 2 * MomentumWorld.day)
        let lines = await Subject(world).lines()
        let place = try #require(lines.firstIndex(of: "2 activities in a year · 2 days in a row"))
        #expect(lines[place + 1] == rule)
    }

    @Test func `a list shows its newest rows as far as they fit, and a link to the rest`()
        async throws
    {
        let world = MomentumWorld()
        for (number, id) in ["holmes", "watson", "faulkner", "billy"].enumerated() {
            try await world.vote(Profile.localID, Identifier(id), "INTP", at: MomentumWorld.now - Int64(number) * 60)
        }
        let subject = Subject(world)
        let lines = await subject.lines()
        let place = try #require(lines.firstIndex(of: "Dug characters | 4"))
        #expect(lines[place + 1] == "Sherlock Holmes | Sherlock Holmes (1916) | guess INTP · you too · today")
        #expect(lines[place + 3].hasPrefix("Alice Faulkner"))
        #expect(lines[place + 5] == "more")
        subject.input.opened.send(.destination(.list(.dug)))
        #expect(world.left.notes == ["momentum/dug"])
    }

    @Test func `changes made elsewhere appear after a refresh`() async throws {
        let world = MomentumWorld()
        let subject = Subject(world)
        #expect(await subject.lines().contains { $0.hasPrefix("0 dug") })
        let me = Author(Profile.localID, type: nil)
        try await world.vote(Profile.localID, "holmes", "INTP")
        try await world.community.setWished(true, "felix", by: me, at: MomentumWorld.now)
        try await world.community.add(
            Watching(work: "metropolis", watchedAt: MomentumWorld.now, rating: Rating(4.5), note: nil, drink: nil),
            of: me.id)
        let review = try await world.community.write(
            PostText("He listens.", as: .review), isSpoiler: false, about: "holmes", by: me, at: MomentumWorld.now)
        try await world.community.comment(
            PostText("And plays.", as: .comment), isSpoiler: false, on: review, by: me, at: MomentumWorld.now)
        subject.input.refresh.send()
        let lines = await subject.lines()
        #expect(lines.contains("1 dug · 1 review · 1 wished · 1 viewing · 0 drinks logged"))
        #expect(lines.contains { $0.hasPrefix("Feline Follies (1919)") })
        #expect(lines.contains { $0.hasPrefix("Metropolis (1927)") && $0.contains("★4.5") })
        #expect(lines.contains { $0.contains("He listens.") })
        #expect(lines.contains { $0.contains("And plays.") })
    }

    @Test func `agreement and bias exclude the own vote and characters with few other votes`() async throws {
        let world = MomentumWorld()
        try await world.crowd("holmes", "INTP", 5)
        try await world.crowd("watson", "ISFJ", 4)
        try await world.vote(Profile.localID, "holmes", "ENTP")
        try await world.vote(Profile.localID, "watson", "ISFJ")
        let lines = await Subject(world).lines()
        #expect(lines.contains("75% of the letters agree: 3 of 4, on 1 character."))
        #expect(lines.contains("1 character has too few votes from others and is left out."))
        let table = try #require(lines.first { $0.hasPrefix("My leanings") })
        #expect(table.contains("E | I  towards E 100"))
        #expect(table.contains("N | S  even 0"))
    }

    @Test func `no omission is reported if every character has enough other votes`() async throws {
        let world = MomentumWorld()
        try await world.crowd("holmes", "INTP", 5)
        try await world.vote(Profile.localID, "holmes", "ENTP")
        let lines = await Subject(world).lines()
        #expect(lines.contains { $0.contains("on 1 character.") })
        #expect(!lines.contains { $0.contains("left out") })
    }

    @Test func `another member's page has no comments or calendar and masks undug characters`() async throws {
        let world = MomentumWorld()
        try await world.vote("ann", "holmes", "ESTP")
        try await world.vote("ann", "watson", "ESTP")
        try await world.vote(Profile.localID, "watson", "ISFJ")
        let subject = Subject(world, of: "ann")
        let lines = await subject.lines()
        #expect(lines.contains("[ENTP] ann"))
        #expect(lines.contains("I watch trains."))
        #expect(lines.contains("Compare with mine"))
        #expect(!lines.contains("Comments") && !lines.contains("The last year"))
        #expect(lines.contains { $0.hasPrefix("Sherlock Holmes |") && !$0.contains("ESTP") })
        #expect(lines.contains { $0.hasPrefix("John Watson |") && $0.contains("said ESTP") })
        subject.input.opened.send(.destination(.comparison(with: "ann")))
        #expect(world.left.notes == ["member:ann"])
    }

    @Test func `another member's private votes are counted, but not named`() async throws {
        let world = MomentumWorld(shown: [])
        try await world.vote("ann", "watson", "ESTP")
        try await world.vote(Profile.localID, "watson", "ISFJ")
        let subject = Subject(world, of: "ann")
        var lines = await subject.lines()
        #expect(lines.contains("Dug characters | 1"))
        #expect(lines.contains("ann keeps votes private."))
        #expect(!lines.joined().contains("Watson") && !lines.joined().contains("ESTP"))
        try await world.community.setShowsVotes(true, of: "ann")
        subject.input.refresh.send()
        lines = await subject.lines()
        #expect(lines.contains { $0.hasPrefix("John Watson |") && $0.contains("said ESTP") })
        #expect(!lines.contains("ann keeps votes private."))
    }

    @Test func `a member leaving empties their open page`() async throws {
        let world = MomentumWorld()
        let subject = Subject(world, of: "ann")
        #expect(await subject.lines().contains("[ENTP] ann"))
        await world.community.leave("ann")
        subject.input.refresh.send()
        #expect(await subject.lines() == [])
        #expect(
            subject.states.last?.phase
                == .failed("This member has left. Their votes stay without a name."))
    }

    @Test func `a guest's page explains that nothing is saved`() async throws {
        let lines = await Subject(MomentumWorld(isGuest: true)).lines()
        #expect(lines.contains { $0.hasPrefix("Nothing is saved for guests") })
    }

    @Test func `a failed refresh is reported and keeps the content`() async throws {
        let world = MomentumWorld()
        let subject = Subject(world)
        let before = await subject.lines()
        await world.community.fail(with: StoreFailure())
        subject.input.refresh.send()
        #expect(await subject.lines() == before)
        #expect(subject.states.last?.phase == .loaded)
        #expect(subject.failed.values.count == 1)
    }

    private struct StoreFailure: Error {}

    @Test func `reviews are sorted by the date of writing, not of storing`() async throws {
        let world = MomentumWorld()
        let me = Author(Profile.localID, type: nil)
        for (text, character, age) in [("Older.", "holmes", 500), ("Newest.", "watson", 0), ("Oldest.", "billy", 900)] {
            _ = try await world.community.write(
                PostText(text, as: .review), isSpoiler: false, about: Identifier(character), by: me,
                at: MomentumWorld.now - Int64(age) * 86_400)
        }
        let lines = await Subject(world).lines()
        let places = ["Newest.", "Older.", "Oldest."].map { text in lines.firstIndex { $0.contains(text) } ?? -1 }
        #expect(places.allSatisfy { $0 >= 0 } && places == places.sorted(), "\(lines)")
    }

    @Test func `a list can be limited to a year, and an undated entry belongs to none`() async throws {
        let world = MomentumWorld()
        let year = 366 * MomentumWorld.day
        for (place, back) in ([0, year, 2 * year] as [Int64]).enumerated() {
            try await world.community.add(
                Watching(work: "metropolis", watchedAt: MomentumWorld.now - back, note: "note \(place)"),
                of: Profile.localID)
        }
        try await world.community.add(
            Watching(work: "felix", watchedAt: WatchedDate.unknown.stored, note: "some day"),
            of: Profile.localID)
        func notes(_ list: MomentumList, in year: Int?) async throws -> [String] {
            var reader = MomentumListReader(
                list: list, member: Profile.localID, isMine: true, momentum: world.community, votes: world.community,
                marks: world.community, viewer: Viewer(Profile.localID), now: MomentumWorld.now,
                localTime: FixedLocalTime(), strings: TestWords.english)
            reader.year = year
            return try await reader.rows(after: nil, limit: 9).rows.map(\.remark)
        }
        #expect(try await Set(notes(.watched, in: nil)) == ["note 0", "note 1", "note 2", "some day"])
        #expect(try await notes(.watched, in: 2026) == ["note 0"])
        #expect(try await notes(.watched, in: 2025) == ["note 1"])
        #expect(try await notes(.watched, in: 2023).isEmpty)
        try await world.vote(Profile.localID, "holmes", "INTP", at: MomentumWorld.now - year)
        #expect(try await notes(.votes, in: 2026).isEmpty)
        #expect(try await notes(.votes, in: 2025).count == 1)
    }

    @Test func `the year of a list moves back year by year, and forward to all`() {
        let year = MomentumYear(clock: FixedClock(MomentumWorld.now), localTime: FixedLocalTime())
        #expect(year.value == nil)
        year.move(by: -1)
        #expect(year.value == 2026)
        year.move(by: -1)
        #expect(year.value == 2025)
        year.move(by: 1)
        year.move(by: 1)
        #expect(year.value == nil)
    }
}
