extension ManPage {
    package mutating func commands(_ tree: CommandTree) {
        let root = tree.command
        section("Synopsis")
        append([Self.synopsis(root, path: root.commandName)])
        if !root.paragraphs.isEmpty {
            section("Description")
            describe(root)
        }
        if !root.examples.isEmpty {
            section("Examples")
            append(Self.lines(of: root.examples))
        }
        let common = root.arguments ?? []
        section("Options")
        if root.subcommands?.isEmpty == false { paragraph("Allowed before or after any command.") }
        append(common.flatMap(Self.entry))
        section("Commands")
        let shared = Set(common.flatMap(\.labels))
        for command in root.subcommands ?? [] where command.commandName != "help" {
            add(command, path: root.commandName, shared: shared)
        }
    }

    private mutating func add(_ command: CommandTree.Command, path: String, shared: Set<String>) {
        guard command.shouldDisplay else { return }
        let path = "\(path) \(command.commandName)"
        let children = (command.subcommands ?? []).filter { $0.commandName != "help" && $0.shouldDisplay }
        let own = (command.arguments ?? []).filter { shared.isDisjoint(with: $0.labels) && $0.shouldDisplay }
        // Subcommands document a command that only groups them.
        if children.isEmpty || !own.isEmpty {
            append([".SS \(Roff.quoted(path))", Self.synopsis(command, path: path, leavingOut: shared), ".br"])
            if let abstract = command.abstract { append([Roff.escaped(abstract)]) }
            if !command.examples.isEmpty { append(Self.lines(of: command.examples)) }
            describe(command)
            append(own.flatMap(Self.entry))
        }
        for child in children { add(child, path: path, shared: shared) }
    }

    private mutating func describe(_ command: CommandTree.Command) {
        for text in command.paragraphs { paragraph(String(text.trimmingPrefix { $0 == " " })) }
    }

    private static func synopsis(
        _ command: CommandTree.Command, path: String, leavingOut shared: Set<String> = []
    ) -> String {
        var parts = [Roff.bold(path)]
        let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && shared.isDisjoint(with: $0.labels) }
        if arguments.contains(where: { $0.kind != "positional" }) { parts.append("[\(Roff.italic("options"))]") }
        for argument in arguments where argument.kind == "positional" {
            var text = Roff.italic(argument.valueName ?? "value")
            if argument.isRepeating { text += " ..." }
            parts.append(argument.isOptional ? "[\(text)]" : text)
        }
        if command.subcommands?.isEmpty == false { parts.append("[\(Roff.italic("command"))]") }
        return parts.joined(separator: " ")
    }

    private static func entry(_ argument: CommandTree.Argument) -> [String] {
        guard argument.shouldDisplay else { return [] }
        var term = argument.labels.map { Roff.bold($0) }.joined(separator: ", ")
        if argument.kind == "positional" { term = Roff.italic(argument.valueName ?? "value") }
        if argument.kind == "option" { term += " " + Roff.italic(argument.valueName ?? "value") }
        let text = argument.explanation()
        return [".TP", term, text.isEmpty ? "\\&" : Roff.escaped(text)]
    }

    private static func lines(of examples: [String]) -> [String] {
        [".PP", ".nf"] + examples.map { Roff.escaped($0) } + [".fi"]
    }
}
