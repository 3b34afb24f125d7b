import Domain
import FeatureKit
import Reactive

struct FormProblem: Error, Equatable {
    let field: String
    let text: String
}

/// A form that reads its content once and saves it when it is valid.
/// Edits persist as a draft if the form has a slot; otherwise leaving with unsaved edits warns first.
@MainActor
final class RecordForm<Content: Equatable & Sendable>: FormViewModel, Subscriber {
    typealias Read = @Sendable () async throws -> (content: Content, subject: String)

    var content: Content { draft.content }
    /// The name of the subject; empty until it is read.
    private(set) var subject = ""
    let session: FormSession
    var bag: SubscriptionBag { session.bag }

    private let title: String
    private let draft: FormDraft<Content>
    private let flow: Flow<BarStep>?
    private let fields: @MainActor (Content) -> [FormField]
    private let texts: [String: WritableKeyPath<Content, String>]
    private let change: (FormEdit, inout Content) -> Void
    private let read: Read
    private let save: @MainActor (RecordForm) throws(FormProblem) -> Void
    private var isWarned = false

    /// `flow` asks before a draft is discarded; nil for a short form without a draft. `change` applies edits other than
    /// those of the text fields.
    init(
        _ draft: FormDraft<Content>, title: String, flow: Flow<BarStep>? = nil, session: FormSession,
        change: @escaping (FormEdit, inout Content) -> Void = { _, _ in },
        fields: @escaping @MainActor (Content) -> [FormField], texts: [String: WritableKeyPath<Content, String>],
        read: @escaping Read, save: @escaping @MainActor (RecordForm) throws(FormProblem) -> Void
    ) {
        self.draft = draft
        self.flow = flow
        self.title = title
        self.session = session
        self.change = change
        self.fields = fields
        self.texts = texts
        self.read = read
        self.save = save
    }

    func transform(_ input: FormInput) -> FormOutput {
        on(input.edited) { $0.apply($1) }
        on(input.leaveRequested) { $0.leave() }
        on(input.saveRequested) { $0.submit() }
        input.dropRequested.observe { [weak self] in
            self?.flow?.show(.dropDraft { [weak self] in self?.drop() })
        }.store(in: session.bag)
        input.refresh.observe { [weak self] in
            if case .failed = self?.session.state.value.phase { self?.load() }
        }.store(in: session.bag)
        load()
        return session.output
    }

    private func load() {
        session.state.update { $0.title = title }
        session.read(read) { [weak self] contents in
            guard let self else { return }
            draft.content = contents.content
            draft.original = contents.content
            subject = contents.subject
            show()
            draft.resume { [weak self] in self?.show() }
        }
    }

    private func apply(_ edit: FormEdit) {
        if case .text(let field, let text) = edit, let place = texts[field] {
            draft.content[keyPath: place] = text
        } else {
            change(edit, &draft.content)
        }
        session.flaw = nil
        isWarned = false
        draft.keep(title: subject)
        show()
    }

    private func drop() {
        draft.drop()
        session.flaw = nil
        show()
    }

    private func leave() {
        if isWarned || draft.isStored { return session.finish() }
        isWarned = true
        session.flaw = nil
        show()
    }

    private func submit() {
        isWarned = false
        show()
        do throws(FormProblem) {
            try save(self)
        } catch {
            session.refuse(error.field, error.text)
        }
    }

    private func show() {
        var shown = fields(content)
        if isWarned, let last = shown.popLast() {
            let warning = FormMessage(session.strings["form.leave"], kind: .warning)
            shown.append(FormField(last.id, label: last.label, last.control, message: warning))
        }
        session.show(
            draft.note + shown, title: subject.isEmpty ? title : "\(title): \(subject)", isDirty: draft.isDirty,
            keepsDraft: draft.isStored)
    }
}

/// Parses numbers from text fields; each field accepts a sum such as `2*30+15`.
struct FormNumbers: Sendable {
    let strings: Strings

    /// Returns the value of a number or sum, or nil for an empty field.
    func number(_ text: String, in field: String) throws(FormProblem) -> Double? {
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        do throws(FormulaProblem) {
            return try Formula.value(of: text)
        } catch {
            throw FormProblem(field: field, text: describe(error))
        }
    }

    func describe(_ problem: FormulaProblem) -> String {
        switch problem {
        case .empty: strings["formula.empty"]
        case .unexpected(let character): strings("formula.unexpected", String(character))
        case .unfinished: strings["formula.unfinished"]
        case .divisionByZero: strings["formula.zero"]
        case .tooLong: strings["formula.too-long"]
        case .tooLarge: strings["formula.too-large"]
        }
    }
}

extension DrinkRepository {
    /// Returns the name of a drink, or its id if the drink is unknown.
    func name(of id: Identifier<Drink>, in language: Language) async throws -> String {
        try await drinks(with: [id]).first?.name[language] ?? id.rawValue
    }
}
