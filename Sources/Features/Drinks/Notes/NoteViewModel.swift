import Domain
import FeatureKit
import Reactive

@MainActor
final class NoteViewModel: ViewModel {
    typealias Input = RefreshInput
    typealias Output = StateOutput<NoteState>

    private let note: DrinkNote
    private let drinks: any DrinkRepository
    private let strings: Strings
    private let state = Observable(NoteState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(note: DrinkNote, drinks: any DrinkRepository, strings: Strings) {
        self.note = note
        self.drinks = drinks
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        input.refresh.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly)
    }

    private func reload() {
        reading.read(into: state, strings) { [note, drinks, strings] in
            try await Self.content(of: note, drinks, strings)
        } show: { [weak self] content in
            guard let self else { return }
            state.send(NoteState(phase: .loaded, content: content))
        }
    }

    private nonisolated static func content(
        of note: DrinkNote, _ drinks: any DrinkRepository, _ strings: Strings
    ) async throws -> NoteContent {
        let language = strings.language
        switch note {
        case .glass(let id):
            guard let glass = try await drinks.glass(id) else { throw NotFound(id: id.rawValue) }
            return NoteContent(
                title: glass.name[language], detail: "\(NumberText.short(glass.volume)) ml",
                text: glass.summary[language], art: glass.art)
        case .tool(let id):
            guard let tool = try await drinks.tools([id]).first else { throw NotFound(id: id.rawValue) }
            return NoteContent(title: tool.name[language], text: tool.summary[language])
        case .technique(let kind):
            guard let technique = try await drinks.technique(kind) else { throw NotFound(id: kind.rawValue) }
            return NoteContent(title: technique.name[language], text: technique.summary[language])
        }
    }
}

struct NoteContent: Equatable {
    let title: String
    /// A short line above the text, such as a volume.
    var detail: String?
    let text: String
    var art: [String] = []
}

struct NoteState: ReadingState {
    var phase: Phase = .idle
    var content: NoteContent?
}
