import CommunityProtocol
import Credentials
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

package struct CommunityService: Sendable {
    private let options: ServeOptions

    package init(_ options: ServeOptions) {
        self.options = options
    }

    /// Serves until SIGTERM, SIGINT or the cancellation of the task. The store is closed on return.
    ///
    /// - Parameter report: Receives the listening address, with a first invitation on a second line if nobody could
    /// join without one; and the address of the metrics.
    ///
    /// - Throws: `StoreProblem`, `ServeProblem`.
    package func run(report: @escaping @Sendable (String) -> Void) async throws {
        guard options.tls != nil || options.isLoopback || options.allowsPlainHTTP else {
            throw ServeProblem.plainHTTP(host: options.host)
        }
        let logger = Logger(label: "dimo-server") { [options] _ in
            JSONLogHandler(logLevel: Logger.Level(rawValue: options.logs.rawValue) ?? .info)
        }
        let replica = try Self.replica(options, logger)
        // The store's companion files are private to the owner as well.
        umask(0o077)
        let database = try StoreOpener.open(options.store, isServing: true)
        let works = options.works
        try await SchemaMigrator(database: database).checkOrMake()
        try await database.write { db in
            try db.exclusively(.schema)
            try MetaTable(db: db).nameIfNew()
            try CatalogueTable(db: db).load(works)
        }
        let api = CommunityAPI(database: database, settings: options.settings, replica: replica)
        try await api.fold.foldAll()
        try await api.lookAtReplica()
        let group = try await group(api, logger, report)
        // A separate task: a cancelled caller triggers the same graceful shutdown as a signal, so pending requests are
        // answered before the store closes.
        let serving = Task {
            do {
                try await group.run()
            } catch {
                await Self.close(api)
                throw error
            }
            await Self.close(api)
        }
        try await withTaskCancellationHandler {
            try await serving.value
        } onCancel: {
            Task { await group.triggerGracefulShutdown() }
        }
    }

    private static func close(_ api: CommunityAPI) async {
        await api.fold.stop()
        try? await api.fold.foldAll()
        await api.replica?.close()
        await api.database.close()
    }

    /// - Throws: `ServeProblem`, `StoreProblem`.
    private static func replica(_ options: ServeOptions, _ logger: Logger) throws -> Replica? {
        guard let text = options.replica else { return nil }
        guard PostgresAddress(options.store) != nil else { throw ServeProblem.replicaOfFile(store: options.store) }
        guard var address = PostgresAddress(text) else { throw ServeProblem.replicaAddress }
        // A short timeout, since the primary can answer meanwhile.
        address.patience = 2
        let database = try PostgresDatabase(address, threads: PostgresDatabase.Threads(writing: 0))
        return Replica(database) { [label = address.label] condition, cause in
            var metadata: Logger.Metadata = ["replica": "\(label)", "condition": "\(condition.word)"]
            metadata["cause"] = cause.map { "\($0)" }
            logger.log(level: condition == .serving ? .notice : .warning, "replica", metadata: metadata)
        }
    }

    private func group(
        _ api: CommunityAPI, _ logger: Logger, _ report: @escaping @Sendable (String) -> Void
    ) async throws -> ServiceGroup {
        let health = api.health
        let metrics = ServerMetrics()
        var services: [any Service] = [Maintenance(api: api, health: health, logger: logger)]
        let certificate = try options.tls.map(ServerCertificate.init)
        if let certificate {
            services.append(
                CertificateRenewal(
                    certificate: certificate, signals: await UnixSignalsSequence(trapping: .sighup), logger: logger))
        }
        let responder = CommunityResponder(
            api: api, proxies: TrustedProxies(blocks: options.settings.trustedProxies), health: health,
            metrics: metrics, logger: logger)
        let invite = try await firstInvite(api)
        let http = HTTP1Channel.Configuration(httpDecoderConfiguration: .init(maxHeaderListSize: 16 * 1_024))
        let connections = OpenConnections(most: options.connections)
        let plain = HTTPServerBuilder { responder in
            IdleTimeoutChannel(base: HTTP1Channel(responder: responder, configuration: http), connections: connections)
        }
        services.append(
            HTTPListener(
                responder: responder, server: certificate?.server(http, connections) ?? plain,
                configuration: ServerConfiguration(
                    address: .hostname(options.host, port: options.port), backlog: 1_024,
                    availableConnectionsDelegate: connections),
                onServerRunning: { channel in
                    guard let address = channel.localAddress else { return }
                    let place = Self.url(certificate == nil ? "http" : "https", address)
                    // In one call: a program that reads the address also gets the invitation.
                    report(invite.map { "\(place)\ninvite: \($0)" } ?? place)
                }, logger: logger))
        if let place = options.metrics {
            services.append(Self.listener(metrics, api.replica, place, report, logger))
        }
        var configuration = ServiceGroupConfiguration(
            services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        configuration.maximumGracefulShutdownDuration = .seconds(20)
        return ServiceGroup(configuration: configuration)
    }

    private static func listener(
        _ metrics: ServerMetrics, _ replica: Replica?, _ place: (host: String, port: Int),
        _ report: @escaping @Sendable (String) -> Void, _ logger: Logger
    ) -> any Service {
        HTTPListener(
            responder: CallbackResponder { (_: Request, _: CommunityContext) in
                CommunityResponder.plain(.ok, metrics.text + (replica?.metrics ?? ""))
            },
            configuration: ServerConfiguration(address: .hostname(place.host, port: place.port)),
            onServerRunning: { channel in
                if let address = channel.localAddress { report("metrics \(url("http", address))") }
            }, logger: logger)
    }

    private static func url(_ scheme: String, _ address: SocketAddress) -> String {
        let host = address.ipAddress.map { $0.contains(":") ? "[\($0)]" : $0 } ?? ""
        return "\(scheme)://\(host):\(address.port ?? 0)"
    }

    private func firstInvite(_ api: CommunityAPI) async throws -> String? {
        guard api.settings.whoMayJoin == .invite else { return nil }
        let now = api.clock.now()
        return try await api.database.write { db in
            guard try !InviteTable(db: db).hasOpen(at: now), try MemberTable(db: db).count() == 0 else { return nil }
            return try InviteTable(db: db).make(uses: 20, until: now + 30 * UTCDate.day)
        }
    }
}
