import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Transfer

/// Each unidentified work is decided before the diary is imported.
@MainActor
struct DiaryReviewViewModelTests {
    @MainActor
    private final class Steps {
        var shown: [TransferStep] = []
        var reports: [ImportReport] = []

        var flow: Flow<TransferStep> {
            Flow(
                show: { [self] in shown.append($0) },
                replace: { [self] step in if case .report(let report) = step { reports.append(report) } })
        }
    }

    private struct Subject {
        let input: DiaryReviewInput
        let model: DiaryReviewViewModel
        let states: Recorded<DiaryReviewState>
        let done: Recorded<String>
        let failed: Recorded<String>

        @MainActor var state: DiaryReviewState { states.last ?? DiaryReviewState() }
    }

    private static let metropolis = KnownWork(
        work: WorkReference(
            id: "metropolis", title: LocalizedText(english: "Metropolis", korean: "메트로폴리스"), kind: .film, year: 1927))

    private static func wish(_ title: String, _ year: Int?) -> ImportRecord {
        .diary(
            DiaryRecord(work: WorkClue(title: title, year: year), kind: .wished), ImportPlace(file: "w", record: title))
    }

    private static let records = [
        wish("Metropolis", nil), wish("Known to Nobody", 1999), wish("Nameless Year", nil),
    ]

    private let world = TransferWorld(records, works: [metropolis])

    /// - Parameter held: the world of the import itself, which runs until it is cancelled.
    private func review(
        _ steps: Steps, in other: TransferWorld? = nil, held: TransferWorld? = nil
    ) async throws -> Subject {
        let world = other ?? world
        let form = FormSubject(TransferDIContainer(world.dependencies()).makeImportViewModel(in: steps.flow))
        form.edited.send(.text(field: "path", "w.csv"))
        form.go()
        await LatestTask.settleAll()
        guard case .review(let request, let report)? = steps.shown.popLast() else {
            throw NotFound(id: "review")
        }
        let input = DiaryReviewInput()
        let model = TransferDIContainer((held ?? world).dependencies()).makeReviewViewModel(
            request, report, in: steps.flow)
        let output = model.transform(input)
        return Subject(
            input: input, model: model, states: Recorded(output.state), done: Recorded(output.messages.done),
            failed: Recorded(output.messages.failed))
    }

    @Test func `a diary is shown before anything is kept`() async throws {
        let steps = Steps()
        let subject = try await review(steps)
        #expect(subject.state.rows.map(\.title) == ["Metropolis", "Known to Nobody (1999)", "Nameless Year"])
        #expect(subject.state.rows.map(\.hasCandidate) == [true, false, false])
        #expect(subject.state.summary.last?.contains("3") == true)
        #expect(world.store.journal.runs.kept == 0)
        #expect(await world.reloads.count == 0)
    }

    @Test func `no key of the page is a capital letter alone`() async throws {
        let request = ImportRequest(sources: [.path("w.csv")], isPreview: true)
        let container = TransferDIContainer(world.dependencies())
        let report = try await world.dependencies().importRecipes(request)
        let host = StubScreenHost()
        let screen = DiaryReviewScreen(
            route: "settings/data/import/review", viewModel: container.makeReviewViewModel(request, report, in: Flow()),
            strings: TestWords.english)
        screen.load(in: host)
        #expect(screen.actions.contains { $0.id == "transfer.own-all" })
        for action in screen.actions where !action.keys.isEmpty {
            let capitals = action.keys.filter { key in
                if case .character(let sign) = key.code { sign.isUppercase } else { false }
            }
            #expect(capitals.count < action.keys.count, "\(action.id)")
        }
        screen.unload()
    }

    @Test func `likes and lists are counted before they are imported`() async throws {
        let metropolis = WorkClue(title: "Metropolis", year: 1927)
        let place = ImportPlace(file: "likes/films.csv", record: "1")
        let like = ImportRecord.diary(DiaryRecord(work: metropolis, kind: .liked), place)
        let world = TransferWorld(Self.records + [like], works: [Self.metropolis])
        let subject = try await review(Steps(), in: world)
        let likes = TestWords.english["transfer.section.thumbs"]
        #expect(subject.state.summary.contains("\(likes): " + TestWords.english("transfer.review.new", "1")))
    }

    @Test func `the import carries out accepted, own and omitted rows`() async throws {
        let steps = Steps()
        let subject = try await review(steps)
        subject.input.acceptRequested.send(0)
        subject.input.createRequested.send(1)
        subject.input.leaveOutRequested.send(2)
        #expect(subject.state.rows.map(\.isDecided) == [true, true, true])
        #expect(subject.state.rows[0].text.contains("Metropolis (1927)"))
        subject.input.importRequested.send()
        #expect(subject.state.isRunning)
        await LatestTask.settleAll()
        #expect(Set(world.store.journal.wishes) == ["metropolis", "my-1"])
        #expect(world.store.journal.works.map(\.year) == [1999])
        #expect(steps.reports.map(\.diary?.unsure.count) == [0])
        #expect(await world.reloads.count == 1)
    }

