import Domain
import FeatureKit
import Reactive

@MainActor
final class WritingViewModel: DraftFormViewModel {
    private let subject: WritingSubject
    private let slot: DraftSlot
    private let kept: KeptText
    private let editor: ReviewEditor
    let session: FormSession
    let flow: Flow<WorksStep>
    private let character: @Sendable (Identifier<WorkCharacter>) async throws -> CharacterSummary?
    private let naming = LatestTask()
    private let recalling = LatestTask()
    private var draft: WritingDraft
    /// A rejected or superseded text that can be restored.
    private var lost: String?
    private var name = ""

    init(
        subject: WritingSubject, slot: DraftSlot, kept: KeptText, editor: ReviewEditor,
        session: FormSession, flow: Flow<WorksStep>,
        character: @escaping @Sendable (Identifier<WorkCharacter>) async throws -> CharacterSummary?
    ) {
        self.subject = subject
        self.slot = slot
        self.kept = kept
        self.editor = editor
        self.session = session
        self.flow = flow
        self.character = character
        draft = subject.original
    }

    func transform(_ input: FormInput) -> FormOutput {
        bindDraft(input)
        if case .review(let id) = subject { readName(of: id) }
        resume()
        recall()
        show()
        return session.output
    }

    /// Does nothing: the form depends on no stored data.
    func refresh() {}

    func open(_ target: FormTarget) {
        switch target.field {
        case "post": save()
        case "take": restoreLostText()
        default: break
        }
    }

    private func resume() {
        slot.resume { [weak self] kept in
            guard let self, draft == subject.original else { return false }
            draft = WritingDraft(kept)
            return true
        } shown: { [weak self] in
            self?.show()
        }
    }

    func drop() {
        slot.forget()
        draft = subject.original
        session.flaw = nil
        show()
    }

    /// Looks for a rejected or superseded text; without one, the form stays unchanged.
    private func recall() {
        recalling.run(reportingTo: session.writer) { [kept, subject] in
            try await kept.text(about: subject)
        } success: { [weak self] text in
            guard let self, let text, text != draft.text else { return }
            lost = text
            show()
        }
    }

    private func restoreLostText() {
        guard let text = lost else { return }
        lost = nil
        receive(.text(field: "text", text))
        session.focus("text")
    }

    func apply(_ edit: FormEdit) {
        switch edit {
        case .text(_, let text): draft.text = text
        case .flag(_, let isSpoiler): draft.isSpoiler = isSpoiler
        case .option, .moveRow, .removeRow: return
        }
        keep()
        show()
    }

    private func keep() {
        slot.keep(draft == subject.original ? nil : draft.text, title: draft.keptTitle)
    }

    private func show() {
        let most = subject.kind.length.upperBound
        let counter = strings("post.count", String(PostText.count(draft.text)), String(most))
        let offer = lost.map {
            [
                FormField("lost", .note(strings("post.kept", PlainText.line($0, limit: 80)))),
                FormField("take", label: strings["post.kept.take"], .button),
            ]
        }
        let fields =
            [FormField("about", .note(about))] + DraftNote.fields(slot.note) + (offer ?? []) + [
                FormField(
                    "text", label: strings["post.text"],
                    .lines(draft.text, placeholder: strings["post.placeholder.\(subject.kind.rawValue)"], limit: most),
                    message: FormMessage(counter, kind: .hint)),
                FormField("spoiler", label: strings["post.spoiler"], .toggle(draft.isSpoiler)),
                FormField("post", label: strings["post.post"], .button),
            ]
        session.show(
            fields, title: strings["post.title.\(subject.kind.rawValue)"], isDirty: draft != subject.original,
            keepsDraft: true)
    }

    private var about: String {
        switch subject {
        case .review: return name
        case .editReview(let review): return about(review.character)
        case .comment(let review):
            return strings(
                "post.about-review", review.author.nickname, review.character.name[strings.language])
        case .editComment: return strings["post.about-comment"]
        }
    }

    private func about(_ character: CharacterSummary) -> String {
        strings("post.about", character.name[strings.language], character.work.title[strings.language])
    }

    private func readName(of id: Identifier<WorkCharacter>) {
        naming.run { [character] in
            try await character(id)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let character?): name = about(character)
            case .success(nil): session.writer.fail(WorksErrorText.describe(PostProblem.gone, strings))
            case .failure(let error): session.writer.fail(WorksErrorText.describe(error, strings))
            }
            show()
        }
    }

    func save() {
        do {
            send(try PostText(draft.text, as: subject.kind))
        } catch {
            session.refuse("text", WorksErrorText.describe(error, strings))
        }
    }

    private func send(_ text: PostText) {
        let done = strings["post.done.\(subject.kind.rawValue)"]
        session.save(.open(route: subject.route), forgetting: slot) {
            [editor, kept, subject, isSpoiler = draft.isSpoiler] in
            let isPosted = try await editor.post(text, isSpoiler: isSpoiler, as: subject)
            if isPosted { try await kept.forget(about: subject) }
            return isPosted
        } done: {
            $0 ? done : nil
        }
    }
}
