import Domain
import FeatureKit
import Reactive

/// A report with the member's own words and the doctor's findings, written to a file. Nothing is sent.
@MainActor
final class InquiryViewModel: ViewModel, Subscriber {
    private let form: FormDraft<InquiryDraft>
    private let flow: Flow<SettingsStep>
    private let doctor: any Doctor
    private let reports: any ReportWriter
    private let version: String
    private let strings: Strings
    private let state = Observable(InquiryState())
    private let focusRequested = Signal<String>()
    let bag = SubscriptionBag()
    private let writer: MemberWriter
    private var isTried = false

    private var isEmpty: Bool { form.content.text.allSatisfy(\.isWhitespace) }

    init(
        slot: DraftSlot, doctor: any Doctor, reports: any ReportWriter, writer: MemberWriter, version: String,
        flow: Flow<SettingsStep>, strings: Strings
    ) {
        form = FormDraft(InquiryDraft(), in: slot)
        self.flow = flow
        self.doctor = doctor
        self.reports = reports
        self.writer = writer
        self.version = version
        self.strings = strings
    }

    func transform(_ input: InquiryInput) -> InquiryOutput {
        on(input.form.edited) { $0.edit($1) }
        input.form.opened.observe { [weak self] target in
            if target.field == "write" { self?.write() }
        }.store(in: bag)
        on(input.writeRequested) { $0.write() }
        on(input.form.dropRequested) { $0.askToDrop() }
        on(input.refresh) { $0.format() }
        format()
        form.resume { [weak self] in self?.format() }
        return InquiryOutput(
            state: state.readOnly, messages: writer.messages, focusRequested: focusRequested.events)
    }

    private func edit(_ edit: FormEdit) {
        switch edit {
        case .text("text", let text): form.content.text = text
        case .option("kind", let id): form.content.kind = InquiryDraft.Kind(rawValue: id) ?? form.content.kind
        case .flag("findings", let isOn): form.content.hasFindings = isOn
        default: break
        }
        form.keep()
        format()
    }

    /// Asks first, because dropping a draft cannot be undone.
    private func askToDrop() {
        guard state.value.hasDraft else { return }
        flow.show(.dropDraft { [weak self] in self?.drop() })
    }

    private func drop() {
        form.drop()
        isTried = false
        format()
    }

    private func format() {
        let draft = form.content
        let kinds = InquiryDraft.Kind.allCases.map { FormOption($0.rawValue, title: strings["inquiry.\($0.rawValue)"]) }
        let flaw = isTried && isEmpty ? FormMessage(strings["inquiry.needs-text"]) : nil
        let path = state.value.path
        state.update { state in
            state.hasDraft = form.isDirty
            state.status = strings("inquiry.count", String(draft.text.count), String(InquiryDraft.limit))
            state.fields =
                form.note + [
                    FormField("about", .note(strings["inquiry.about"])),
                    FormField("gap", .note("")),
                    FormField("kind", label: strings["inquiry.kind"], .choice(kinds, selected: draft.kind.rawValue)),
                    FormField(
                        "text", label: strings["inquiry.text"],
                        .lines(draft.text, placeholder: strings["inquiry.placeholder"], limit: InquiryDraft.limit),
                        message: flaw),
                    FormField(
                        "findings", label: strings["inquiry.findings"], .toggle(draft.hasFindings),
                        message: FormMessage(strings["inquiry.findings.detail"], kind: .hint)),
                    FormField("write", label: strings["inquiry.write"], .button),
                ]
            if !path.isEmpty { state.fields.append(FormField("path", .note(strings("inquiry.written", path)))) }
        }
    }

    private func write() {
        isTried = true
        guard !isEmpty else {
            format()
            return focusRequested.send("text")
        }
        guard !writer.isWriting else { return }
        let draft = form.content
        let heading = strings("inquiry.heading", strings["inquiry.\(draft.kind.rawValue)"], version)
        writer.write(.open(route: SettingsPage.inquiry.route)) { [doctor, reports] in
            let findings = draft.hasFindings ? DoctorText.text(of: try await doctor.diagnose()) : ""
            let report = [heading, draft.text, findings].filter { !$0.isEmpty }.joined(separator: "\n\n")
            return try await reports.write(report + "\n", as: .inquiry)
        } done: { [strings] path in
            strings("inquiry.done", path)
        } completion: { [weak self, form] result in
            guard case .success(let path) = result else { return }
            form.drop()
            self?.isTried = false
            self?.state.update { $0.path = path }
            self?.format()
        }
    }
}
