import Domain
import FeatureKit
import Reactive

struct DocumentInput: ScreenInput {
    let query = Observable("")
    let sectionToggled = Signal<Int>()
    let sectionFound = Signal<Int>()
    /// Unfolds all sections, or folds them if all are open.
    let allToggled = Signal<Void>()
    let refresh = Signal<Void>()
}

@MainActor
final class DocumentViewModel: ViewModel, Subscriber {
    private let name: TextName
    private let texts: any TextLibrary
    private let strings: Strings
    private let state = Observable(DocumentState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var query = ""

    init(name: TextName, texts: any TextLibrary, strings: Strings) {
        self.name = name
        self.texts = texts
        self.strings = strings
    }

    func transform(_ input: DocumentInput) -> StateOutput<DocumentState> {
        on(input.query) { $0.find($1) }
        on(input.sectionToggled) { $0.toggle($1) }
        on(input.sectionFound) { $0.open($1) }
        on(input.allToggled) { $0.toggleAll() }
        on(input.refresh) { $0.reload() }
        reload()
        return StateOutput(state: state.readOnly)
    }

    private func reload() {
        reading.read(into: state, strings) { [texts, name, language = strings.language] in
            try await texts.text(name, language)
        } show: { [weak self] text in
            self?.apply(text)
        }
    }

    /// Keeps sections open when the language changes.
    private func apply(_ text: LongText) {
        let known = state.value.sections.map(\.isOpen)
        var sections = DocumentState.sections(of: text, name, strings)
        for (index, isOpen) in known.enumerated() where sections.indices.contains(index) {
            sections[index].isOpen = isOpen
        }
        state.update { state in
            state.sections = sections
            state.status = status(sections.count)
            state.phase = sections.isEmpty ? .empty : .loaded
        }
        find(query)
    }

    private func status(_ count: Int) -> String {
        switch name {
        case .notices: strings.counted("notices.count", count)
        case .faq: strings.counted("faq.count", count)
        case .licences: strings.counted("licences.count", count)
        case .terms, .privacyPolicy, .about: ""
        }
    }

    private func toggle(_ index: Int) {
        guard state.value.sections.indices.contains(index) else { return }
        state.update { $0.sections[index].isOpen.toggle() }
    }

    private func open(_ index: Int) {
        guard state.value.sections.indices.contains(index), !state.value.sections[index].isOpen else { return }
        state.update { $0.sections[index].isOpen = true }
    }

    private func toggleAll() {
        let isOpen = !state.value.sections.allSatisfy(\.isOpen)
        state.update { state in
            for index in state.sections.indices { state.sections[index].isOpen = isOpen }
        }
    }

    private func find(_ text: String) {
        query = text
        let matches = RowMatches.positions(of: text, in: state.value.sections) { [$0.title] + $0.paragraphs }
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }
}

extension DocumentState {
    /// The sections at first: lists to choose from start folded, news with the newest open, other texts open.
    static func sections(of text: LongText, _ name: TextName, _ strings: Strings) -> [Section] {
        text.sections.enumerated().map { index, section in
            let isOpen =
                switch name {
                case .faq, .licences: false
                case .notices: index == 0
                case .terms, .privacyPolicy, .about: true
                }
            return Section(
                title: section.title, day: section.day.flatMap { LocalDay($0) }.map { DayText.date($0, strings) } ?? "",
                paragraphs: section.paragraphs, isOpen: isOpen)
        }
    }
}
