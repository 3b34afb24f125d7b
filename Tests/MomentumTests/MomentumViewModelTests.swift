import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Momentum

/// A member's page: counts, lists with their empty states, agreement and bias; mine, another's, and live.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct MomentumViewModelTests {
    @MainActor
    private struct Subject {
        let opened = Signal<MomentumTarget>()
        let export = Signal<Void>()
        let refresh = Signal<Void>()
        let model: MomentumViewModel
        let states: Recorded<MomentumState>
        let failed: Recorded<String>

        init(_ world: MomentumWorld, of member: Identifier<Profile>? = nil) {
            let (links, left) = (world.links, world.left)
            model = MomentumViewModel(
                member: member, dependencies: world.dependencies(),
                actions: MomentumActions(
                    showWork: links.showWork, showCharacter: links.showCharacter, showReview: links.showReview,
                    showMade: links.showMade, showList: { left.note($0.route) },
                    showCalendar: { left.note("calendar") }, showComparison: { left.note("compare") },
                    editProfile: links.editProfile, dig: links.dig, search: links.search, export: links.export))
            let output = model.transform(
                MomentumViewModel.Input(
                    opened: opened.events, exportRequested: export.events, refreshRequested: refresh.events))
            states = Recorded(output.state)
            failed = Recorded(output.failed)
        }

        func lines() async -> [String] {
            await model.settle()
            return states.last?.blocks.lines() ?? []
        }
    }

    @Test func `nothing done yet: every list says so and leads somewhere`() async throws {
        let world = MomentumWorld()
        let subject = Subject(world)
        let lines = await subject.lines()
        #expect(lines.contains("0 dug · 0 reviews · 0 wished · 0 watched · 0 drinks made"))
        for list in ["wished", "watched", "dug", "reviews", "comments"] {
            let text = TestWords.english["momentum.empty.\(list)"]
            let place = try #require(lines.firstIndex(of: text), "\(list)")
            #expect(["Search", "Dig someone"].contains(lines[place + 1]), "\(list)")
        }
        #expect(lines.contains("Too few votes to compare: only characters with at least 5 votes from others count."))
        for target in subject.states.last?.blocks.targets() ?? [] { subject.opened.send(target) }
        subject.export.send()
        #expect(
            world.left.notes == [
                "edit", "calendar", "momentum/votes", "made", "search", "search", "dig", "dig", "dig", "export",
            ])
    }

    @Test func `one of each is counted as one`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP")
        _ = try await world.community.write(
            PostText("He listens.", as: .review), isSpoiler: false, about: "holmes",
            by: ActingMember(Profile.localID, type: nil), at: MomentumWorld.now)
        let lines = await Subject(world).lines()
        #expect(lines.contains("1 dug · 1 review · 0 wished · 0 watched · 0 drinks made"))
        #expect(lines.contains("2 in a year · 1 day in a row"))
    }

    @Test func `three rows of a list stand on the page, the newest first, and the rest is a step away`() async throws {
        let world = MomentumWorld()
        for (number, id) in ["holmes", "watson", "faulkner", "billy"].enumerated() {
            try await world.vote(Profile.localID, Identifier(id), "INTP", at: MomentumWorld.now - Int64(number) * 60)
        }
        let subject = Subject(world)
        let lines = await subject.lines()
        let place = try #require(lines.firstIndex(of: "Dug characters | 4"))
        #expect(lines[place + 1] == "Sherlock Holmes | Sherlock Holmes (1916) | you said INTP · today")
        #expect(lines[place + 3].hasPrefix("Alice Faulkner"))
        #expect(lines[place + 4] == "more")
        subject.opened.send(.list(.dug))
        #expect(world.left.notes == ["momentum/dug"])
    }

    @Test func `what is done elsewhere is there when it is told`() async throws {
        let world = MomentumWorld()
        let subject = Subject(world)
        #expect(await subject.lines().contains { $0.hasPrefix("0 dug") })
        let me = ActingMember(Profile.localID, type: nil)
        try await world.vote(Profile.localID, "holmes", "INTP")
        try await world.community.setWished(true, "felix", by: me, at: MomentumWorld.now)
        try await world.community.add(
            Watching(work: "metropolis", watchedAt: MomentumWorld.now, rating: Rating(4.5), note: nil, drink: nil),
            of: me.id)
        let review = try await world.community.write(
            PostText("He listens.", as: .review), isSpoiler: false, about: "holmes", by: me, at: MomentumWorld.now)
        try await world.community.comment(
            PostText("And plays.", as: .comment), isSpoiler: false, on: review, by: me, at: MomentumWorld.now)
        world.storeChanged.send()
        let lines = await subject.lines()
        #expect(lines.contains("1 dug · 1 review · 1 wished · 1 watched · 0 drinks made"))
        #expect(lines.contains { $0.hasPrefix("Feline Follies (1919)") })
        #expect(lines.contains { $0.hasPrefix("Metropolis (1927)") && $0.contains("★4.5") })
        #expect(lines.contains { $0.contains("He listens.") })
        #expect(lines.contains { $0.contains("And plays.") })
    }

    @Test func `agreement and bias leave my own vote out and skip whom too few others dug`() async throws {
        let world = MomentumWorld()
        try await world.crowd("holmes", "INTP", 5)
        try await world.crowd("watson", "ISFJ", 4)
        try await world.vote(Profile.localID, "holmes", "ENTP")
        try await world.vote(Profile.localID, "watson", "ISFJ")
        let lines = await Subject(world).lines()
        #expect(lines.contains("75 % of the letters agree: 3 of 4, on 1 character."))
        #expect(lines.contains("1 character has too few votes from others and is left out."))
        let table = try #require(lines.first { $0.hasPrefix("My leanings") })
        #expect(table.contains("E | I  towards E 100"))
        #expect(table.contains("N | S  even 0"))
    }

    @Test func `another's page has no comments, no calendar, and masks whom I have not dug`() async throws {
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
        subject.opened.send(.comparison)
        #expect(world.left.notes == ["compare"])
    }

    @Test func `a member who leaves while their page is open takes it along`() async throws {
        let world = MomentumWorld()
        let subject = Subject(world, of: "ann")
        #expect(await subject.lines().contains("[ENTP] ann"))
        await world.community.leave("ann")
        world.storeChanged.send()
        #expect(await subject.lines() == [])
        #expect(
            subject.states.last?.phase
                == .failed("This member has left. Their votes stay without a name."))
    }

    @Test func `a guest collects nothing and is told so`() async throws {
        let lines = await Subject(MomentumWorld(isGuest: true)).lines()
        #expect(lines.contains { $0.hasPrefix("Nothing is saved for a guest") })
    }

    @Test func `what cannot be read again is said, and what is there stays`() async throws {
        let world = MomentumWorld()
        let subject = Subject(world)
        let before = await subject.lines()
        await world.community.fail(with: StoreFailure())
        subject.refresh.send()
        #expect(await subject.lines() == before)
        #expect(subject.states.last?.phase == .loaded)
        #expect(subject.failed.values.count == 1)
    }

    private struct StoreFailure: Error {}
}
