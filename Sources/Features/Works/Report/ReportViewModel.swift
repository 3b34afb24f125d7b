import Domain
import FeatureKit
import Reactive

/// A report on a review: one of seven reasons, with a text if needed. It can be made once; then the form says so.
@MainActor
final class ReportViewModel: DraftFormViewModel, DraftedForm {
    struct Draft: Codable, Equatable {
        /// Empty before one is chosen.
        var reasonID = ""
        var text = ""

        var reason: ReportReason? { ReportReason(rawValue: reasonID) }
    }

    private let review: Identifier<Review>
    private let editor: ReviewEditor
    private let moments: TimestampText
    let form: FormDraft<Draft>
    let session: FormSession
    let flow: Flow<WorksStep>
    private var made: Report?

    init(
        review: Identifier<Review>, editor: ReviewEditor, moments: TimestampText, slot: DraftSlot,
        session: FormSession, flow: Flow<WorksStep>
    ) {
        self.review = review
        self.editor = editor
        self.moments = moments
        form = FormDraft(Draft(), in: slot)
        self.session = session
        self.flow = flow
    }

    func transform(_ input: FormInput) -> FormOutput {
        bindDraft(input)
        refresh()
        return session.output
    }

    func refresh() {
        session.read { [editor, review] in
            try await editor.report(on: review)
        } show: { [weak self] report in
            guard let self else { return }
            made = report
            show()
            if report == nil { form.resume { [weak self] in self?.show() } }
        }
    }

    private var none: FormOption { FormOption("", title: strings["report.none"]) }

    private var options: [FormOption] {
        ReportReason.allCases.map { FormOption($0.rawValue, title: strings["report.\($0.rawValue)"]) }
    }

    func show() {
        let title = strings["report.title"]
        if let made {
            let note = strings(
                "report.made", moments.day(made.reportedAt), strings["report.\(made.reason.rawValue)"])
            return session.show([FormField("made", .note(note))], title: title, canSave: false)
        }
        let fields =
            form.note + [
                FormField("explanation", .note(strings["report.explanation"])),
                FormField(
                    "reason", label: strings["report.reason"],
                    .choice((form.content.reason == nil ? [none] : []) + options, selected: form.content.reasonID)),
                FormField(
                    "text", label: strings["report.text"],
                    .text(form.content.text, placeholder: strings["report.text-hint"], limit: ReportReason.longestText)),
                FormField("send", label: strings["report.send"], .button),
            ]
        session.show(fields, title: title, isDirty: form.isDirty, keepsDraft: form.isStored)
    }

    func apply(_ edit: FormEdit) {
        switch edit {
        case .option(_, let id): form.content.reasonID = id
        case .text(_, let typed): form.content.text = typed
        case .flag, .moveRow, .removeRow: return
        }
        form.keep()
        show()
    }

    func open(_ target: FormTarget) {
        switch target.field {
        case "send": save()
        case "reason":
            choose("reason", title: strings["report.reason"], options, selected: form.content.reasonID)
        default: break
        }
    }

    func save() {
        guard made == nil else { return }
        guard let reason = form.content.reason else { return session.refuse("reason", strings["report.choose"]) }
        let thanks = strings["report.done"]
        session.save(.open(route: WorksDestination.review(review).route), forgetting: form.slot) {
            [editor, review, text = form.content.text] in
            try await editor.report(review, for: reason, text)
        } done: {
            thanks
        }
    }
}