    @Test func `decisions are counted, and leaving asks before it loses them`() async throws {
        let steps = Steps()
        let subject = try await review(steps)
        #expect(!subject.state.isDirty)
        let wishes = TestWords.english["transfer.section.wishes"]
        #expect(subject.state.summary.first == "\(wishes): " + TestWords.english("transfer.review.tally", "0", "0"))
        subject.input.acceptRequested.send(0)
        subject.input.createRequested.send(1)
        subject.input.leaveOutRequested.send(2)
        await LatestTask.settleAll()
        #expect(subject.state.summary.first == "\(wishes): " + TestWords.english("transfer.review.tally", "2", "0"))
        #expect(subject.state.isDirty && world.store.journal.runs.kept == 0)
        subject.input.leaveRequested.send()
        guard case .confirmLeave? = steps.shown.popLast() else { throw NotFound(id: "question") }
    }

    @Test func `unreadable records are reported before anything is kept`() async throws {
        let world = TransferWorld(
            [
                Self.wish("Known to Nobody", 1999),
                .failure(
                    ImportFailure(
                        place: ImportPlace(file: "w", record: "line 3"), kind: .work,
                        remark: RecordRemark(.notYet, ["2999-01-01"], field: "watched"))),
            ])
        let subject = try await review(Steps(), in: world)
        #expect(subject.state.summary.last?.contains("line 3") == true)
    }

    @Test func `another work can be picked, and a missing year is asked for`() async throws {
        let steps = Steps()
        let subject = try await review(steps)
        subject.input.otherRequested.send(1)
        guard case .pickWork(_, let pick)? = steps.shown.popLast() else { throw NotFound(id: "picker") }
        pick(PickerRow(id: "metropolis", name: "Metropolis", detail: "1927"))
        subject.input.createRequested.send(2)
        guard case .prompt(let prompt)? = steps.shown.popLast() else { throw NotFound(id: "prompt") }
        #expect(
            prompt.isOptional && prompt.flaw("soon") != nil && prompt.flaw("12") != nil && prompt.flaw("1984") == nil)
        prompt.onDone("1984")
        #expect(subject.state.rows.map(\.isDecided) == [false, true, true])
        subject.input.importRequested.send()
        await LatestTask.settleAll()
        #expect(world.store.journal.works.map(\.year) == [1984])
        #expect(Set(world.store.journal.wishes) == ["metropolis", "my-1"])
    }

    @Test func `all new works become own works at once, even without a year`() async throws {
        let subject = try await review(Steps())
        subject.input.createAllRequested.send()
        #expect(subject.state.rows.map(\.isDecided) == [false, true, true])
        #expect(subject.state.rows[2].text == "add as my own work, year unknown")
        subject.input.importRequested.send()
        await LatestTask.settleAll()
        #expect(world.store.journal.works.map(\.year) == [1999, Work.unknownYear])
    }

    @Test func `Enter offers every candidate and the other choices`() async throws {
        let steps = Steps()
        let subject = try await review(steps)
        subject.input.list.rowSelected.send(0)
        guard case .choice(_, let options, let selected, let choose)? = steps.shown.popLast() else {
            throw NotFound(id: "choice")
        }
        #expect(selected.isEmpty)
        #expect(options.map(\.id) == ["metropolis", ".other", ".create", ".leave-out"])
        choose(".leave-out")
        #expect(subject.state.rows[0].isDecided)
        subject.input.list.rowSelected.send(0)
        guard case .choice(_, _, ".leave-out", _)? = steps.shown.popLast() else { throw NotFound(id: "choice") }
        choose("metropolis")
        #expect(subject.state.rows[0].text.contains("Metropolis"))
    }

    @Test func `unknown works become own works at once, and earlier decisions are kept`() async throws {
        let steps = Steps()
        let subject = try await review(steps)
        subject.input.leaveOutRequested.send(0)
        subject.input.createAllRequested.send()
        #expect(subject.state.rows.map(\.isDecided) == [true, true, true])
        #expect(subject.state.rows[0].text == TestWords.english["transfer.review.left-out"])
    }

    @Test func `a stopped import stores nothing and can run again`() async throws {
        let steps = Steps()
        let held = TransferWorld(Self.records, works: [Self.metropolis], isHeld: true)
        let subject = try await review(steps, held: held)
        subject.input.importRequested.send()
        subject.input.cancelRequested.send()
        await LatestTask.settleAll()
        #expect(!subject.state.isRunning)
        #expect(subject.done.values.count == 1 && steps.reports.isEmpty)
        #expect(await held.reloads.count == 0)
    }

    @Test func `a row is found by its title`() async throws {
        let subject = try await review(Steps())
        subject.input.list.query.send("nobody")
        #expect(subject.state.matches.contains(1))
    }
}
