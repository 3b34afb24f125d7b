import Domain
import FeatureKit
import Reactive

/// The form of a character. One of an own work returns to the work's form; one for an existing work is saved at once.
@MainActor
final class CastMemberViewModel: DraftFormViewModel, DraftedForm {
    static let draftForm = "character"

    enum Recipient {
        /// The form of its work; receives nil to remove the character.
        case form(@MainActor (WorkCharacter?) -> Void)
        case work(WorkReference)
    }

    private let original: WorkCharacter?
    private let recipient: Recipient
    private let editor: OwnWorkEditor
    let session: FormSession
    let flow: Flow<WorksStep>
    let form: FormDraft<CastMemberFields>

    /// `name` is the initial name of a new character.
    init(
        _ character: WorkCharacter?, name: LocalizedText? = nil, for recipient: Recipient, editor: OwnWorkEditor,
        slot: DraftSlot, session: FormSession, flow: Flow<WorksStep>
    ) {
        original = character
        self.recipient = recipient
        self.editor = editor
        self.session = session
        self.flow = flow
        form = FormDraft(CastMemberFields(character ?? name.map { WorkCharacter(id: "", name: $0) }), in: slot)
    }

    func transform(_ input: FormInput) -> FormOutput {
        bindDraft(input)
        on(input.removeRequested) { $0.remove() }
        show()
        form.resume { [weak self] in self?.show() }
        return session.output
    }

    /// Does nothing: the form depends on no stored data.
    func refresh() {}

    func apply(_ edit: FormEdit) {
        guard form.content.apply(edit) else { return }
        form.keep(title: form.content.english)
        show()
    }

    func show() {
        var about: [FormField] = []
        if case .work(let work) = recipient {
            about = [FormField("work", .note(work.titled(strings.language)))]
        }
        let save = FormField("save", label: strings["own.keep-character"], .button)
        session.show(
            form.note + about + form.content.fields(strings) + [save], title: strings["own.character"],
            isDirty: form.isDirty, keepsDraft: true, isRemovable: original != nil)
    }

    func open(_ target: FormTarget) {
        switch target.field {
        case "save": save()
        case "guess":
            let options = CastMemberFields.guesses(strings)
            choose("guess", title: strings["own.guess"], options, selected: form.content.guess)
        default: break
        }
    }

    func save() {
        do {
            let character = try OwnWork.checked(form.content.character(original))
            if case .work(let work) = recipient { add(character, to: work) } else { finish(character) }
        } catch {
            let field = strings.language == .korean ? "korean" : "english"
            session.refuse(field, WorksErrorText.describe(error, strings))
        }
    }

    func remove() { finish(nil) }

    private func finish(_ character: WorkCharacter?) {
        guard case .form(let onDone) = recipient else { return }
        form.forget()
        onDone(character)
        session.finish()
    }

    private func add(_ character: WorkCharacter, to work: WorkReference) {
        let text = strings("own.character-added", character.name[strings.language])
        session.save(.open(route: WorksDestination.work(work.id).route), forgetting: form.slot) { [editor] in
            try await editor.add(character, to: work.id)
        } done: {
            text
        }
    }
}
