import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Works

/// A work's page: facts, marks, the cast with its dug characters, and hidden types.
@MainActor
struct WorkPageViewModelTests {
    @MainActor
    private final class Choice {
        var answer: ((String) -> Void)?
        var selected = ""
    }

    @MainActor
    private struct Subject {
        let input = WorkPageViewModel.Input()
        let log = EventLog()
        let choice = Choice()
        let states: Recorded<WorkPageState>
        private let model: WorkPageViewModel
        private let bag = SubscriptionBag()

        init(_ world: WorksWorld, work: Identifier<Work> = "sherlock-holmes", _ language: Language = .english) {
            let flow = Flow<WorksStep>(show: { [log, choice] step in
                guard case .choice(_, _, let selected, let onChoice) = step else { return log.note(step.text) }
                choice.selected = selected
                choice.answer = onChoice
            })
            model = WorksDIContainer(world.dependencies(language)).makeWorkPageViewModel(work, in: flow)
            let output = model.transform(input)
            states = Recorded(output.state)
            output.messages.done.observe { [log] in log.note("done: \($0)") }.store(in: bag)
            output.messages.failed.observe { [log] in log.note("failed: \($0)") }.store(in: bag)
        }

        /// Refreshes as the screen does after a change of the store.
        func refresh() async {
            await LatestTask.settleAll()
            input.refresh.send()
            await LatestTask.settleAll()
        }

        var state: WorkPageState { states.last ?? WorkPageState() }
        var lines: [String] { state.blocks.lines() }
    }

    @Test func `the page shows facts, marks and a cast with hidden types`() async {
        let subject = Subject(WorksWorld())
        #expect(subject.state.phase == .loading)
        await LatestTask.settleAll()
        #expect(subject.lines[0] == "# Sherlock Holmes (1916) | 셜록 홈스")
        #expect(subject.lines[1] == "film · Mystery · directed by Arthur Berthelet · all ages")
        #expect(subject.lines.contains("○ add to wish list / ○ like or dislike / ○ I watched it"))
        #expect(subject.lines.contains("## Characters | 0 of 6 dug"))
        #expect(subject.lines.contains("? Sherlock Holmes |  | lead | "))
        #expect(subject.lines.contains("Nobody yet."))
    }

    @Test func `the page and its copy contain no type of an undug character`() async throws {
        let world = WorksWorld()
        await world.community.addVotes([(try MBTI(text: "INTP"), nil)], on: "holmes")
        let subject = Subject(world)
        await LatestTask.settleAll()
        let all = (subject.lines + [subject.state.plainText]).joined(separator: "\n")
        for type in MBTI.all { #expect(!all.contains(type.text)) }
    }

    @Test func `a dug character shows the crowd's type, and counts for compatibility`() async throws {
        let world = WorksWorld()
        try await world.dig("holmes", "INFP")
        let subject = Subject(world)
        await LatestTask.settleAll()
        #expect(subject.lines.contains("## Characters | 1 of 6 dug"))
        #expect(subject.lines.contains("✓ Sherlock Holmes | guess INTP · you INFP | lead | "))
        // INFJ and INFP share three letters of four.
        #expect(
            subject.lines.contains("75% match with you, from the one character you dug (just for fun)."))
    }

    @Test func `x shows the type of the focused character and hides it again`() async {
        let subject = Subject(WorksWorld())
        await LatestTask.settleAll()
        subject.input.revealToggled.send(.character("watson"))
        await subject.refresh()
        #expect(subject.lines.contains("○ John Watson | guess ISFJ | lead | "))
        #expect(subject.lines.contains("? Sherlock Holmes |  | lead | "))
        subject.input.revealToggled.send(.character("watson"))
        await subject.refresh()
        #expect(subject.lines.contains("? John Watson |  | lead | "))
    }

