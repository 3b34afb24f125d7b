import ArgumentParser
import CommunityServer
import DimoAssets
import Domain
import Foundation

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the community of this folder; an empty folder becomes a new one.",
        discussion:
            "--store, --listen, --name, --registration and the two of TLS can also be set as DIMO_SERVER_LISTEN.")

    @OptionGroup var store: StoreOption

    @Option(help: "The address and port to listen on; port 0 takes any that is free.")
    var listen: String = ServeCommand.setting("listen") ?? "127.0.0.1:8420"

    @Option(help: "What the community is called.")
    var name: String = ServeCommand.setting("name") ?? "Dimo"

    @Option(help: "Who may join: open, invite or closed.")
    var registration: String = ServeCommand.setting("registration") ?? "invite"

    @Flag(help: "Let it be read without an account.")
    var guests = false

    @Option(help: "A file with the terms, in plain text.")
    var terms: String?

    @Option(help: "The oldest version of dimo that is served.")
    var oldestClient: String = "0.1"

    @Option(help: "Threads that check passwords.")
    var passwordWorkers: Int = min(max(ProcessInfo.processInfo.activeProcessorCount - 1, 1), 4)

    @Option(help: "A file with the certificate chain, PEM.")
    var tlsCert: String?

    @Option(help: "A file with the certificate's key, PEM.")
    var tlsKey: String?

    @Option(help: "A proxy whose X-Forwarded-For is believed, such as 10.0.0.0/8; can be given again.")
    var trustedProxy: [String] = []

    @Option(help: "Where metrics are told, such as 127.0.0.1:9420.")
    var metrics: String?

    @Option(help: "The most connections at once.")
    var connections: Int = 10_000

    @Option(help: "What is logged: info, which has every request, notice, warning or error.")
    var logLevel: String = LogDetail.info.rawValue

    @Flag(help: "Speak plain HTTP to the network too.")
    var insecure = false

    @Flag(help: "Do not take back what a restored store lost.")
    var refuseLost = false

    @Flag(help: .hidden)
    var noRates = false

    @Option(help: .hidden)
    var passwordRounds: Int = PasswordCost.usual.rounds

    func validate() throws {
        guard ["open", "invite", "closed"].contains(registration) else {
            throw ValidationError("--registration is open, invite or closed")
        }
        guard (tlsCert == nil) == (tlsKey == nil) else {
            throw ValidationError("--tls-cert and --tls-key belong together")
        }
        guard LogDetail(rawValue: logLevel) != nil else {
            throw ValidationError("--log-level is info, notice, warning or error")
        }
        guard Self.place(listen) != nil else { throw ValidationError("--listen is an address and a port") }
        if let metrics, Self.place(metrics) == nil {
            throw ValidationError("--metrics is an address and a port")
        }
    }

    func run() async throws {
        guard let place = Self.place(listen) else { throw ValidationError("--listen is an address and a port") }
        var settings = CommunitySettings(
            name: name, registration: registration, allowsGuests: guests, oldestClient: oldestClient,
            resends: !refuseLost, passwordWorkers: passwordWorkers, trustedProxies: trustedProxy, keepsRates: !noRates)
        settings.passwordCost = PasswordCost(
            rounds: passwordRounds, blockSize: PasswordCost.usual.blockSize,
            parallelism: PasswordCost.usual.parallelism)
        if let terms {
            guard let text = try? String(contentsOfFile: terms, encoding: .utf8) else {
                throw failed("\(terms) cannot be read")
            }
            settings.terms = PlainText.lines(text)
        }
        var options = ServeOptions(
            store: store.path, host: place.host, port: place.port, settings: settings, works: try works())
        options.allowsPlainHTTP = insecure
        options.connections = connections
        options.logs = LogDetail(rawValue: logLevel) ?? .info
        options.metrics = metrics.flatMap(Self.place)
        if let tlsCert = tlsCert ?? Self.setting("tls-cert"), let tlsKey = tlsKey ?? Self.setting("tls-key") {
            options.tls = (tlsCert, tlsKey)
        }
        do {
            try await CommunityService(options).run { line in
                // A pipe must show it at once.
                FileHandle.standardOutput.write(Data((line + "\n").utf8))
            }
        } catch let problem as StoreProblem {
            throw failed(problem)
        } catch let problem as ServeProblem {
            throw failed(problem)
        }
    }

    private func works() throws -> [CastWork] {
        do {
            let folder = try AssetFolder.locate { ProcessInfo.processInfo.environment[$0] }
            return WorkLoader.load(from: folder).catalogue.works
        } catch {
            throw failed("the catalogue of works was not found beside the program: \(error)")
        }
    }

    private static func setting(_ name: String) -> String? {
        let variable = "DIMO_SERVER_\(name.uppercased().replacing("-", with: "_"))"
        return ProcessInfo.processInfo.environment[variable]
    }

    private static func place(_ text: String) -> (host: String, port: Int)? {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        let host = text[..<colon].trimmingPrefix("[").prefix { $0 != "]" }
        return host.isEmpty ? nil : (String(host), Int(port))
    }
}
