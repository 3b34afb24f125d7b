internal import Domain
internal import FeatureKit
internal import Reactive

/// A work of a member's own being written: facts, synopsis, characters. What was begun anew is kept as a draft.
@MainActor
final class OwnWorkViewModel: FormViewModel {
    private let id: Identifier<Work>?
    private let request: CharacterRequest?
    private let editor: OwnWorkEditor
    private let drafts: DraftStore
    private let store: OwnWorkDrafts
    private let session: FormSession
    private let flow: Flow<WorksStep>
    private let strings: Strings
    private let reading = LatestTask()
    private let write = LatestWrite()
    private var genres: [Genre] = []
    private var draft = OwnWorkDraft()
    private var original = OwnWorkDraft()
    private var flaw: (field: String, text: String)?

    /// - Parameters:
    ///   - id: the work to change; nil for a new one.
    ///   - request: the request a new work answers; nil for none.
    init(
        id: Identifier<Work>?, answering request: CharacterRequest?, editor: OwnWorkEditor, drafts: DraftStore,
        store: OwnWorkDrafts, session: FormSession, flow: Flow<WorksStep>, strings: Strings
    ) {
        self.id = id
        self.request = request
        self.editor = editor
        self.drafts = drafts
        self.store = store
        self.session = session
        self.flow = flow
        self.strings = strings
        if let request { draft = OwnWorkDraft(answering: request, language: strings.language) }
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] edit in
            guard let self else { return }
            draft.apply(edit)
            changed()
        }.store(in: session.bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: session.bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: session.bag)
        input.leaveRequested.observe { [flow, isNew] in
            flow.show(.confirmLeave(keepsDraft: isNew))
        }.store(in: session.bag)
        input.removeRequested.observe { [weak self] in self?.remove() }.store(in: session.bag)
        input.refresh.observe { [weak self] in self?.readWhatFailed() }.store(in: session.bag)
        read()
        return session.output
    }

    private var isNew: Bool { id == nil && request == nil }
    private var intent: MemberIntent { .open(route: id.map { WorksDestination.work($0).route } ?? "dig") }

    private func read() {
        session.state.update { $0.phase = .loading }
        reading.run { [editor, store, id, isNew] in
            let (genres, work) = try await editor.genresAndWork(id)
            return (genres, work, isNew ? try? await store.draft() : nil)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (genres, work, begun)):
                self.genres = genres
                if let work {
                    original = OwnWorkDraft(work)
                    draft = original
                } else if isNew, let kept = drafts.work ?? begun {
                    drafts.work = kept
                    draft = kept
                }
                show()
            case .failure(let error):
                session.state.update { $0.phase = .failed(WorksErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func readWhatFailed() {
        if case .failed = session.state.value.phase { read() }
    }

    private func changed() {
        flaw = nil
        if isNew { keep(draft == original ? nil : draft) }
        show()
    }

    /// A draft that cannot be kept is no reason to stop the member from writing.
    private func keep(_ draft: OwnWorkDraft?) {
        drafts.work = draft
        write { [store] in try? await store.keep(draft) }
    }

    private var formatter: OwnWorkFormatter { OwnWorkFormatter(strings: strings, genres: genres) }

    private func show() {
        session.show(
            formatter.fields(draft, flaw: flaw), title: strings[id == nil ? "own.new" : "own.edit"],
            isDirty: draft != original, isKept: isNew, isRemovable: id != nil)
    }

    private func open(_ target: FormTarget) {
        switch target {
        case .field("save"): save()
        case .field("genres"):
            flow.show(
                .ticks(formatter.genreSource, ticked: draft.genres) { [weak self] ids in
                    self?.draft.genres = ids
                    self?.changed()
                })
        case .field("kind"): choose("kind", formatter.kinds, draft.kind.rawValue)
        case .field("rating"): choose("rating", formatter.ratings, draft.rating)
        case .add: editCast(nil)
        case .row(_, let row): editCast(row)
        case .field: break
        }
    }

    private func choose(_ field: String, _ options: [FormOption], _ selected: String) {
        flow.show(
            .choice(title: strings["own.\(field)"], options, selected: selected) { [weak self] id in
                self?.draft.apply(.option(field: field, id))
                self?.changed()
            })
    }

    private func editCast(_ row: Int?) {
        let character = row.flatMap { draft.cast.indices.contains($0) ? draft.cast[$0] : nil }
        flow.show(
            .castMember(character) { [weak self] written in
                guard let self else { return }
                if let row, draft.cast.indices.contains(row) {
                    if let written { draft.cast[row] = written } else { draft.cast.remove(at: row) }
                } else if let written {
                    draft.cast.append(written)
                }
                changed()
            })
    }

    private func save() {
        let record = draft.record(id ?? Identifier(""))
        do {
            _ = try OwnWork.checked(record)
        } catch {
            flaw = (OwnWorkDraft.field(of: error), WorksErrorText.describe(error, strings))
            show()
            return session.focus(OwnWorkDraft.field(of: error))
        }
        let title = record.work.title
        let text = strings(
            "own.kept", title[strings.language].isEmpty ? title[strings.language.other] : title[strings.language])
        session.save(intent) { [editor, request] in
            try await editor.save(record, answering: request)
        } done: {
            text
        } completion: { [weak self] in
            guard let self else { return }
            if isNew { keep(nil) }
            session.finish()
        }
    }

    private func remove() {
        guard let id else { return }
        let text = strings["own.removed"]
        session.save(intent) { [editor] in
            try await editor.remove(id)
        } done: {
            $0 ? text : nil
        }
    }
}
