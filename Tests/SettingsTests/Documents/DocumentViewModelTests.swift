import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// Long texts are read in parts.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DocumentViewModelTests {
    @MainActor
    private struct Subject {
        let query = Observable("")
        let toggled = Signal<Int>()
        let found = Signal<Int>()
        let all = Signal<Void>()
        let refresh = Signal<Void>()
        let model: DocumentViewModel
        let states: Recorded<DocumentState>

        init(_ name: TextName, _ desk: Desk) {
            model = DocumentViewModel(
                name: name, texts: desk.dependencies.texts, storeChanged: desk.storeChanged.events,
                strings: desk.dependencies.strings)
            states = Recorded(
                model.transform(
                    DocumentViewModel.Input(
                        query: query.readOnly, sectionToggled: toggled.events, sectionFound: found.events,
                        allToggled: all.events, refreshRequested: refresh.events)
                ).state)
        }

        var open: [Bool] { states.last?.sections.map(\.isOpen) ?? [] }
    }

    @Test(arguments: [
        (TextName.faq, [false, false]), (.licences, [false, false]), (.notices, [true, false]),
        (.terms, [true, true]), (.privacyPolicy, [true, true]), (.about, [true, true]),
    ])
    func `a text begins as it is best read`(name: TextName, open: [Bool]) async {
        let subject = Subject(name, Desk())
        await subject.model.settle()
        #expect(subject.open == open)
        #expect(subject.states.last?.phase == .loaded)
    }

    @Test func `parts are folded one by one and all at once`() async {
        let subject = Subject(.faq, Desk())
        await subject.model.settle()
        subject.toggled.send(1)
        #expect(subject.open == [false, true])
        subject.all.send()
        #expect(subject.open == [true, true])
        subject.all.send()
        #expect(subject.open == [false, false])
        subject.toggled.send(9)
        #expect(subject.open == [false, false])
        #expect(subject.states.last?.status == "2 questions")
    }

    @Test func `a search finds words in parts that are folded, and opens them`() async {
        let subject = Subject(.faq, Desk())
        await subject.model.settle()
        subject.query.send("LIME")
        #expect(subject.states.last?.matches == [1])
        subject.found.send(1)
        #expect(subject.open == [false, true])
        subject.found.send(1)
        #expect(subject.open == [false, true])
    }

    @Test func `in another language what was open stays open`() async {
        let desk = Desk()
        let strings = desk.dependencies.strings
        let subject = Subject(.faq, desk)
        await subject.model.settle()
        subject.toggled.send(0)
        strings.change(to: TestWords.korean)
        desk.storeChanged.send()
        await subject.model.settle()
        #expect(subject.states.last?.sections.first?.title == "One ko")
        #expect(subject.open == [true, false])
    }

    @Test func `a text that is not there is said`() async {
        let subject = Subject(.faq, Desk(library: StubLibrary(error: .other("faq.txt"))))
        await subject.model.settle()
        #expect(subject.states.last?.phase == .failed("Something went wrong: faq.txt"))
    }
}