    @Test func `a wish is stored and confirmed, and can be withdrawn`() async throws {
        let world = WorksWorld()
        let subject = Subject(world)
        await LatestTask.settleAll()
        subject.input.opened.send(.wish)
        await subject.refresh()
        #expect(subject.lines.contains { $0.hasPrefix("✓ on your wish list / ") })
        #expect(subject.lines.contains("Type want it like it don't; INFJ 1 0 0"))
        subject.input.opened.send(.wish)
        await subject.refresh()
        #expect(
            subject.log.notes == [
                "done: Added Sherlock Holmes to your wish list.", "done: Removed Sherlock Holmes from your wish list.",
            ])
    }

    @Test func `the choice of a thumb starts at the current one, and none removes it`() async {
        let subject = Subject(WorksWorld())
        await LatestTask.settleAll()
        subject.input.opened.send(.thumb)
        #expect(subject.choice.selected == "0")
        subject.choice.answer?("-1")
        await subject.refresh()
        #expect(subject.lines.contains { $0.contains("✓ not for me") })
        subject.input.opened.send(.thumb)
        #expect(subject.choice.selected == "-1")
        subject.choice.answer?("0")
        await subject.refresh()
        #expect(subject.lines.contains { $0.contains("○ like or dislike") })
    }

    @Test func `watched entries show rating, drink and note, and can be removed`() async throws {
        let world = WorksWorld()
        let entry = try await world.community.add(
            Watching(
                work: "sherlock-holmes", watchedAt: WorksWorld.now, rating: Rating(4.5), note: "again!",
                drink: "negroni"),
            of: world.me.id)
        let subject = Subject(world)
        await LatestTask.settleAll()
        #expect(subject.lines.contains("21 Nov | ★ 4.5 · with Negroni |  | again!"))
        #expect(subject.lines.contains { $0.hasSuffix("✓ watched once") })
        subject.input.opened.send(.watched(entry.id))
        subject.input.removeRequested.send(.watched(entry.id))
        await subject.refresh()
        #expect(subject.log.notes == ["watched sherlock-holmes again", "done: Removed from the log."])
        #expect(!subject.lines.contains { $0.contains("★") })
    }

    @Test func `a missing character can be requested or added`() async {
        let subject = Subject(WorksWorld())
        await LatestTask.settleAll()
        subject.input.opened.send(.request)
        subject.choice.answer?("request")
        subject.choice.answer?("own")
        #expect(subject.log.notes == ["requests Sherlock Holmes film", "add to sherlock-holmes"])
    }

    @Test func `only an own work can be edited`() async throws {
        let world = WorksWorld()
        let subject = Subject(world)
        await LatestTask.settleAll()
        #expect(!subject.state.isOwn)
        subject.input.editRequested.send()
        #expect(subject.log.notes.isEmpty)
    }

    @Test func `a guest writes nothing`() async {
        let world = WorksWorld()
        world.authorizer.isOpen = false
        let subject = Subject(world)
        await LatestTask.settleAll()
        subject.input.opened.send(.wish)
        subject.input.opened.send(.thumb)
        subject.input.opened.send(.watch)
        await LatestTask.settleAll()
        #expect(subject.lines.contains { $0.hasPrefix("○ add to wish list") })
        #expect(subject.choice.answer == nil)
        #expect(world.authorizer.intents == [MemberIntent](repeating: .open(route: "work:sherlock-holmes"), count: 3))
    }

    @Test func `an unknown work and a failing store are reported`() async {
        let world = WorksWorld()
        let subject = Subject(world, work: "nothing")
        await LatestTask.settleAll()
        #expect(subject.state.phase == .failed("Can't find nothing."))
        let known = Subject(world)
        await LatestTask.settleAll()
        await world.community.fail(with: StoreError.busy)
        known.input.refresh.send()
        await LatestTask.settleAll()
        #expect(known.state.phase == .loaded)
        #expect(known.log.notes == ["failed: Another program is using the database: close it and try again."])
    }

    /// The catalogue names the creator of a series, who seldom directs it.
    @Test(arguments: [(Language.english, "series · by X One"), (.korean, "시리즈 · 엑스 원 작품")])
    func `a series has its own label for its creator`(language: Language, facts: String) async {
        let series = CastWork(
            work: Work(
                id: "ferry", title: LocalizedText(english: "Night Ferry", korean: "밤배"), kind: .series, year: 2019,
                director: LocalizedText(english: "X One", korean: "엑스 원")),
            cast: SampleWorks.all[0].cast)
        let subject = Subject(WorksWorld(InMemoryCommunity([series])), work: "ferry", language)
        await LatestTask.settleAll()
        #expect(subject.lines[1] == facts)
    }

    @Test func `in Korean`() async {
        let subject = Subject(WorksWorld(), .korean)
        await LatestTask.settleAll()
        #expect(subject.lines[0] == "# 셜록 홈스 (1916) | Sherlock Holmes")
        #expect(subject.lines[1] == "영화 · 미스터리 · 아서 버텔렛 감독 · 전체 관람가")
    }
}
