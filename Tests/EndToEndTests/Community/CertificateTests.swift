import Foundation
import Testing

extension EndToEnd {
    /// TLS seen from curl, with certificates made by openssl.
    @Suite(.enabled(if: CertificatePrograms.areInstalled, "openssl and curl are not installed"))
    struct CertificateTests {
        private let folder: String

        init() throws {
            folder = "\(Workspace.root)/certificates-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for name in ["first", "second"] {
                let made = try Command.run([
                    "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                    "-keyout", "\(folder)/\(name).key", "-out", "\(folder)/\(name).pem", "-days", "2",
                    "-subj", "/CN=\(name)", "-addext", "subjectAltName=IP:127.0.0.1",
                ])
                try #require(made.status == .exited(0), "\(made.errors)")
            }
        }

        @Test func `SIGHUP loads a renewed certificate and rejects an invalid one`() throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try use("first.pem", "first.key")
            let server = try ServerProcess(
                "--tls-cert", "\(folder)/used.pem", "--tls-key", "\(folder)/used.key", "--log-level", "notice")
            #expect(server.address.hasPrefix("https://"))
            #expect(try isServed(server, "first") && !isServed(server, "second"))

            try Data("half a cert".utf8).write(to: URL(filePath: "\(folder)/used.pem"))
            server.send(SIGHUP)
            #expect(server.logs("certificate not reloaded"), "\(server.log)")
            // The key of another certificate, as in a half done renewal.
            try use("second.pem", "first.key")
            server.send(SIGHUP)
            #expect(server.logs("certificate not reloaded", times: 2), "\(server.log)")
            #expect(try isServed(server, "first"))

            try use("second.pem", "second.key")
            server.send(SIGHUP)
            #expect(server.logs("certificate reloaded"), "\(server.log)")
            #expect(try isServed(server, "second") && !isServed(server, "first"))
            #expect(!server.log.contains("BEGIN") && !server.log.contains(#""message":"request""#))
            #expect(server.stop() == .exited(0))
        }

        @Test func `an unusable certificate is reported before anything is served`() throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            for (certificate, key) in [
                ("first.pem", "none.key"), ("second.key", "second.key"), ("first.pem", "second.key"),
            ] {
                let result = try Command.run([
                    ServerProcess.executable, "serve", "--store", "\(folder)/store.sqlite", "--listen", "127.0.0.1:0",
                    "--tls-cert", "\(folder)/\(certificate)", "--tls-key", "\(folder)/\(key)",
                ])
                #expect(
                    result.status == .exited(1) && result.errors.contains("can't use the certificate")
                        && result.output.isEmpty, "\(result)")
            }
        }

        @Test func `a client limited to TLS 1.1 is refused`() throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let server = try ServerProcess("--tls-cert", "\(folder)/first.pem", "--tls-key", "\(folder)/first.key")
            for (version, isServed) in [("-tls1", false), ("-tls1_1", false), ("-tls1_2", true)] {
                let result = try Command.run([
                    "openssl", "s_client", "-connect", server.address.replacing("https://", with: ""), version,
                    "-cipher", "ALL:@SECLEVEL=0",
                ])
                #expect((result.status == .exited(0)) == isServed, "\(version) \(result)")
            }
            #expect(server.stop() == .exited(0))
        }

        private func use(_ certificate: String, _ key: String) throws {
            for (from, to) in [(certificate, "used.pem"), (key, "used.key")] {
                try Data(contentsOf: URL(filePath: "\(folder)/\(from)")).write(to: URL(filePath: "\(folder)/\(to)"))
            }
        }

        /// Whether a client that trusts only one certificate gets an answer.
        private func isServed(_ server: ServerProcess, _ name: String) throws -> Bool {
            let result = try Command.run([
                "curl", "--silent", "--noproxy", "*", "--max-time", "20", "--cacert", "\(folder)/\(name).pem",
                "\(server.address)/healthz",
            ])
            return result.output == "ok\n"
        }
    }
}

/// External programs for certificates and TLS.
enum CertificatePrograms {
    static let areInstalled = [["openssl", "version"], ["curl", "--version"]].allSatisfy {
        (try? Command.run($0).status) == .exited(0)
    }
}
