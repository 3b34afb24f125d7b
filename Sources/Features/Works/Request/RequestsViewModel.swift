import Domain
import FeatureKit
import Reactive

@MainActor
final class RequestsViewModel: DraftFormViewModel, DraftedForm {
    struct Draft: Codable, Equatable {
        var title: String
        var kindID: String
        var name = ""
    }

    private let editor: RequestEditor
    private let moments: TimestampText
    let form: FormDraft<Draft>
    let session: FormSession
    let flow: Flow<WorksStep>
    private let reading = LatestTask()
    private let finding = LatestTask()
    private let intent = MemberIntent.open(route: "dig/requests")
    private var requests: [CharacterRequest] = []

    init(
        title: String, kind: WorkKind, editor: RequestEditor, moments: TimestampText, slot: DraftSlot,
        session: FormSession, flow: Flow<WorksStep>
    ) {
        form = FormDraft(Draft(title: title, kindID: kind.rawValue), in: slot)
        self.editor = editor
        self.moments = moments
        self.session = session
        self.flow = flow
    }

    func transform(_ input: FormInput) -> FormOutput {
        bindDraft(input)
        show()
        refresh()
        form.resume { [weak self] in self?.show() }
        return session.output
    }

    func refresh() {
        reading.read { [editor] in
            try await editor.requests()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let rows):
                requests = rows
                show()
            case .failure(let error): session.writer.fail(WorksErrorText.describe(error, strings))
            }
        }
    }

    private var kinds: [FormOption] {
        WorkKind.allCases.map { FormOption($0.rawValue, title: strings["work.kind.\($0.rawValue)"]) }
    }

    func show() {
        var fields =
            form.note + [
                FormField("explanation", .note(strings["request.explanation"])),
                FormField(
                    "title", label: strings["request.work"],
                    .text(form.content.title, limit: CharacterRequest.longestTitle)),
                FormField(
                    "name", label: strings["request.name"],
                    .text(form.content.name, limit: CharacterRequest.longestName)),
                FormField("kind", label: strings["request.kind"], .choice(kinds, selected: form.content.kindID)),
                FormField("send", label: strings["request.send"], .button),
            ]
        if !requests.isEmpty {
            fields.append(FormField("heading", .note(strings["request.list"])))
            fields.append(FormField("requests", .rows(requests.map(row), add: "")))
        }
        session.show(fields, title: strings["request.title"], isDirty: form.isDirty, keepsDraft: form.isStored)
    }

    private func row(_ request: CharacterRequest) -> FormRow {
        let day = moments.day(request.answeredAt ?? request.requestedAt)
        return FormRow(
            title: "\(request.name) · \(request.title)",
            detail: "\(strings["request.status.\(request.status.rawValue)"]) \(day)")
    }

    func apply(_ edit: FormEdit) {
        switch edit {
        case .text("title", let text): form.content.title = text
        case .text("name", let text): form.content.name = text
        case .option("kind", let id): form.content.kindID = id
        case .removeRow("requests", let row): return withdraw(row)
        default: return
        }
        form.keep(title: form.content.name)
        show()
    }

    func open(_ target: FormTarget) {
        switch target {
        case .field("send"): save()
        case .field("kind"): choose("kind", title: strings["request.kind"], kinds, selected: form.content.kindID)
        // An open request can be turned into an own character.
        case .row("requests", let row):
            if requests.indices.contains(row), requests[row].status == .open { turn(requests[row]) }
        default: break
        }
    }

    /// Adds the character to the existing work, otherwise to a new one.
    private func turn(_ request: CharacterRequest) {
        let name = LocalizedText(both: request.name)
        finding.run(reportingTo: session.writer) { [editor] in
            try await editor.work(called: request.title)
        } success: { [flow] work in
            flow.show(work.map { WorksStep.addedCharacter($0, name: name) } ?? .ownWork(nil, answering: request))
        }
    }

    func save() {
        let (title, name, kind) = (
            form.content.title, form.content.name, WorkKind(rawValue: form.content.kindID) ?? .film
        )
        guard !PlainText.line(title, limit: 50).isEmpty, !PlainText.line(name, limit: 100).isEmpty else {
            session.refuse("name", strings["request.missing"])
            if title.isEmpty { session.focus("title") }
            return
        }
        let text = strings("request.done", name)
        session.save(intent) { [editor] in
            try await editor.ask(for: name, in: title, kind)
        } done: {
            $0 ? text : nil
        } completion: { [weak self, form] _ in
            form.forget()
            self?.begin()
        }
    }

    /// Keeps the title, because the next request may be for the same work.
    private func begin() {
        form.content.name = ""
        form.original = form.content
        show()
    }

    private func withdraw(_ row: Int) {
        guard requests.indices.contains(row) else { return }
        let text = strings["request.withdrawn"]
        session.writer.write(intent) { [editor, id = requests[row].id] in
            try await editor.withdraw(id)
        } done: {
            $0 ? text : nil
        }
    }
}
