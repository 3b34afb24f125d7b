import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Works

/// A work's page completes the work from a catalogue, and merges two works.
@MainActor
struct WorkJoiningTests {
    @MainActor
    private struct Subject {
        let input = WorkPageViewModel.Input()
        let world: WorksWorld
        let left = EventLog()
        let messages = EventLog()
        let states: Recorded<WorkPageState>
        private let model: WorkPageViewModel
        private let bag = SubscriptionBag()

        /// - Parameter choice: the index of the option chosen in every choice.
        init(_ id: Identifier<Work>, in world: WorksWorld, choosing choice: Int = 0) async {
            self.world = world
            let noting = Flow<WorksStep>.recording(in: left) { $0.text }
            let flow = Flow<WorksStep>(
                show: { step in
                    noting.show(step)
                    if case .choice(_, let options, _, let onChoice) = step { onChoice(options[choice].id) }
                }, replace: noting.replace, open: noting.open, close: noting.close)
            model = WorksDIContainer(world.dependencies()).makeWorkPageViewModel(id, in: flow)
            let output = model.transform(input)
            states = Recorded(output.state)
            output.messages.done.observe { [messages] in messages.note($0) }.store(in: bag)
            output.messages.failed.observe { [messages] in messages.note("failed: \($0)") }.store(in: bag)
            await LatestTask.settleAll()
        }

        func send(_ signal: Signal<Void>) async {
            signal.send()
            await LatestTask.settleAll()
        }
    }

    private static func found(_ id: ExternalID) -> OnlineWork {
        OnlineWork(
            id: id,
            record: CastWork(
                work: Work(
                    id: Identifier(id.local), title: LocalizedText(english: "Ferry", korean: "나룻배"), kind: .film,
                    year: 2019),
                cast: (0..<3).map { place in
                    WorkCharacter(
                        id: Identifier("\(id.local)-\(place)"),
                        name: LocalizedText(english: "Name \(place)", korean: "Name \(place)"))
                }))
    }

    /// An own work, and catalogues with these entries under its title.
    private func world(_ entries: ExternalID...) async throws -> (world: WorksWorld, id: Identifier<Work>) {
        var world = WorksWorld()
        let catalogue = StubCatalogue(.tmdb) { _ in
            OnlinePage(
                entries: entries.map {
                    OnlineEntry(id: $0, kind: .film, title: LocalizedText(both: "Ferry"), year: 2019)
                })
        }
        catalogue.setAnswer(of: entries.map(Self.found))
        world.online = OnlineStubs([catalogue])
        let draft = CastWork(
            work: Work(id: "", title: LocalizedText(both: "Ferry"), kind: .film, year: 2019),
            cast: [WorkCharacter(id: "", name: LocalizedText(english: "Ann", korean: "앤"))])
        let id = try #require(
            try await world.community.save([draft], of: world.me.id, at: WorksWorld.now).first)
        world.online.completions.add(
            IncompleteWork(work: WorkReference(id: id, title: LocalizedText(both: "Ferry"), kind: .film, year: 2019)))
        return (world, id)
    }

    @Test func `an own work is completed from the catalogue that has it`() async throws {
        let (world, id) = try await world("tmdb:1")
        let subject = await Subject(id, in: world)
        #expect(subject.states.last?.canComplete == true)
        await subject.send(subject.input.completionRequested)
        #expect(world.online.completions.done.map(\.found) == [["tmdb:1"]])
        #expect(subject.messages.notes == [TestWords.english("work.completed", "TMDB")])
    }

    @Test func `the member chooses among several entries`() async throws {
        let (world, id) = try await world("tmdb:1", "tmdb:2")
        let subject = await Subject(id, in: world, choosing: 1)
        await subject.send(subject.input.completionRequested)
        #expect(subject.left.notes == ["choose \(TestWords.english["work.complete.which"]) "])
        #expect(world.online.completions.done.map(\.found) == [["tmdb:2"]])
    }

    @Test func `a work in no catalogue is reported, and a bundled one cannot be completed`() async throws {
        let (world, id) = try await world()
        let subject = await Subject(id, in: world)
        await subject.send(subject.input.completionRequested)
        #expect(subject.messages.notes == [TestWords.english["work.complete.nowhere"]])
        let bundled = await Subject("sherlock-holmes", in: world)
        #expect(bundled.states.last?.canComplete == false)
        await bundled.send(bundled.input.completionRequested)
        #expect(world.online.completions.done.isEmpty && bundled.messages.notes.isEmpty)
    }

    @Test func `a work is merged into one with a similar title, and can be split off`() async throws {
        let (world, id) = try await world()
        let draft = CastWork(
            work: Work(id: "", title: LocalizedText(both: "Ferry Crossing"), kind: .film, year: 2019),
            cast: [WorkCharacter(id: "", name: LocalizedText(english: "Ben", korean: "벤"))])
        let other = try #require(
            try await world.community.save([draft], of: world.me.id, at: WorksWorld.now).first)
        let subject = await Subject(id, in: world)
        await subject.send(subject.input.mergeRequested)
        #expect(try await world.merges.parts(of: other, of: world.me.id).map(\.id) == [id])
        #expect(
            subject.messages.notes == [TestWords.english("same-work.done", id.rawValue, other.rawValue)])
        _ = try await world.merges.split(id, of: world.me.id)
        #expect(try await world.merges.parts(of: other, of: world.me.id).isEmpty)
    }
}
