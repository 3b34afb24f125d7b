import Domain
import FeatureKit
import Reactive

@MainActor
final class ExportViewModel: TransferFormViewModel {
    private static let everything = "everything"

    private let exporter: any RecipeExporter
    let session: TransferSession
    private let strings: Strings
    private var subject: ExportSubject?
    private var format = ExchangeFormat.dimo
    private var isOverwriting = false

    private var formats: [ExchangeFormat] { subject?.formats ?? [.dimo] }

    init(exporter: any RecipeExporter, session: TransferSession, strings: Strings) {
        self.exporter = exporter
        self.session = session
        self.strings = strings
    }

    func edit(_ edit: FormEdit) {
        switch edit {
        case .option("subject", let id):
            subject = ExportSubject(rawValue: id)
            if !formats.contains(format) { format = formats.first ?? .dimo }
        case .option("format", let id): format = ExchangeFormat(rawValue: id) ?? format
        case .flag("overwrite", let isOn): isOverwriting = isOn
        default: break
        }
    }

    var fields: [FormField] {
        let subjects = [Self.everything] + ExportSubject.allCases.map(\.rawValue)
        let subject = subject?.rawValue ?? Self.everything
        return [
            FormField(
                "subject", label: strings["transfer.subject"],
                .choice(subjects.map { FormOption($0, title: strings["transfer.subject.\($0)"]) }, selected: subject),
                message: FormMessage(strings["transfer.subject.\(subject).what"], kind: .hint)),
            FormField(
                "format", label: strings["transfer.format"],
                .choice(
                    formats.map { FormOption($0.rawValue, title: strings["transfer.format.\($0.rawValue)"]) },
                    selected: format.rawValue)),
            session.pathField(placeholder: "transfer.export.placeholder"),
            FormField("overwrite", label: strings["transfer.overwrite"], .toggle(isOverwriting)),
            FormField("go", label: strings["transfer.export.go"], .button),
        ]
    }

    func start() {
        let request: ExportRequest
        do {
            request = try ExportRequest(
                path: session.path.path, format: format, subject: subject, isOverwriting: isOverwriting)
        } catch {
            return session.refuse(TransferText.problem(error, strings))
        }
        session.run { [exporter] progress in
            try await exporter.export(request, progress: progress)
        } text: { [strings] report in
            let text = strings.counted("transfer.exported", report.records, report.path ?? "")
            return report.files > 1 ? text + " " + strings("transfer.exported.files", String(report.files)) : text
        }
    }
}
