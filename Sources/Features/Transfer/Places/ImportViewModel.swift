import Domain
import FeatureKit
import Reactive

@MainActor
final class ImportViewModel: TransferFormViewModel {
    private static let anyFormat = "auto"
    private static let longestPaste = 8_000

    private let importRecipes: ImportRecipes
    private let pages: any PageFetcher
    private let reload: @Sendable () async -> Void
    private let authorizer: any MemberAuthorizer
    let session: TransferSession
    private let flow: Flow<TransferStep>
    private let strings: Strings
    private var format = ImportViewModel.anyFormat
    private var policy = DuplicatePolicy.skip
    private var isDryRun = false
    private var pasted = ""
    private var isPasting: Bool { format == ExchangeFormat.text.rawValue }

    /// `reload` rereads cached parts of the store after recipes were imported.
    init(
        importRecipes: ImportRecipes, pages: any PageFetcher, reload: @escaping @Sendable () async -> Void,
        authorizer: any MemberAuthorizer, session: TransferSession, flow: Flow<TransferStep>, strings: Strings
    ) {
        self.importRecipes = importRecipes
        self.pages = pages
        self.reload = reload
        self.authorizer = authorizer
        self.session = session
        self.flow = flow
        self.strings = strings
    }

    func edit(_ edit: FormEdit) {
        switch edit {
        case .option("format", let id): format = id
        case .text("pasted", let text): pasted = text
        case .option("duplicates", let id): policy = DuplicatePolicy(rawValue: id) ?? policy
        case .flag("dry-run", let isOn): isDryRun = isOn
        default: break
        }
    }

    var fields: [FormField] {
        let formats = [Self.anyFormat] + ExchangeFormat.readable.map(\.rawValue)
        return [
            isPasting
                ? FormField(
                    "pasted", label: strings["transfer.pasted"],
                    .lines(pasted, placeholder: strings["transfer.pasted.placeholder"], limit: Self.longestPaste))
                : session.pathField(placeholder: "transfer.import.placeholder"),
            FormField(
                "format", label: strings["transfer.format"],
                .choice(formats.map { FormOption($0, title: strings["transfer.format.\($0)"]) }, selected: format)),
            FormField(
                "duplicates", label: strings["transfer.duplicates"],
                .choice(
                    DuplicatePolicy.allCases.map {
                        FormOption($0.rawValue, title: strings["transfer.duplicates.\($0.rawValue)"])
                    }, selected: policy.rawValue),
                message: FormMessage(strings["transfer.duplicates.\(policy.rawValue).what"], kind: .hint)),
            FormField("dry-run", label: strings["transfer.dry-run"], .toggle(isDryRun)),
            FormField("go", label: strings[isDryRun ? "transfer.import.try" : "transfer.import.go"], .button),
        ]
    }

    func start() {
        guard authorizer.authorize(.open(route: TransferDestination.importing.route)) else { return }
        if isPasting {
            guard pasted.contains(where: { !$0.isWhitespace }) else {
                return session.refuse(strings["transfer.pasted.missing"])
            }
            return preview(.bytes(Array(pasted.utf8), name: strings["transfer.pasted"]))
        }
        let path = session.path.text
        guard isPage(path) else { return run(.path(session.path.path)) }
        session.preview { [pages, whole = session.path.path] _ in
            try await pages.source(ImportAddress.isOne(path) ? path : whole)
        } completion: { [weak self] in
            self?.preview($0)
        }
    }

    /// Whether a path is a web page, by file or by address.
    private func isPage(_ path: String) -> Bool {
        let name = path.lowercased()
        return format == ExchangeFormat.webPage.rawValue || ImportAddress.isOne(path) || name.hasSuffix(".html")
            || name.hasSuffix(".htm")
    }

    private func request(_ source: TransferSource, isTrial: Bool) -> ImportRequest {
        ImportRequest(
            sources: [source], format: ExchangeFormat(rawValue: format), policy: policy, isDryRun: isTrial,
            isPreview: !isTrial)
    }

    private func preview(_ source: TransferSource) {
        let request = request(source, isTrial: true)
        session.preview { [importRecipes] progress in
            try await importRecipes(request, progress: progress)
        } completion: { [weak self, flow] report in
            guard let self, !report.previews.isEmpty, !isDryRun else { return flow.show(.report(report)) }
            flow.show(
                .preview(report) { [weak self] in
                    flow.close()
                    self?.run(source, isPreviewed: true)
                })
        }
    }

    /// Imports a source. A text, which may be partly misread, is previewed first.
    private func run(_ source: TransferSource, isPreviewed: Bool = false) {
        var request = request(source, isTrial: isDryRun)
        request.previewsTexts = !isDryRun && !isPreviewed
        session.run(isTrial: isDryRun, reload: reload) { [importRecipes, request] progress in
            try await importRecipes(request, progress: progress)
        } show: { [weak self, flow, request] report in
            guard report.isPreview else { return flow.show(.report(report)) }
            if report.diary == nil { self?.preview(source) } else { flow.show(.review(request, report)) }
        }
    }
}
