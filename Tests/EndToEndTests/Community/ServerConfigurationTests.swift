import CommunityProtocol
import Foundation
import Testing

extension EndToEnd {
    /// The configuration file of an operator.
    struct ServerConfigurationTests {
        private let folder: String

        init() throws {
            folder = "\(Workspace.root)/configured-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }

        private func write(_ text: String, mode: Int = 0o644) throws -> String {
            let path = "\(folder)/server.yaml"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            return path
        }

        private func serve(_ text: String, mode: Int = 0o644) throws -> CommandResult {
            try Command.run(
                [
                    ServerProcess.executable, "serve", "--store", "\(folder)/store.sqlite", "--config",
                    try write(text, mode: mode),
                ], seconds: 30)
        }

        @Test func `a file sets options by name, and arguments override it`() throws {
            let terms = "\(folder)/terms.txt"
            try "Be kind.".write(toFile: terms, atomically: true, encoding: .utf8)
            let path = try write(
                """
                # Ours.
                name: Film club
                registration: closed
                guests: true
                terms: \(terms)
                log-level: warning
                connections: 100
                listen: 203.0.113.1:1
                trusted-proxy: [127.0.0.1, 10.0.0.0/8]

                """)
            let server = try ServerProcess("--config", path)
            let client = ServerClient(server)
            let description = try client.read(ServerDescription.self, .server)
            #expect(description.name == "Film club" && description.registration.value == .closed && description.guests)
            #expect(description.terms == "Be kind.")
            #expect(!server.log.contains(#""message":"request""#))
            #expect(server.invite == nil)

            let other = try ServerProcess("--config", path, "--name", "Given", "--registration", "invite")
            let given = try ServerClient(other).read(ServerDescription.self, .server)
            #expect(given.name == "Given" && given.registration.value == .invite && given.guests)
        }

        @Test func `an option overrides a variable, which overrides the file`() throws {
            let server = try ServerProcess()
            let path = try write("store: \(server.store)\n")
            let none = "\(folder)/none.sqlite"
            func invite(_ arguments: [String], _ variables: [String: String] = [:]) throws -> CommandResult {
                try Command.run(
                    [ServerProcess.executable, "admin", "invite"] + arguments,
                    environment: TestEnvironment.with(variables.mapValues { $0 }))
            }
            #expect(try invite(["--config", path]).status == .exited(0))
            #expect(try invite([], ["DIMO_SERVER_CONFIG": path]).status == .exited(0))
            let variable = try invite(["--config", path], ["DIMO_SERVER_STORE": none])
            #expect(variable.status == .exited(1) && variable.errors.contains(none), "\(variable)")
            let given = try invite(["--config", path, "--store", server.store], ["DIMO_SERVER_STORE": none])
            #expect(given.status == .exited(0), "\(given)")
            let migrated = try Command.run([
                ServerProcess.executable, "migrate", "--config", try write("store: \(none)\n"),
            ])
            #expect(migrated.output.hasPrefix("schema ") && FileManager.default.fileExists(atPath: none), "\(migrated)")
        }

        @Test func `unknown names in the file stop the server, and the known ones are listed`() throws {
            let result = try serve("listne: 127.0.0.1:0\nname: Club\nfoo: 1\n")
            #expect(result.status == .exited(1) && result.output.isEmpty, "\(result)")
            #expect(result.errors.contains("unknown options: listne, foo (known: "), "\(result)")
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/store.sqlite"))
            // The message lists the names of all options.
            let known = result.errors.drop { $0 != "(" }.dropFirst("(known: ".count).prefix { $0 != ")" }
            let help = try Command.run([ServerProcess.executable, "serve", "--help"]).output
            let options = Set(help.matches(of: /(?m)^  (?:-\w, )?--([a-z-]+)/).map { String($0.output.1) })
            #expect(
                options.subtracting(["config", "help", "version"])
                    == Set(known.replacing("\n", with: " ").split(separator: ", ").map(String.init)))
        }

