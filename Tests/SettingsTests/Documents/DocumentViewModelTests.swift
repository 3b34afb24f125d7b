import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

@MainActor
struct DocumentViewModelTests {
    @MainActor
    private struct Subject {
        let input = DocumentInput()
        let states: Recorded<DocumentState>
        private let model: DocumentViewModel

        init(_ name: TextName, _ desk: Desk) async {
            model = desk.container.makeDocumentViewModel(of: name)
            states = Recorded(model.transform(input).state)
            await LatestTask.settleAll()
        }

        var open: [Bool] { states.last?.sections.map(\.isOpen) ?? [] }
    }

    @Test(arguments: [
        (TextName.faq, [false, false]), (.licences, [false, false]), (.notices, [true, false]),
        (.terms, [true, true]), (.privacyPolicy, [true, true]), (.about, [true, true]),
    ])
    func `each text opens with its own parts unfolded`(name: TextName, open: [Bool]) async {
        let subject = await Subject(name, Desk())
        #expect(subject.open == open)
        #expect(subject.states.last?.phase == .loaded)
    }

    @Test func `parts fold one by one and all at once`() async {
        let subject = await Subject(.faq, Desk())
        subject.input.sectionToggled.send(1)
        #expect(subject.open == [false, true])
        subject.input.allToggled.send()
        #expect(subject.open == [true, true])
        subject.input.allToggled.send()
        #expect(subject.open == [false, false])
        subject.input.sectionToggled.send(9)
        #expect(subject.open == [false, false])
        #expect(subject.states.last?.status == "2 questions")
    }

    @Test func `a search finds words in folded parts and opens them`() async {
        let subject = await Subject(.faq, Desk())
        subject.input.query.send("lime")
        #expect(subject.states.last?.matches == [1])
        subject.input.sectionFound.send(1)
        #expect(subject.open == [false, true])
        subject.input.sectionFound.send(1)
        #expect(subject.open == [false, true])
    }

    @Test func `a change of language keeps open sections open`() async {
        let desk = Desk()
        let strings = desk.strings
        let subject = await Subject(.faq, desk)
        subject.input.sectionToggled.send(0)
        strings.change(to: TestWords.korean)
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.states.last?.sections.first?.title == "One ko")
        #expect(subject.open == [true, false])
    }

    @Test func `a failure to read the text is reported`() async {
        let subject = await Subject(.faq, Desk(library: StubLibrary(error: .other("faq.txt"))))
        #expect(subject.states.last?.phase == .failed("Something went wrong: faq.txt"))
    }
}
