internal import Domain
internal import FeatureKit
internal import Reactive

/// A character of an own work being written; what becomes of it goes back to the work's form. Or one that is added to
/// a work that is there, which is kept at once.
@MainActor
final class CastMemberViewModel: FormModel {
    private let original: WorkCharacter?
    private let work: WorkReference?
    private let dependencies: WorksDIContainer.Dependencies
    private let actions: FormActions
    private let port: FormPort
    private var draft: CastMemberFields
    private var flaw: String?

    /// - Parameter work: the work a new character is added to; nil for one of a form's.
    init(
        _ character: WorkCharacter?, addedTo work: WorkReference? = nil,
        dependencies: WorksDIContainer.Dependencies, actions: FormActions
    ) {
        original = character
        self.work = work
        self.dependencies = dependencies
        self.actions = actions
        port = FormPort(dependencies: dependencies, route: work.map { "work:\($0.id)" } ?? "dig")
        draft = CastMemberFields(character)
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, draft.apply(edit) else { return }
            flaw = nil
            show()
        }.store(in: port.bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: port.bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: port.bag)
        input.leaveRequested.observe { [weak self] in self?.actions.askLeave() }.store(in: port.bag)
        input.removeRequested.observe { [weak self] in
            guard let self else { return }
            actions.finishedCastMember(nil)
            actions.close()
        }.store(in: port.bag)
        show()
        return port.output
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await port.settle()
    }

    private func show() {
        let strings = dependencies.strings
        let about = work.map { [FormField("work", .note("\($0.title[strings.language]) (\($0.year))"))] } ?? []
        let save = FormField("save", label: strings["own.keep-character"], .button)
        port.show(
            about + draft.fields(strings, flaw: flaw) + [save], title: strings["own.character"],
            isDirty: draft != CastMemberFields(original), isRemovable: original != nil)
    }

    private func open(_ target: FormTarget) {
        switch target.field {
        case "save": save()
        case "guess":
            let strings = dependencies.strings
            actions.choose(strings["own.guess"], CastMemberFields.guesses(strings), draft.guess) { [weak self] id in
                self?.draft.guess = id
                self?.show()
            }
        default: break
        }
    }

    private func save() {
        do {
            let character = try OwnWork.checked(draft.character(original?.id ?? Identifier("")))
            guard let work else {
                actions.finishedCastMember(character)
                return actions.close()
            }
            add(character, to: work)
        } catch {
            refuse(WorksErrorText.describe(error, dependencies.strings))
        }
    }

    private func add(_ character: WorkCharacter, to work: WorkReference) {
        let (profile, now) = (dependencies.member().id, dependencies.clock.now())
        let text = dependencies.strings("own.character-added", character.name[dependencies.strings.language])
        port.writer.write(done: text) { [works = dependencies.works] in
            try await works.add(character, to: work.id, of: profile, at: now)
            return true
        } completion: { [weak self] in
            self?.actions.close()
        }
    }

    private func refuse(_ reason: String) {
        flaw = reason
        show()
        port.focus.send("english")
    }
}
