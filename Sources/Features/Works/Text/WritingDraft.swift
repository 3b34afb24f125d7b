import Domain
import FeatureKit
import Reactive

/// A text about a work as typed, with its spoiler flag.
struct WritingDraft: Hashable, Sendable {
    var text: String
    var isSpoiler: Bool
}

extension WritingDraft {
    /// Takes the place of a title, which these texts do not have.
    private static let spoiler = "spoiler"

    init(_ draft: Draft) { self.init(text: draft.body, isSpoiler: draft.title == Self.spoiler) }

    /// The title of the draft, which holds the spoiler flag.
    var keptTitle: String { isSpoiler ? Self.spoiler : "" }
}

/// A form that keeps its draft, and asks before it is left or the draft is discarded.
@MainActor
protocol DraftFormViewModel: SessionFormViewModel {
    var flow: Flow<WorksStep> { get }

    func drop()
}

extension DraftFormViewModel {
    func bindDraft(_ input: FormInput) {
        bind(input)
        on(input.leaveRequested) { $0.flow.show(.confirmLeave(keepsDraft: true)) }
        on(input.dropRequested) { form in form.flow.show(.confirmDrop { [weak form] in form?.drop() }) }
    }

    func choose(_ field: String, title: String, _ options: [FormOption], selected: String) {
        flow.show(
            .choice(title: title, options, selected: selected) { [weak self] in
                self?.receive(.option(field: field, $0))
            })
    }
}
