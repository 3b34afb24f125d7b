import Domain
import FeatureKit
import Reactive

@MainActor
final class OwnWorkViewModel: DraftFormViewModel {
    private let id: Identifier<Work>?
    private let beginning: OwnWorkBeginning?
    private let editor: OwnWorkEditor
    private let drafts: DraftKeeper
    private let slot: DraftSlot
    private let draftKey: String
    let session: FormSession
    let flow: Flow<WorksStep>
    private var genres: [Genre] = []
    private var draft = OwnWorkDraft()
    private var original = OwnWorkDraft()

    /// `id` is nil for a new work.
    init(
        id: Identifier<Work>?, beginning: OwnWorkBeginning?, editor: OwnWorkEditor, drafts: DraftKeeper,
        session: FormSession, flow: Flow<WorksStep>
    ) {
        self.id = id
        self.beginning = beginning
        self.editor = editor
        self.drafts = drafts
        draftKey = id?.rawValue ?? beginning?.draftKey ?? ""
        slot = DraftSlot(drafts, form: "work", about: draftKey, strings: session.strings)
        self.session = session
        self.flow = flow
        if let beginning { original = beginning.draft(session.strings.language) }
    }

    func transform(_ input: FormInput) -> FormOutput {
        bindDraft(input)
        on(input.removeRequested) { $0.remove() }
        read()
        return session.output
    }

    func apply(_ edit: FormEdit) {
        // A later character of the same name starts empty.
        if case .removeRow(_, let row) = edit, draft.cast.indices.contains(row) {
            drafts.forget(CastMemberViewModel.draftForm, about: castKey(draft.cast[row]))
        }
        draft.apply(edit)
        changed()
    }

    func refresh() {
        if case .failed = session.state.value.phase { read() }
    }

    private var intent: MemberIntent { .open(route: id.map { WorksDestination.work($0).route } ?? "dig") }

    private func read() {
        session.read { [editor, slot, id] in
            let (genres, work) = try await editor.genresAndWork(id)
            return (genres, work, try await slot.read())
        } show: { [weak self] contents in
            guard let self else { return }
            let (genres, work, begun) = contents
            self.genres = genres
            if let work { original = OwnWorkDraft(work) }
            draft = original
            if let begun, let kept = OwnWorkDraft(text: begun.body) {
                slot.showNote(of: begun)
                draft = kept
            }
            show()
            if case .title = beginning { session.focus("year") }
        }
    }

    private func changed() {
        session.flaw = nil
        slot.keep(draft == original ? nil : draft.text, title: draft.titleEnglish)
        show()
    }

    /// Discards the drafts of the work and its characters, and shows what is saved.
    func drop() {
        forget()
        draft = original
        session.flaw = nil
        show()
    }

    private var forget: () -> Void {
        { [slot, drafts, cast = ([nil] + draft.cast + original.cast).map(castKey)] in
            slot.forget()
            for key in cast { drafts.forget(CastMemberViewModel.draftForm, about: key) }
        }
    }

    private func castKey(_ character: WorkCharacter?) -> String {
        CastMemberFields.draftKey(of: character, in: draftKey)
    }

    private var formatter: OwnWorkFormatter { OwnWorkFormatter(strings: strings, genres: genres) }

    private func show() {
        session.show(
            DraftNote.fields(slot.note) + formatter.fields(draft),
            title: strings[id == nil ? "own.new" : "own.edit"],
            isDirty: draft != original, keepsDraft: true, isRemovable: id != nil)
    }

    func open(_ target: FormTarget) {
        switch target {
        case .field("save"): save()
        case .field("genres"):
            flow.show(
                .ticks(formatter.genreSource, ticked: draft.genres) { [weak self] ids in
                    self?.draft.genres = ids
                    self?.changed()
                })
        case .field("kind"):
            choose("kind", title: strings["own.kind"], formatter.kinds, selected: draft.kind.rawValue)
        case .field("rating"):
            choose("rating", title: strings["own.rating"], formatter.ratings, selected: draft.rating)
        case .add: editCast(nil)
        case .row(_, let row): editCast(row)
        case .field: break
        }
    }

    private func editCast(_ row: Int?) {
        let character = row.flatMap { draft.cast.indices.contains($0) ? draft.cast[$0] : nil }
        flow.show(
            .castMember(character, draftKey: castKey(character)) { [weak self] written in
                guard let self else { return }
                if let row, draft.cast.indices.contains(row) {
                    if let written { draft.cast[row] = written } else { draft.cast.remove(at: row) }
                } else if let written {
                    draft.cast.append(written)
                }
                changed()
            })
    }

    func save() {
        let record = draft.record(id ?? Identifier(""))
        do {
            _ = try OwnWork.checked(record)
        } catch {
            let field = OwnWorkDraft.field(of: error, in: strings.language)
            return session.refuse(field, WorksErrorText.describe(error, strings))
        }
        let title = record.work.title
        let text = strings(
            "own.kept", title[strings.language].isEmpty ? title[strings.language.other] : title[strings.language])
        session.save(intent) { [editor, beginning] in
            try await editor.save(record, answering: beginning?.request)
        } done: { _ in
            text
        } completion: { [weak self, forget] saved in
            forget()
            guard let self else { return }
            if case .title = beginning { flow.replace(.destination(.work(saved))) } else { session.finish() }
        }
    }

    func remove() {
        guard let id else { return }
        let text = strings["own.removed"]
        session.save(intent) { [editor] in
            try await editor.remove(id)
        } done: {
            $0 ? text : nil
        } completion: { [forget, session] _ in
            forget()
            session.finish()
        }
    }
}
