import ArgumentParser
import CommunityServer
import DimoAssets
import Domain
import Foundation

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Run the community server in this folder. Creates a community if the folder is empty.",
        discussion: """
            $ dimo-server serve
            $ dimo-server serve --lan
            $ dimo-server serve --listen 0.0.0.0:8420 --tls-cert chain.pem --tls-key key.pem
            Every option can also be set by an environment variable (DIMO_SERVER_LISTEN) or in the --config file. \
            Precedence: option, variable, file.
            """)

    @OptionGroup var store: StoreOption

    @Option(help: "Address and port to listen on. Default: 127.0.0.1:8420; port 0 picks a free one.")
    var listen: String?
    @Option(
        defaultAsFlag: "true", parsing: .next,
        help: ArgumentHelp(
            "Let friends join with one printed line that includes the server's own key; HOST is the address they use.",
            valueName: "host:port"))
    var lan: String?
    @Option(help: "Name of the community. Default: Dimo.") var name: String?
    @Option(help: "Who may join: open, invite or closed. Default: invite.") var registration: String?
    @Flag(help: "Allow reading without an account.") var guests = false
    @Option(help: "Terms that new members must accept (plain text file).") var terms: String?
    @Option(help: "Oldest dimo version accepted. Default: 0.1.") var oldestClient: String?
    @Option(help: "Threads for checking passwords. Default: the number of cores minus one, at most 4.")
    var passwordWorkers: Int?
    @Option(help: "TLS certificate chain (PEM file).") var tlsCert: String?
    @Option(help: "TLS private key (PEM file).") var tlsKey: String?
    @Option(help: "Proxy whose X-Forwarded-For is trusted, such as 10.0.0.0/8. Can be repeated.")
    var trustedProxy: [String] = []
    @Option(help: "Address for Prometheus metrics, such as 127.0.0.1:9420.") var metrics: String?
    @Option(help: "Maximum number of connections. Default: 12000.") var connections: Int?
    @Option(help: "Log level: info (logs every request), notice, warning or error. Default: info.")
    var logLevel: String?
    @Flag(help: "Allow plain HTTP on a public address.") var insecure = false
    @Flag(help: "Migrate an older database first. Back it up beforehand.") var migrate = false
    @Option(help: "Seconds for which /readyz fails before stopping. Default: 5 with --trusted-proxy, otherwise 0.")
    var drainDelay: Int?
    @Flag(help: "After a restore, don't accept what clients resend.") var refuseLost = false
    @Flag(help: .hidden) var noRates = false
    @Option(help: .hidden) var passwordRounds: Int = PasswordCost.usual.rounds

    func run() async throws {
        try await CommunityService(options(try store.settings())).run { line in
            // Writes without buffering, so that a pipe receives the line at once.
            FileHandle.standardOutput.write(Data((line + "\n" + QRCode.picture(of: line)).utf8))
        }
    }

    private func options(_ settings: ServerSettings) throws -> ServeOptions {
        let lan = try lan(settings)
        let place =
            try settings.value(.listen, listen, "an address and a port", read: Self.place)
            ?? lan.map { ($0.isAddress ? $0.host ?? Self.everywhere : Self.everywhere, $0.port) } ?? (
                "127.0.0.1", 8_420
            )
        var options = ServeOptions(
            store: try store.path(settings), host: place.host, port: place.port, settings: try community(settings),
            works: try works())
        (options.isLAN, options.lanHost) = (lan != nil, lan?.host)
        options.migrates = try settings.flag(.migrate, migrate)
        options.drainDelay = .seconds(
            try settings.number(.drainDelay, drainDelay, in: 0...600)
                ?? (options.settings.trustedProxies.isEmpty ? 0 : 5))
        options.allowsPlainHTTP = try settings.flag(.insecure, insecure)
        options.connections = try settings.number(.connections, connections, in: 1...1_000_000) ?? options.connections
        options.metrics = try settings.value(.metrics, metrics, "an address and a port", read: Self.place)
        options.logs =
            try settings.value(.logLevel, logLevel, "info, notice, warning or error", read: LogDetail.init)
            ?? options.logs
        let (certificate, key) = (settings.setting(.tlsCert, tlsCert), settings.setting(.tlsKey, tlsKey))
        if lan != nil, let one = certificate ?? key {
            throw SettingsProblem.value(origin: one.origin, wanted: "left out: --lan creates its own certificate")
        }
        if let certificate, let key {
            options.tls = (certificate.text, key.text)
        } else if let one = certificate ?? key {
            throw SettingsProblem.value(
                origin: one.origin, wanted: "given together with \(certificate == nil ? "tls-cert" : "tls-key")")
        }
        return options
    }

    private static let everywhere = "0.0.0.0"

    /// Returns the host and port at which friends reach the server; nil without `--lan`.
    private func lan(_ settings: ServerSettings) throws -> (host: String?, port: Int, isAddress: Bool)? {
        guard let setting = settings.setting(.lan, lan), setting.text != "false" else { return nil }
        guard !["", "true"].contains(setting.text) else { return (nil, 8_420, false) }
        guard let place = Self.place(setting.text) else {
            throw SettingsProblem.value(origin: setting.origin, wanted: "a host and a port")
        }
        return (place.host, place.port, place.host.allSatisfy { $0.isNumber || $0 == "." } || place.host.contains(":"))
    }

    private func community(_ settings: ServerSettings) throws -> CommunitySettings {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        var community = CommunitySettings()
        community.name = settings.text(.name, name) ?? community.name
        community.registration =
            try settings.value(.registration, registration, "open, invite or closed") {
                ["open", "invite", "closed"].contains($0) ? $0 : nil
            } ?? community.registration
        community.allowsGuests = try settings.flag(.guests, guests)
        community.oldestClient = settings.text(.oldestClient, oldestClient) ?? community.oldestClient
        community.resends = try !settings.flag(.refuseLost, refuseLost)
        community.passwordWorkers =
            try settings.number(.passwordWorkers, passwordWorkers, in: 1...64) ?? min(max(cores - 1, 1), 4)
        community.trustedProxies = settings.list(.trustedProxy, trustedProxy)
        community.keepsRates = !noRates
        community.passwordCost = PasswordCost(
            rounds: passwordRounds, blockSize: PasswordCost.usual.blockSize,
            parallelism: PasswordCost.usual.parallelism)
        if let terms = settings.text(.terms, terms) {
            guard let text = try? String(contentsOfFile: terms, encoding: .utf8) else {
                throw SettingsProblem.unreadable(path: terms)
            }
            community.terms = PlainText.lines(text)
        }
        return community
    }

    private func works() throws -> [CastWork] {
        do {
            let folder = try AssetFolder.locate { ProcessInfo.processInfo.environment[$0] }
            return WorkLoader.load(from: folder).catalogue.works
        } catch {
            throw failed("can't find the catalogue of works next to the program: \(error)")
        }
    }

    private static func place(_ text: String) -> (host: String, port: Int)? {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        let host = text[..<colon].trimmingPrefix("[").prefix { $0 != "]" }
        return host.isEmpty ? nil : (String(host), Int(port))
    }
}
