internal import Domain
internal import FeatureKit
internal import Reactive

/// Imports a file, an archive or a folder that the member names.
@MainActor
final class ImportViewModel: ViewModel {
    private static let anyFormat = "auto"

    private let importRecipes: ImportRecipes
    private let reload: @Sendable () async throws -> Void
    private let authorizer: any MemberAuthorizer
    private let session: TransferSession
    private let flow: Flow<TransferStep>
    private let strings: Strings
    private let bag = SubscriptionBag()
    private var format = ImportViewModel.anyFormat
    private var policy = DuplicatePolicy.skip
    private var isDryRun = false

    /// - Parameter reload: reads what is remembered of the store once more, after recipes came in.
    init(
        importRecipes: ImportRecipes, reload: @escaping @Sendable () async throws -> Void,
        authorizer: any MemberAuthorizer, session: TransferSession, flow: Flow<TransferStep>, strings: Strings
    ) {
        self.importRecipes = importRecipes
        self.reload = reload
        self.authorizer = authorizer
        self.session = session
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: TransferInput) -> TransferOutput {
        input.cancelRequested.observe { [session, strings] in
            session.cancel(saying: strings["transfer.import.cancelled"])
        }.store(in: bag)
        return session.bind(
            input, fields: { [weak self] in self?.fields ?? [] }, edit: { [weak self] in self?.edit($0) },
            start: { [weak self] in self?.start() })
    }

    private func edit(_ edit: FormEdit) {
        switch edit {
        case .option("format", let id): format = id
        case .option("duplicates", let id): policy = DuplicatePolicy(rawValue: id) ?? policy
        case .flag("dry-run", let isOn): isDryRun = isOn
        default: break
        }
    }

    private var fields: [FormField] {
        let formats = [Self.anyFormat] + ExchangeFormat.readable.map(\.rawValue)
        return [
            session.pathField(placeholder: "transfer.import.placeholder"),
            FormField(
                "format", label: strings["transfer.format"],
                .choice(
                    formats.map { FormOption($0, title: strings["transfer.format.\($0)"]) }, selected: format)),
            FormField(
                "duplicates", label: strings["transfer.duplicates"],
                .choice(
                    DuplicatePolicy.allCases.map {
                        FormOption($0.rawValue, title: strings["transfer.duplicates.\($0.rawValue)"])
                    }, selected: policy.rawValue),
                message: FormMessage(strings["transfer.duplicates.\(policy.rawValue).what"], kind: .hint)),
            FormField("dry-run", label: strings["transfer.dry-run"], .toggle(isDryRun)),
            FormField(
                "go", label: strings[isDryRun ? "transfer.import.try" : "transfer.import.go"], .button),
        ]
    }

    private func start() {
        guard authorizer.authorize(.open(route: TransferDestination.importing.route)) else { return }
        let request = ImportRequest(
            sources: [.path(session.path.path)], format: ExchangeFormat(rawValue: format), policy: policy,
            isDryRun: isDryRun, isPreview: !isDryRun)
        session.run { [importRecipes, reload] progress in
            let report = try await importRecipes(request, progress: progress)
            if report.hasChanges, !report.isDryRun, !report.isPreview { try await reload() }
            return report
        } completion: { [flow] report in
            flow.show(report.isPreview ? .review(request, report) : .report(report))
        }
    }
}
