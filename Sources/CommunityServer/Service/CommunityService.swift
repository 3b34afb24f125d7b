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

    package init(_ options: ServeOptions) { self.options = options }

    /// Serves until SIGTERM, SIGINT or the cancellation of the task. The store is closed on return. `report` receives
    /// the listening address, with a first invite on a second line if nobody could join without one; and the address of
    /// the metrics. Throws `StoreProblem`, `ServeProblem`.
    package func run(report: @escaping @Sendable (String) -> Void) async throws {
        guard options.tls != nil || options.isLAN || options.isLoopback || options.allowsPlainHTTP else {
            throw ServeProblem.plainHTTP(host: options.host)
        }
        let logger = Logger(label: "dimo-server") { [options] _ in
            JSONLogHandler(logLevel: Logger.Level(rawValue: options.logs.rawValue) ?? .info)
        }
        // The store's companion files are private to the owner as well.
        umask(0o077)
        let database = try StoreOpener.open(options.store, isServing: true)
        let (works, isLAN) = (options.works, options.isLAN)
        try await SchemaMigrator(database: database).checkOrMake(migrates: options.migrates)
        try await database.write { db in
            try db.exclusively(.schema)
            try MetaTable(db: db).nameIfNew()
            try CatalogueTable(db: db).load(works)
            // A join link of an earlier start may no longer be valid.
            if !isLAN { try MetaTable(db: db).setLink(nil) }
        }
        let api = CommunityAPI(database: database, settings: options.settings)
        try await api.fold.foldAll()
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
        await api.database.close()
        LogOutput.shared.flush()
    }

    private func group(
        _ api: CommunityAPI, _ logger: Logger, _ report: @escaping @Sendable (String) -> Void
    ) async throws -> ServiceGroup {
        let health = api.health
        let metrics = ServerMetrics()
        var services: [any Service] = [Maintenance(api: api, health: health, logger: logger)]
        let entrance = options.isLAN ? try LANEntrance(store: options.store, host: options.lanHost) : nil
        let files = entrance.map { (certificate: $0.file, key: $0.file) } ?? options.tls
        let certificate = try files.map(ServerCertificate.init)
        if let certificate {
            services.append(
                CertificateRenewal(
                    certificate: certificate, signals: await UnixSignalsSequence(trapping: .sighup), logger: logger))
        } else if ServiceManager.isPresent {
            // Without a certificate, a reload has nothing to read, and must not end the service.
            signal(SIGHUP, SIG_IGN)
        }
        let proxies = TrustedProxies(blocks: options.settings.trustedProxies)
        let responder = CommunityResponder(
            api: api, proxies: proxies, health: health, metrics: metrics, logger: logger)
        let invite = try await firstInvite(api)
        let registration = api.settings.whoMayJoin
        let connections = OpenConnections(most: options.connections, proxies: proxies)
        services.append(
            Application(
                responder: responder,
                server: certificate?.server(connections) ?? HTTPServerBuilder { IdleTimeoutChannel($0, connections) },
                configuration: ApplicationConfiguration(
                    address: .hostname(options.host, port: options.port), backlog: 1_024,
                    availableConnectionsDelegate: connections),
                onServerRunning: { channel in
                    guard let address = channel.localAddress else { return }
                    let place = Self.url(certificate == nil ? "http" : "https", address)
                    var lines = [place]
                    if let entrance {
                        let link = entrance.link(port: address.port ?? 0)
                        try? await api.database.write { try MetaTable(db: $0).setLink(link) }
                        lines.append(LANEntrance.announcement(link, invite: invite, registration))
                    } else if let invite {
                        lines.append("invite: \(invite)")
                    }
                    // In one call: a program that reads the address also gets the invite.
                    report(lines.joined(separator: "\n"))
                    ServiceManager.notify("READY=1")
                }, logger: logger))
        if let place = options.metrics {
            services.append(Self.listener(metrics, place, report, logger))
        }
        // The last one is the first to be stopped.
        services.append(Draining(health: health, delay: options.drainDelay))
        var configuration = ServiceGroupConfiguration(
            services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        configuration.maximumGracefulShutdownDuration = .seconds(20) + options.drainDelay
        return ServiceGroup(configuration: configuration)
    }

    private static func listener(
        _ metrics: ServerMetrics, _ place: (host: String, port: Int), _ report: @escaping @Sendable (String) -> Void,
        _ logger: Logger
    ) -> any Service {
        Application(
            responder: CallbackResponder { (_: Request, _: CommunityContext) in
                CommunityResponder.plain(.ok, metrics.text)
            },
            configuration: ApplicationConfiguration(address: .hostname(place.host, port: place.port)),
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
        let (now, isLAN) = (api.clock.now(), options.isLAN)
        return try await api.database.write { db in
            guard try MemberTable(db: db).count() == 0, try isLAN || !InviteTable(db: db).hasOpen(at: now) else {
                return nil
            }
            return try InviteTable(db: db).make(uses: 20, until: now + 30 * UTCDate.day, at: now)
        }
    }
}

/// Lets load balancers see that the process is about to end, while it still answers.
struct Draining: Service {
    let health: ServerHealth
    let delay: Duration

    func run() async throws {
        try? await gracefulShutdown()
        health.drain()
        ServiceManager.notify("STOPPING=1")
        // A task of its own, because the wait is part of the shutdown and must not be cancelled by it.
        await Task { [delay] in try? await Task.sleep(for: delay) }.value
    }
}
