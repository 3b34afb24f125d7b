import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// A report is a file with the member's words and the doctor's findings; nothing is lost.
@MainActor
struct InquiryViewModelTests {
    @MainActor
    private struct Subject {
        let input = InquiryInput()
        let states: Recorded<InquiryState>
        let messages: Recorded<String>
        let failures: Recorded<String>
        let focused: Recorded<String>
        private let model: InquiryViewModel

        init(_ desk: Desk) {
            model = desk.container.makeInquiryViewModel(in: desk.flow)
            let output = model.transform(input)
            states = Recorded(output.state)
            messages = Recorded(output.messages.done)
            failures = Recorded(output.messages.failed)
            focused = Recorded(output.focusRequested)
        }

        func field(_ id: String) -> FormField? { states.last?.fields.first { $0.id == id } }
    }

    @Test func `an empty report is refused at its field`() async {
        let subject = Subject(Desk())
        subject.input.form.edited.send(.text(field: "text", "  "))
        subject.input.writeRequested.send()
        await LatestTask.settleAll()
        #expect(subject.focused.values == ["text"])
        #expect(subject.field("text")?.message?.text == "Describe it in a few words.")
        #expect(subject.messages.values == [])
    }

    @Test func `a report is written, its file is named, and the form is cleared`() async {
        let desk = Desk()
        let subject = Subject(desk)
        subject.input.form.edited.send(.text(field: "text", "It blinks."))
        subject.input.form.edited.send(.option(field: "kind", "idea"))
        subject.input.form.edited.send(.flag(field: "findings", false))
        subject.input.form.opened.send(.field("write"))
        await LatestTask.settleAll()
        let report = "Something could be better (dimo 9.9)\n\nIt blinks.\n"
        #expect(subject.messages.values == ["Saved as /reports/inquiry-\(report.count).txt."])
        #expect(subject.states.last?.path == "/reports/inquiry-\(report.count).txt")
        #expect(await desk.drafts.drafts.isEmpty)
        #expect(subject.states.last?.hasDraft == false)
    }

    @Test func `the report includes the doctor's findings`() async {
        let subject = Subject(Desk())
        subject.input.form.edited.send(.text(field: "text", "It blinks."))
        subject.input.writeRequested.send()
        await LatestTask.settleAll()
        let findings = "  Files: /d/config.yaml: in order\n! Files: /d/data: not writable"
        let report = "Something doesn't work (dimo 9.9)\n\nIt blinks.\n\n\(findings)\n"
        #expect(subject.states.last?.path == "/reports/inquiry-\(report.count).txt")
    }

    @Test func `a draft survives reopening the page and a failed write`() async {
        let desk = Desk(library: StubLibrary(error: .diskFull))
        let first = Subject(desk)
        first.input.form.edited.send(.text(field: "text", "half a thought"))
        first.input.writeRequested.send()
        await LatestTask.settleAll()
        #expect(first.failures.values == ["The disk is full: free some space and try again."])
        let second = Subject(desk)
        await LatestTask.settleAll()
        #expect(second.field("draft")?.control == .note("This is your draft (just now). Press ^X to discard it."))
        #expect(
            second.field("text")?.control
                == .lines("half a thought", placeholder: "What did you do, what happened, what did you expect?"))
        #expect(second.states.last?.status == "14 of 2000 characters")
    }

    @Test func `a draft is discarded on request`() async {
        let desk = Desk()
        let subject = Subject(desk)
        subject.input.form.edited.send(.text(field: "text", "half a thought"))
        #expect(subject.states.last?.hasDraft == true)
        subject.input.form.dropRequested.send()
        await LatestTask.settleAll()
        #expect(desk.questions == ["? Everything you typed since the last save will be lost."])
        #expect(subject.states.last?.hasDraft == false)
        #expect(await desk.drafts.drafts.isEmpty)
    }

    @Test func `the doctor's page counts problems and copies its whole report`() async {
        let desk = Desk()
        let subject = ListSubject(desk.container.makeDoctorViewModel())
        await LatestTask.settleAll()
        #expect(subject.state.status == "1 problem")
        #expect(subject.state.rows.map(\.isNews) == [false, true])
        subject.select(0)
        #expect(subject.copies.values.first?.contains("! Files: /d/data: not writable") == true)
    }
}
