import Domain
import FeatureKit
import Reactive

/// A report with the member's own words and the doctor's findings, written to a file. Nothing is sent.
@MainActor
final class InquiryViewModel: ViewModel {
    private let slot: DraftSlot
    private let flow: Flow<SettingsStep>
    private let doctor: any Doctor
    private let reports: any ReportWriter
    private let version: String
    private let strings: Strings
    private let state = Observable(InquiryState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let focusRequested = Signal<String>()
    private let bag = SubscriptionBag()
    private let work: MemberWork
    private var isWriting = false
    private var isTried = false

    private var draft = InquiryDraft()
    private var isEmpty: Bool { draft.text.allSatisfy(\.isWhitespace) }

    init(
        slot: DraftSlot, doctor: any Doctor, reports: any ReportWriter, work: MemberWork, version: String,
        flow: Flow<SettingsStep>, strings: Strings
    ) {
        self.slot = slot
        self.flow = flow
        self.doctor = doctor
        self.reports = reports
        self.work = work
        self.version = version
        self.strings = strings
    }

    func transform(_ input: InquiryInput) -> InquiryOutput {
        input.form.edited.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.form.opened.observe { [weak self] target in
            if target.field == "write" { self?.write() }
        }.store(in: bag)
        input.writeRequested.observe { [weak self] in self?.write() }.store(in: bag)
        input.form.dropRequested.observe { [weak self] in self?.askToDrop() }.store(in: bag)
        input.refresh.observe { [weak self] in self?.format() }.store(in: bag)
        format()
        resume()
        return InquiryOutput(
            state: state.readOnly, messages: Messages(done: done.events, failed: failed.events),
            focusRequested: focusRequested.events)
    }

    private func resume() {
        slot.resume { [weak self] kept in
            guard let self, draft == InquiryDraft(), let begun = InquiryDraft(kept: kept.body) else { return false }
            draft = begun
            return true
        } shown: { [weak self] in
            self?.format()
        }
    }

    private func edit(_ edit: FormEdit) {
        switch edit {
        case .text("text", let text): draft.text = text
        case .option("kind", let id): draft.kind = InquiryDraft.Kind(rawValue: id) ?? draft.kind
        case .flag("findings", let isOn): draft.hasFindings = isOn
        default: break
        }
        slot.keep(draft == InquiryDraft() ? nil : draft.kept)
        format()
    }

    /// Asks first, because dropping a draft cannot be undone.
    private func askToDrop() {
        guard state.value.hasDraft else { return }
        flow.show(.dropDraft { [weak self] in self?.drop() })
    }

    private func drop() {
        slot.forget()
        draft = InquiryDraft()
        isTried = false
        format()
    }

    private func format() {
        let kinds = InquiryDraft.Kind.allCases.map { FormOption($0.rawValue, title: strings["inquiry.\($0.rawValue)"]) }
        let flaw = isTried && isEmpty ? FormMessage(strings["inquiry.needs-text"]) : nil
        let path = state.value.path
        state.update { state in
            state.hasDraft = draft != InquiryDraft()
            state.status = strings("inquiry.count", String(draft.text.count), String(InquiryDraft.limit))
            state.fields =
                DraftNote.fields(slot.note) + [
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
        guard !isWriting else { return }
        let draft = draft
        let heading = strings("inquiry.heading", strings["inquiry.\(draft.kind.rawValue)"], version)
        isWriting = true
        work.add { [doctor, reports] in
            let findings = draft.hasFindings ? DoctorText.text(of: try await doctor.diagnose()) : ""
            let report = [heading, draft.text, findings].filter { !$0.isEmpty }.joined(separator: "\n\n")
            return try await reports.write(report + "\n", as: .inquiry)
        } completion: { [weak self, work, strings, slot] result in
            self?.isWriting = false
            switch result {
            case .success(let path):
                self?.isTried = false
                self?.state.update { $0.path = path }
                self?.drop() ?? slot.forget()
                let text = strings("inquiry.done", path)
                self?.done.send(text) ?? work.say(text)
            case .failure(let error):
                let text = ErrorText.describe(error, strings)
                self?.failed.send(text) ?? work.say(text, isFailure: true)
            }
        }
    }
}
