internal import Domain
internal import FeatureKit
internal import Reactive

/// Characters a member misses: a form that asks for one, and what became of those asked for.
@MainActor
final class RequestsViewModel: FormModel {
    private static let most = 50

    private let dependencies: WorksDIContainer.Dependencies
    private let actions: FormActions
    private let port: FormPort
    private let reading = LatestTask()
    private var title: String
    private var kind: WorkKind
    private var name = ""
    private var flaw: String?
    private var requests: [CharacterRequest] = []

    init(title: String, kind: WorkKind, dependencies: WorksDIContainer.Dependencies, actions: FormActions) {
        self.title = title
        self.kind = kind
        self.dependencies = dependencies
        self.actions = actions
        port = FormPort(dependencies: dependencies, route: "dig")
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] in self?.apply($0) }.store(in: port.bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: port.bag)
        input.saveRequested.observe { [weak self] in self?.ask() }.store(in: port.bag)
        input.leaveRequested.observe { [weak self] in self?.actions.askLeave() }.store(in: port.bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: port.bag)
        show()
        reload()
        return port.output
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await port.settle()
        await reading.settle()
    }

    private func reload() {
        guard let profile = dependencies.reader().profile else { return }
        reading.run { [inbox = dependencies.inbox] in
            try await inbox.requests(of: profile, after: nil, limit: Self.most).rows
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let rows):
                requests = rows
                show()
            case .failure(let error): port.writer.failed.send(WorksErrorText.describe(error, dependencies.strings))
            }
        }
    }

    private var kinds: [FormOption] {
        WorkKind.allCases.map { FormOption($0.rawValue, title: dependencies.strings["work.kind.\($0.rawValue)"]) }
    }

    private func show() {
        let strings = dependencies.strings
        var fields = [
            FormField("explanation", .note(strings["request.explanation"])),
            FormField(
                "title", label: strings["request.work"], .text(title, limit: CharacterRequest.longestTitle)),
            FormField(
                "name", label: strings["request.name"], .text(name, limit: CharacterRequest.longestName),
                message: flaw.map { FormMessage($0) }),
            FormField("kind", label: strings["request.kind"], .choice(kinds, selected: kind.rawValue)),
            FormField("send", label: strings["request.send"], .button),
        ]
        if !requests.isEmpty {
            fields.append(FormField("heading", .note(strings["request.list"])))
            fields.append(FormField("requests", .rows(requests.map(row), add: "")))
        }
        port.show(fields, title: strings["request.title"], isDirty: !name.isEmpty)
    }

    private func row(_ request: CharacterRequest) -> FormRow {
        let strings = dependencies.strings
        let day = dependencies.moments.day(request.answeredAt ?? request.requestedAt)
        return FormRow(
            title: "\(request.name) · \(request.title)",
            detail: "\(strings["request.status.\(request.status.rawValue)"]) \(day)")
    }

    private func apply(_ edit: FormEdit) {
        switch edit {
        case .text("title", let text): title = text
        case .text("name", let text): name = text
        case .option("kind", let id): kind = WorkKind(rawValue: id) ?? kind
        case .removeRow("requests", let row): withdraw(row)
        default: return
        }
        flaw = nil
        show()
    }

    private func open(_ target: FormTarget) {
        switch target {
        case .field("send"): ask()
        case .field("kind"):
            actions.choose(dependencies.strings["request.kind"], kinds, kind.rawValue) { [weak self] id in
                self?.apply(.option(field: "kind", id))
            }
        // An open request can be turned into an own character.
        case .row("requests", let row):
            if requests.indices.contains(row), requests[row].status == .open { actions.answer(requests[row]) }
        default: break
        }
    }

    private func ask() {
        let (title, name, kind) = (self.title, self.name, self.kind)
        guard !PlainText.line(title, limit: 50).isEmpty, !PlainText.line(name, limit: 100).isEmpty else {
            flaw = dependencies.strings["request.missing"]
            show()
            return port.focus.send(title.isEmpty ? "title" : "name")
        }
        let (profile, now) = (dependencies.member().id, dependencies.clock.now())
        port.writer.write(done: dependencies.strings("request.done", name)) { [inbox = dependencies.inbox] in
            try await inbox.request(title: title, name: name, kind: kind, of: profile, at: now) != nil
        } completion: { [weak self] in
            self?.name = ""
            self?.show()
        }
    }

    private func withdraw(_ row: Int) {
        guard requests.indices.contains(row) else { return }
        let (profile, now) = (dependencies.member().id, dependencies.clock.now())
        port.writer.write(done: dependencies.strings["request.withdrawn"]) {
            [inbox = dependencies.inbox, id = requests[row].id] in
            try await inbox.withdraw(id, of: profile, at: now)
        }
    }
}
