import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Transfer

/// The chosen data is written to the named file.
@MainActor
struct ExportViewModelTests {
    @Test func `the export follows the chosen options`() async throws {
        let world = TransferWorld()
        let subject = FormSubject(TransferDIContainer(world.dependencies()).makeExportViewModel())
        subject.edited.send(.option(field: "subject", "shopping"))
        subject.edited.send(.option(field: "format", "markdown"))
        subject.edited.send(.text(field: "path", "~/list.md"))
        subject.edited.send(.flag(field: "overwrite", true))
        subject.go()
        await LatestTask.settleAll()
        #expect(
            world.exporter.requests == [
                try ExportRequest(
                    path: "/home/mina/list.md", format: .markdown, subject: .shopping, isOverwriting: true)
            ])
        #expect(subject.done.values.first?.contains("/home/mina/list.md") == true)
    }

    @Test func `only formats that can hold the subject are offered`() {
        let subject = FormSubject(TransferDIContainer(TransferWorld().dependencies()).makeExportViewModel())
        for kind in ExportSubject.allCases {
            subject.edited.send(.option(field: "subject", kind.rawValue))
            guard case .choice(let options, let selected)? = subject.field("format")?.control else {
                Issue.record("no choice")
                return
            }
            #expect(options.map(\.id) == kind.formats.map(\.rawValue))
            #expect(kind.formats.map(\.rawValue).contains(selected))
        }
    }

    @Test func `a file that cannot be written is reported with the reason`() async {
        let world = TransferWorld(failure: .target(name: "a", .exists))
        let subject = FormSubject(TransferDIContainer(world.dependencies()).makeExportViewModel())
        subject.edited.send(.text(field: "path", "a"))
        subject.go()
        await LatestTask.settleAll()
        #expect(subject.failed.values == ["a already exists: choose another file or add --force"])
        #expect(subject.focused.values == ["path"])
        #expect(!subject.state.isRunning)
    }
}
