import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// A running job shows in the header, and quitting meanwhile asks first.
@MainActor
struct JobQuestionTests {
    private static let size = Size(width: 120, height: 30)

    /// Whether the question is shown and offers an action.
    private func asks(_ stage: Stage, _ key: String = "dialog.job.yes") -> Bool {
        stage.shell.modals.top?.title == Stage.words["dialog.job.title"]
            && stage.frame(Self.size).text.contains(Stage.words[key])
    }

    private func answer(_ letter: Character, _ stage: Stage) {
        stage.host.advance(by: .seconds(2))
        stage.program.press(.character(letter))
    }

    @Test(arguments: [Key.character("q"), .control("c")])
    func `stopping a job asks first, and only yes stops it`(key: Key) async throws {
        let world = try await LeftJobTests.World(.importing)
        let stage = world.stage
        try await world.begin(at: 5)
        // Goes to a root, where `q` quits.
        stage.program.press(.character("4"))
        stage.program.press(key)
        #expect(asks(stage), "\(stage.text)")
        answer("n", stage)
        #expect(!asks(stage))
        #expect(stage.host.exitStatus == nil)
        #expect(stage.program.coordinator.runningJob != nil, "the job continues")
        stage.program.press(key)
        #expect(asks(stage))
        answer("y", stage)
        #expect(stage.host.exitStatus == nil, "quitting waits for the job")
        await world.end()
        let isStored = try await world.isStored()
        #expect(world.said == [isStored], "\(stage.shell.messages.suffix(3))")
        #expect(stage.host.exitStatus == (key == .character("q") ? 0 : nil), "^C stops the job alone")
    }

    @Test func `quitting during an unstoppable job asks whether to wait for it`() async throws {
        let world = try await LeftJobTests.World(.backup)
        let stage = world.stage
        try await world.begin(at: 5)
        stage.program.press(.character("4"))
        stage.program.press(.character("q"))
        #expect(asks(stage, "dialog.job.leave"), "\(stage.text)")
        answer("n", stage)
        #expect(stage.host.exitStatus == nil)
        stage.program.press(.character("q"))
        answer("y", stage)
        #expect(stage.host.exitStatus == nil)
        await world.end()
        #expect(stage.host.exitStatus == 0)
        #expect(try await world.isStored())
    }

    @Test func `the header shows a job's progress on every tab, and its cancellation`() async throws {
        let stage = try await Stage.opened()
        let (gate, work) = (StepGate(at: 0), try #require(stage.scope).authorizer.work)
        func header() -> Substring? { stage.frame(Self.size).text.split(separator: "\n").first }
        let isStarted = work.start(
            JobStatus(route: "settings/data/export", title: "Export", isCancellable: true)
        ) { progress in
            progress(TransferProgress(done: 2, total: 5, records: 2))
            await gate.step()
        } completion: { _ in
        }
        #expect(isStarted)
        #expect(header()?.contains(Stage.words("header.job", "Export")) == true)
        await gate.waitUntilReached()
        while work.job.value?.progress == nil { await Task.yield() }
        for tab in AppTab.allCases {
            stage.main?.open(.tab(tab))
            #expect(header()?.contains(Stage.words("header.job.share", "Export", "40")) == true, "\(tab)")
        }
        stage.program.coordinator.cancelJob()
        #expect(header()?.contains(Stage.words("header.job.cancelling", "Export")) == true)
        gate.open()
        await stage.settle()
        #expect(header()?.contains("Export") == false)
    }
}
