internal import Domain
internal import FeatureKit
internal import Reactive

/// A form: it reads its content once and keeps the answers when they are handed in; what cannot be kept leaves it open.
@MainActor
final class FormViewModel {
    struct Input {
        /// The answers were handed in, by the fields' names.
        let submitted: Events<[String: String]>
    }

    struct Output {
        let state: ReadOnly<FormState>
        /// Everything was kept; the text says so, and the form can be closed.
        let finished: Events<String>
    }

    private let content: any FormContent
    private let storeChanged: Signal<Void>
    private let strings: Strings
    private let state = Observable(FormState())
    private let finished = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()

    init(content: any FormContent, storeChanged: Signal<Void>, strings: Strings) {
        self.content = content
        self.storeChanged = storeChanged
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        input.submitted.observe { [weak self] in self?.save($0) }.store(in: bag)
        read()
        return Output(state: state.readOnly, finished: finished.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
        await writing.settle()
    }

    private func read() {
        state.update {
            $0.phase = .loading
            $0.title = content.title
        }
        reading.run { [content] in
            (try await content.fields(), try await content.subject())
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { state in
                switch result {
                case .success(let (fields, subject)):
                    state.fields = fields
                    if !subject.isEmpty { state.title += ": \(subject)" }
                    state.phase = .loaded
                case .failure(let error): state.phase = .failed(ErrorText.describe(error, self.strings))
                }
            }
        }
    }

    private func save(_ values: [String: String]) {
        guard !writing.isRunning else { return }
        writing.run { [content] in
            try await content.save(values)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(.done(let text)):
                state.update { $0.problem = "" }
                storeChanged.send()
                finished.send(text)
            case .success(.refused(let text)): state.update { $0.problem = text }
            case .failure(let error): state.update { $0.problem = ErrorText.describe(error, self.strings) }
            }
        }
    }
}
