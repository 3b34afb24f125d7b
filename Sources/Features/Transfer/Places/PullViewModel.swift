import Domain
import FeatureKit
import Reactive

/// Imports the member's data from a Bar Assistant server: everything, or what changed since.
@MainActor
final class PullViewModel: TransferFormViewModel {
    private let puller: any RecipePullMaker
    private let reload: @Sendable () async -> Void
    private let authorizer: any MemberAuthorizer
    let session: TransferSession
    private let flow: Flow<TransferStep>
    private let strings: Strings
    private var address: String
    private var token = ""
    private var bar = ""
    private var isDryRun = false

    /// `reload` rereads cached parts of the store after recipes were imported.
    init(
        puller: any RecipePullMaker, reload: @escaping @Sendable () async -> Void,
        authorizer: any MemberAuthorizer, session: TransferSession, flow: Flow<TransferStep>, strings: Strings
    ) {
        self.puller = puller
        self.reload = reload
        self.authorizer = authorizer
        self.session = session
        self.flow = flow
        self.strings = strings
        address = puller.address
    }

    func edit(_ edit: FormEdit) {
        switch edit {
        case .text("url", let text): address = text
        case .text("token", let text): token = text
        case .text("bar", let text): bar = text
        case .flag("dry-run", let isOn): isDryRun = isOn
        default: break
        }
    }

    var fields: [FormField] {
        [
            FormField("what", .note(strings["transfer.pull.note"])),
            FormField(
                "url", label: strings["transfer.pull.url"],
                .text(address, placeholder: strings["transfer.pull.url.placeholder"], limit: 300),
                message: session.flaw.map { FormMessage($0) }),
            FormField(
                "token", label: strings["transfer.pull.token"],
                .text(
                    token,
                    placeholder: strings[puller.hasToken ? "transfer.pull.token.known" : "transfer.pull.token.none"],
                    limit: 400, isSecret: true)),
            FormField(
                "bar", label: strings["transfer.pull.bar"],
                .text(bar, placeholder: strings["transfer.pull.bar.placeholder"])),
            FormField("dry-run", label: strings["transfer.dry-run"], .toggle(isDryRun)),
            FormField("go", label: strings[isDryRun ? "transfer.import.try" : "transfer.pull.go"], .button),
        ]
    }

    func start() {
        guard authorizer.authorize(.open(route: TransferDestination.pulling.route)) else { return }
        let access = ServerAccess(address: address, token: token)
        let bar = bar.isEmpty ? nil : bar
        session.run(isTrial: isDryRun, reload: reload) { [puller, isDryRun] progress in
            try await puller.pull(access)(bar: bar, isDryRun: isDryRun, progress: progress)
        } show: { [flow] report in
            flow.show(.report(report))
        }
    }
}
