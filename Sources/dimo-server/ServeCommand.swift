import ArgumentParser
import CommunityServer
import DimoAssets
import Domain
import Foundation

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the community of this folder; an empty folder becomes a new one.",
        discussion: """
            Every option can also be a variable, such as DIMO_SERVER_LISTEN, or stand in the file of --config by its \
            name; an option comes before a variable, and that before the file.
            """)

    @OptionGroup var store: StoreOption

    @Option(help: "A copy that PostgreSQL keeps of the store, postgres://HOST/DATABASE, to read pages from.")
    var replica: String?

    @Option(help: "The address and port to listen on, 127.0.0.1:8420 without it; port 0 takes any that is free.")
    var listen: String?

    @Option(help: "What the community is called, Dimo without it.")
    var name: String?

    @Option(help: "Who may join: open, invite, which it is without it, or closed.")
    var registration: String?

    @Flag(help: "Let it be read without an account.")
    var guests = false

    @Option(help: "A file with the terms, in plain text.")
    var terms: String?

    @Option(help: "The oldest version of dimo that is served.")
    var oldestClient: String?

    @Option(help: "Threads that check passwords; one less than there are cores, and 4 at most, without it.")
    var passwordWorkers: Int?

    @Option(help: "A file with the certificate chain, PEM.")
    var tlsCert: String?

    @Option(help: "A file with the certificate's key, PEM.")
    var tlsKey: String?

    @Option(help: "A proxy whose X-Forwarded-For is believed, such as 10.0.0.0/8; can be given again.")
    var trustedProxy: [String] = []

    @Option(help: "Where metrics are told, such as 127.0.0.1:9420.")
    var metrics: String?

    @Option(help: "The most connections at once, 12000 without it.")
    var connections: Int?

    @Option(
        help: "What is logged: info, which has every request and is what it is without it, notice, warning or error.")
    var logLevel: String?

    @Flag(help: "Speak plain HTTP to the network too.")
    var insecure = false

    @Flag(help: "Do not take back what a restored store lost.")
    var refuseLost = false

    @Flag(help: .hidden)
    var noRates = false

    @Option(help: .hidden)
    var passwordRounds: Int = PasswordCost.usual.rounds

    func validate() throws { try StoreOption.checkPassword(replica, .replica) }

    func run() async throws {
        let settings = try store.settings()
        do {
            try await CommunityService(options(settings)).run { line in
                // Unbuffered, so that a pipe receives it at once.
                FileHandle.standardOutput.write(Data((line + "\n").utf8))
            }
        } catch let problem as StoreProblem {
            throw failed(problem)
        } catch let problem as ServeProblem {
            throw failed(problem)
        } catch let problem as SettingsProblem {
            throw failed(problem)
        }
    }

    private func options(_ settings: ServerSettings) throws -> ServeOptions {
        let place =
            try settings.value(.listen, listen, "an address and a port", read: Self.place) ?? ("127.0.0.1", 8_420)
        var options = ServeOptions(
            store: store.path(settings), host: place.host, port: place.port, settings: try community(settings),
            works: try works())
        options.replica = settings.text(.replica, replica)
        options.allowsPlainHTTP = try settings.flag(.insecure, insecure)
        options.connections = try settings.number(.connections, connections, in: 1...1_000_000) ?? options.connections
        options.metrics = try settings.value(.metrics, metrics, "an address and a port", read: Self.place)
        options.logs =
            try settings.value(.logLevel, logLevel, "info, notice, warning or error", read: LogDetail.init)
            ?? options.logs
        let (certificate, key) = (settings.setting(.tlsCert, tlsCert), settings.setting(.tlsKey, tlsKey))
        if let certificate, let key {
            options.tls = (certificate.text, key.text)
        } else if let one = certificate ?? key {
            throw SettingsProblem.value(origin: one.origin, wanted: "one of two: tls-cert and tls-key belong together")
        }
        return options
    }

    private func community(_ settings: ServerSettings) throws -> CommunitySettings {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        var community = CommunitySettings(
            name: settings.text(.name, name) ?? "Dimo",
            registration: try settings.value(.registration, registration, "open, invite or closed") {
                ["open", "invite", "closed"].contains($0) ? $0 : nil
            } ?? "invite",
            allowsGuests: try settings.flag(.guests, guests),
            oldestClient: settings.text(.oldestClient, oldestClient) ?? "0.1",
            resends: try !settings.flag(.refuseLost, refuseLost),
            passwordWorkers: try settings.number(.passwordWorkers, passwordWorkers, in: 1...64)
                ?? min(max(cores - 1, 1), 4),
            trustedProxies: settings.list(.trustedProxy, trustedProxy), keepsRates: !noRates)
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
            throw failed("the catalogue of works was not found beside the program: \(error)")
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
