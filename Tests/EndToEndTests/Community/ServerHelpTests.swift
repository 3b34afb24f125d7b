import ArgumentParser
import ManPages
import Testing

@testable import dimo_server

extension EndToEnd {
    struct ServerHelpTests {
        @Test func `every admin command is in exactly one group`() {
            let configuration = AdminCommand.configuration
            let names = configuration.groupedSubcommands.flatMap(\.subcommands)
                .compactMap { $0.configuration.commandName }
            #expect(configuration.ungroupedSubcommands.isEmpty)
            #expect(names.count > 10 && Set(names).count == names.count)
        }

        @Test func `every command has parsable examples, and no help line is too wide`() throws {
            try check(DimoServer.self, path: "dimo-server")
        }

        @Test func `dimo-server help prints a command's examples`() throws {
            let help = try Command.run([ServerProcess.executable, "help", "admin", "suspend"])
            #expect(help.status == .exited(0) && help.errors.isEmpty)
            #expect(help.output.contains("\n\nEXAMPLES:\n  dimo-server admin suspend mina --days 7\n\n"), "\(help)")
        }

        private func check(_ type: any ParsableCommand.Type, path: String) throws {
            guard type.configuration.shouldDisplay else { return }
            let examples = type.configuration.discussion.split(separator: "\n").filter { $0.hasPrefix("$ ") }
            #expect(examples.first?.hasPrefix("$ \(path)") == true, "\(path)")
            for example in examples {
                _ = try DimoServer.parseAsRoot(example.split(separator: " ").dropFirst(2).map(String.init))
            }
            let page = try #require(
                HelpPage(replacing: DimoServer.helpMessage(for: type), of: DimoServer.self), "\(path)")
            for line in page.text.split(separator: "\n") {
                #expect(line.count <= 80 && !line.contains("without it"), "\(line)")
            }
            for command in type.configuration.subcommands {
                try check(command, path: "\(path) \(command.configuration.commandName ?? "")")
            }
        }
    }
}
