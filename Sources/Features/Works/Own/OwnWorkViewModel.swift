internal import Domain
internal import FeatureKit
internal import Reactive

/// A work of a member's own being written: facts, synopsis, characters. What was begun anew is kept as a draft.
@MainActor
final class OwnWorkViewModel: FormModel {
    private let id: Identifier<Work>?
    private let request: CharacterRequest?
    private let dependencies: WorksDIContainer.Dependencies
    private let actions: FormActions
    private let port: FormPort
    private let reading = LatestTask()
    private var genres: [Genre] = []
    private var draft = OwnWorkDraft()
    private var original = OwnWorkDraft()
    private var flaw: (field: String, text: String)?

    /// - Parameters:
    ///   - id: the work to change; nil for a new one.
    ///   - request: the request a new work answers; nil for none.
    init(
        id: Identifier<Work>?, answering request: CharacterRequest?, dependencies: WorksDIContainer.Dependencies,
        actions: FormActions
    ) {
        self.id = id
        self.request = request
        self.dependencies = dependencies
        self.actions = actions
        port = FormPort(dependencies: dependencies, route: id.map { "work:\($0)" } ?? "dig")
        if let request { draft = OwnWorkDraft(answering: request, language: dependencies.strings.language) }
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] edit in
            guard let self else { return }
            draft.apply(edit)
            changed()
        }.store(in: port.bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: port.bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: port.bag)
        input.leaveRequested.observe { [weak self] in self?.actions.askLeave() }.store(in: port.bag)
        input.removeRequested.observe { [weak self] in self?.remove() }.store(in: port.bag)
        read()
        return port.output
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
        await port.settle()
    }

    private var isNew: Bool { id == nil && request == nil }

    private func read() {
        port.state.update { $0.phase = .loading }
        let profile = dependencies.member().id
        reading.run { [works = dependencies.works, id] in
            let genres = try await works.genres()
            guard let id else { return (genres, CastWork?.none) }
            guard let work = try await works.ownWork(id, of: profile) else { throw WorkProblem.notOwn }
            return (genres, work)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (genres, work)):
                self.genres = genres
                if let work {
                    original = OwnWorkDraft(work)
                    draft = original
                } else if isNew, let kept = dependencies.drafts.work {
                    draft = kept
                }
                show()
            case .failure(let error):
                port.state.update { $0.phase = .failed(WorksErrorText.describe(error, self.dependencies.strings)) }
            }
        }
    }

    private func changed() {
        flaw = nil
        if isNew { dependencies.drafts.work = draft == original ? nil : draft }
        show()
    }

    private var formatter: OwnWorkFormatter { OwnWorkFormatter(strings: dependencies.strings, genres: genres) }

    private func show() {
        port.show(
            formatter.fields(draft, flaw: flaw),
            title: dependencies.strings[id == nil ? "own.new" : "own.edit"], isDirty: draft != original,
            isRemovable: id != nil)
    }

    private func open(_ target: FormTarget) {
        switch target {
        case .field("save"): save()
        case .field("genres"):
            actions.pick(dependencies.strings["own.genres"], formatter.genreOptions, draft.genres) { [weak self] ids in
                self?.draft.genres = ids
                self?.changed()
            }
        case .field("kind"): choose("kind", formatter.kinds, draft.kind.rawValue)
        case .field("rating"): choose("rating", formatter.ratings, draft.rating)
        case .add: editCast(nil)
        case .row(_, let row): editCast(row)
        case .field: break
        }
    }

    private func choose(_ field: String, _ options: [FormOption], _ selected: String) {
        actions.choose(dependencies.strings["own.\(field)"], options, selected) { [weak self] id in
            self?.draft.apply(.option(field: field, id))
            self?.changed()
        }
    }

    private func editCast(_ row: Int?) {
        let character = row.flatMap { draft.cast.indices.contains($0) ? draft.cast[$0] : nil }
        actions.editCastMember(character) { [weak self] written in
            guard let self else { return }
            if let row, draft.cast.indices.contains(row) {
                if let written { draft.cast[row] = written } else { draft.cast.remove(at: row) }
            } else if let written {
                draft.cast.append(written)
            }
            changed()
        }
    }

    private func save() {
        let record = draft.record(id ?? Identifier(""))
        do {
            _ = try OwnWork.checked(record)
        } catch {
            flaw = (OwnWorkDraft.field(of: error), WorksErrorText.describe(error, dependencies.strings))
            show()
            return port.focus.send(OwnWorkDraft.field(of: error))
        }
        let (profile, now) = (dependencies.member().id, dependencies.clock.now())
        let strings = dependencies.strings
        let title =
            record.work.title[strings.language].isEmpty
            ? record.work.title[strings.language.other] : record.work.title[strings.language]
        port.writer.write(done: strings("own.kept", title)) {
            [works = dependencies.works, inbox = dependencies.inbox, request] in
            let id = try await works.save(record, of: profile, at: now)
            if let request, let character = try await works.ownWork(id, of: profile)?.cast.first {
                try await inbox.fulfil(request.id, with: character.id, of: profile, at: now)
            }
            return true
        } completion: { [weak self] in
            guard let self else { return }
            if isNew { dependencies.drafts.work = nil }
            actions.close()
        }
    }

    private func remove() {
        guard let id else { return }
        let profile = dependencies.member().id
        port.writer.write(done: dependencies.strings["own.removed"]) { [works = dependencies.works] in
            try await works.remove(id, of: profile)
        } completion: { [weak self] in
            self?.actions.close()
        }
    }
}
