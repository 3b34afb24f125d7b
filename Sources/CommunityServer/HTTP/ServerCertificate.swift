import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization
import UnixSignals

/// The certificate and key for new connections. Open connections keep theirs.
final class ServerCertificate: Sendable {
    private let files: (certificate: String, key: String)
    private let channel = Mutex<RenewableChannel?>(nil)

    /// Throws `ServeProblem.tls` if the files cannot be used.
    init(_ files: (certificate: String, key: String)) throws {
        self.files = files
        _ = try configuration()
    }

    func server(_ connections: OpenConnections) -> HTTPServerBuilder {
        HTTPServerBuilder { responder in
            let channel = RenewableChannel(IdleTimeoutChannel(responder, connections))
            try self.show(on: channel)
            self.channel.withLock { $0 = channel }
            return channel
        }
    }

    /// Nothing changes while the files are unusable or do not match; throws `ServeProblem.tls` then.
    func reread() throws { if let channel = channel.withLock({ $0 }) { try show(on: channel) } }

    private func show(on channel: RenewableChannel) throws {
        let configuration = try configuration()
        do {
            try channel.renew(configuration)
        } catch {
            throw ServeProblem.tls("\(files.certificate) and \(files.key) do not match: check --tls-cert and --tls-key")
        }
    }

    private func configuration() throws -> TLSConfiguration {
        let chain = try Self.read(files.certificate, "certificate chain", "--tls-cert") {
            try NIOSSLCertificate.fromPEMFile($0)
        }
        let key = try Self.read(files.key, "private key", "--tls-key") { try NIOSSLPrivateKey(file: $0, format: .pem) }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        return configuration
    }

    private static func read<Value>(
        _ path: String, _ kind: String, _ option: String, _ body: (String) throws -> Value
    ) throws -> Value {
        do {
            return try body(path)
        } catch {
            throw ServeProblem.tls("\(path) is not a readable \(kind) in PEM format: check \(option)")
        }
    }
}

private final class RenewableChannel: ServerChildChannel {
    private let base: IdleTimeoutChannel
    private let current = Mutex<TLSChannel<IdleTimeoutChannel>?>(nil)

    init(_ base: IdleTimeoutChannel) { self.base = base }

    func renew(_ configuration: TLSConfiguration) throws {
        let renewed = try TLSChannel(base, tlsConfiguration: configuration)
        current.withLock { $0 = renewed }
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<IdleTimeoutChannel.Value> {
        guard let current = current.withLock({ $0 }) else {
            return channel.eventLoop.makeFailedFuture(ServeProblem.tls("no certificate"))
        }
        return current.setup(channel: channel, logger: logger)
    }

    func handle(value: IdleTimeoutChannel.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}

/// Reads a certificate again when the process receives SIGHUP.
struct CertificateRenewal: Service {
    let certificate: ServerCertificate
    /// Registered before the server announces its address.
    let signals: UnixSignalsSequence
    let logger: Logger

    func run() async throws {
        for await _ in signals.cancelOnGracefulShutdown() {
            do {
                try certificate.reread()
                logger.notice("certificate reloaded")
            } catch {
                logger.error("certificate not reloaded", metadata: ["cause": "\(error)"])
            }
        }
    }
}
