internal import CommunityProtocol
internal import Credentials
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
internal import HummingbirdTLS
internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import UnixSignals

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// A community's server: one process over one store.
public struct CommunityService: Sendable {
    private let options: ServeOptions

    /// Memberwise.
    public init(_ options: ServeOptions) {
        self.options = options
    }

    /// Serves until SIGTERM or SIGINT.
    ///
    /// - Parameter report: told where it listens, and a new invitation where nobody could join without one.
    /// - Throws: `StoreProblem`, `ServeProblem`.
    public func run(report: @escaping @Sendable (String) -> Void) async throws {
        guard options.tls != nil || options.isLoopback || options.allowsPlainHTTP else {
            throw ServeProblem.plainHTTP(host: options.host)
        }
        // What the store writes beside its file is for its owner alone too.
        umask(0o077)
        let database = try StoreOpener.open(options.store, isServing: true)
        let works = options.works
        try await SchemaMigrator(database: database).checkOrMake()
        try await database.write { db in
            try MetaTable(db: db).nameIfNew()
            try CatalogueTable(db: db).load(works)
        }
        let api = CommunityAPI(database: database, settings: options.settings)
        try await api.fold.foldAll()
        try await group(api, report).run()
        try? await api.fold.foldAll()
        await database.close()
    }

    private func group(
        _ api: CommunityAPI, _ report: @escaping @Sendable (String) -> Void
    ) async throws
        -> ServiceGroup
    {
        let logger = Logger(label: "dimo-server") { _ in JSONLogHandler() }
        let health = ServerHealth()
        let metrics = ServerMetrics()
        let scheme = options.tls == nil ? "http" : "https"
        let responder = CommunityResponder(
            api: api, proxies: TrustedProxies(blocks: options.settings.trustedProxies), health: health,
            metrics: metrics, logger: logger)
        let invite = try await firstInvite(api)
        let http = HTTPServerBuilder.http1(
            configuration: HTTP1Channel.Configuration(
                idleTimeout: .seconds(10), httpDecoderConfiguration: .init(maxHeaderListSize: 16 * 1_024)))
        let server = try options.tls.map { try HTTPServerBuilder.tls(http, tlsConfiguration: Self.tls($0)) } ?? http
        let main = Application(
            responder: responder, server: server,
            configuration: ApplicationConfiguration(
                address: .hostname(options.host, port: options.port), backlog: 1_024,
                availableConnectionsDelegate: .maximum(options.connections, logger: logger)),
            onServerRunning: { channel in
                guard let address = channel.localAddress else { return }
                let host = address.ipAddress.map { $0.contains(":") ? "[\($0)]" : $0 } ?? ""
                report("\(scheme)://\(host):\(address.port ?? 0)")
                if let invite { report("invite \(invite)") }
            }, logger: logger)
        var services: [any Service] = [Maintenance(api: api, health: health, logger: logger), main]
        if let place = options.metrics {
            services.append(
                Application(
                    responder: CallbackResponder { (_: Request, _: CommunityContext) in
                        CommunityResponder.plain(.ok, metrics.text)
                    },
                    configuration: ApplicationConfiguration(address: .hostname(place.host, port: place.port)),
                    logger: logger))
        }
        var configuration = ServiceGroupConfiguration(
            services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        configuration.maximumGracefulShutdownDuration = .seconds(20)
        return ServiceGroup(configuration: configuration)
    }

    /// An invitation for a community that asks for one and has none.
    private func firstInvite(_ api: CommunityAPI) async throws -> String? {
        guard api.settings.whoMayJoin == .invite else { return nil }
        let now = api.clock.now()
        return try await api.database.write { db in
            guard try !InviteTable(db: db).hasOpen(at: now), try MemberTable(db: db).count() == 0 else { return nil }
            return try InviteTable(db: db).make(uses: 20, until: now + 30 * UTCDate.day)
        }
    }

    private static func tls(_ files: (certificate: String, key: String)) throws -> TLSConfiguration {
        do {
            let chain = try NIOSSLCertificate.fromPEMFile(files.certificate)
            let key = try NIOSSLPrivateKey(file: files.key, format: .pem)
            return TLSConfiguration.makeServerConfiguration(
                certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
        } catch {
            throw ServeProblem.tls("\(error)")
        }
    }
}
