internal import Domain
internal import FeatureKit
internal import Reactive

/// A report on a review: one of seven reasons, a text where one is wanted. It is made once; the form says so then.
@MainActor
final class ReportViewModel: FormModel {
    private let review: Identifier<Review>
    private let dependencies: WorksDIContainer.Dependencies
    private let actions: FormActions
    private let port: FormPort
    private let reading = LatestTask()
    private var made: Report?
    private var reason: ReportReason?
    private var text = ""
    private var flaw: String?

    init(review: Identifier<Review>, dependencies: WorksDIContainer.Dependencies, actions: FormActions) {
        self.review = review
        self.dependencies = dependencies
        self.actions = actions
        port = FormPort(dependencies: dependencies, route: "review:\(review)")
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] in self?.apply($0) }.store(in: port.bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: port.bag)
        input.saveRequested.observe { [weak self] in self?.report() }.store(in: port.bag)
        input.leaveRequested.observe { [weak self] in self?.actions.askLeave() }.store(in: port.bag)
        port.state.update { $0.phase = .loading }
        let profile = dependencies.member().id
        reading.run { [reviews = dependencies.reviews, review] in
            try await reviews.report(on: review, by: profile)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let report):
                made = report
                show()
            case .failure(let error):
                port.state.update { $0.phase = .failed(WorksErrorText.describe(error, self.dependencies.strings)) }
            }
        }
        return port.output
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
        await port.settle()
    }

    private var options: [FormOption] {
        ReportReason.allCases.map { FormOption($0.rawValue, title: dependencies.strings["report.\($0.rawValue)"]) }
    }

    private func show() {
        let strings = dependencies.strings
        let title = strings["report.title"]
        if let made {
            let note = strings(
                "report.made", dependencies.moments.day(made.reportedAt), strings["report.\(made.reason.rawValue)"])
            return port.show([FormField("made", .note(note))], title: title, isDirty: false)
        }
        let fields = [
            FormField("explanation", .note(strings["report.explanation"])),
            FormField(
                "reason", label: strings["report.reason"], .choice(options, selected: reason?.rawValue ?? ""),
                message: flaw.map { FormMessage($0) }),
            FormField(
                "text", label: strings["report.text"],
                .text(text, placeholder: strings["report.text-hint"], limit: ReportReason.longestText)),
            FormField("send", label: strings["report.send"], .button),
        ]
        port.show(fields, title: title, isDirty: reason != nil || !text.isEmpty)
    }

    private func apply(_ edit: FormEdit) {
        switch edit {
        case .option(_, let id): reason = ReportReason(rawValue: id)
        case .text(_, let typed): text = typed
        case .flag, .moveRow, .removeRow: return
        }
        flaw = nil
        show()
    }

    private func open(_ target: FormTarget) {
        switch target.field {
        case "send": report()
        case "reason":
            actions.choose(dependencies.strings["report.reason"], options, reason?.rawValue ?? "") { [weak self] id in
                self?.apply(.option(field: "reason", id))
            }
        default: break
        }
    }

    private func report() {
        guard made == nil else { return }
        guard let reason else {
            flaw = dependencies.strings["report.choose"]
            show()
            return port.focus.send("reason")
        }
        let report = Report(reason: reason, text: text, reportedAt: dependencies.clock.now())
        let profile = dependencies.member().id
        port.writer.write(done: dependencies.strings["report.done"]) { [reviews = dependencies.reviews, review] in
            try await reviews.report(review, report, by: profile)
            return true
        } completion: { [weak self] in
            self?.actions.close()
        }
    }
}