        @Test(arguments: [
            ("connections: many", "connections must be a number from 1 to 1000000"), ("connections: 0", "connections"),
            ("guests: perhaps", "guests must be true or false"),
            ("registration: maybe", "registration must be open, invite"),
            ("log-level: loud", "log-level must be info"), ("listen: here", "listen must be an address and a port"),
            ("metrics: 127.0.0.1", "metrics must be an address and a port"), ("name:", "name has no value"),
            ("name: [a, b]", "name takes a single value"), ("name: {a: b}", "name takes a single value"),
            ("tls-cert: chain.pem", "tls-cert must be given together with tls-key"),
            ("tls-key: key.pem", "tls-key must be given together with tls-cert"),
            ("- name", "is not a valid configuration"), ("name: \"open", "is not a valid configuration"),
            ("terms: /none/terms.txt", "can't read /none/terms.txt"),
            ("password-workers: -1", "password-workers must be a number"),
        ])
        func `an invalid value is reported with its name, and nothing is served`(
            text: String, words: String
        ) throws {
            let result = try serve(text + "\n")
            #expect(result.status == .exited(1) && result.output.isEmpty && result.errors.contains(words), "\(result)")
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/store.sqlite"))
        }

        @Test(arguments: [
            ["admin", "hide", "\u{1B}]0;x\u{07}", "\u{202E}more"], ["\u{1B}]0;x\u{07}"],
            ["serve", String(repeating: "a", count: 60_000)], ["admin", "invite", "--uses", "\u{9B}31m"],
        ])
        func `an invalid argument is reported in one line without control characters`(
            arguments: [String]
        ) throws {
            let result = try Command.run([ServerProcess.executable] + arguments)
            #expect(result.status == .exited(64) && result.output.isEmpty, "\(result)")
            #expect(result.errors.hasPrefix("dimo-server: ") && result.errors.count < 2_100)
            #expect(result.errors.split(separator: "\n").count == 1 && !result.errors.contains("Error:"))
            #expect(!result.errors.unicodeScalars.contains { "\u{1B}\u{07}\u{9B}\u{202E}".unicodeScalars.contains($0) })
        }

        @Test func `admin invite --json prints JSON`() throws {
            let server = try ServerProcess()
            let output = try server.run("admin", "invite", "--uses", "3", "--days", "2", "--json").output
            let fields = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
            #expect(fields?["uses"] as? Int == 3 && (fields?["code"] as? String)?.count == 19)
            #expect((fields?["until"] as? String)?.hasSuffix("Z") == true)
            #expect(server.stop() == .exited(0))
        }

        @Test func `a missing file and a world-readable password are reported`() throws {
            let missing = try Command.run([ServerProcess.executable, "serve", "--config", "\(folder)/none.yaml"])
            #expect(missing.status == .exited(1) && missing.errors.contains("can't read \(folder)/none.yaml"))
            let secret = "store: postgres://dimo:secretword@127.0.0.1:1/dimo\n"
            let shown = try serve(secret)
            #expect(shown.status == .exited(1) && shown.errors.contains("chmod 600"), "\(shown)")
            #expect(!shown.errors.contains("secretword"))
            let argument = try Command.run([
                ServerProcess.executable, "serve", "--store", "postgres://dimo:secretword@127.0.0.1:1/dimo",
            ])
            #expect(argument.status != .exited(0) && argument.errors.contains("DIMO_SERVER_STORE"), "\(argument)")
            #expect(!argument.errors.contains("secretword"))
            let path = try write(secret, mode: 0o600)
            let own = try Command.run([ServerProcess.executable, "admin", "audit", "--config", path])
            #expect(own.status == .exited(1) && !own.errors.contains("chmod") && !own.errors.contains("secretword"))
        }

        @Test func `the man page covers the configuration file and the commands`() throws {
            let page = try Command.run([ServerProcess.executable, "man"]).output
            #expect(page.hasPrefix(".TH \"DIMO\\-SERVER\" \"8\""))
            for word in ["merge\\-work", "\\-\\-config", "\\-\\-log\\-level", "SIGHUP", "trusted\\-proxy: [127.0.0.1"] {
                #expect(page.contains(word), "\(word)")
            }
        }
    }
}
