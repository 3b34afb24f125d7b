package import ArgumentParser

/// The help of a command: what it does, how it is called, examples, then the details, in at most 80 columns.
package struct HelpPage {
    /// In columns.
    private static let width = 80

    private let root: CommandTree.Command
    private let command: CommandTree.Command
    /// The names from the program to the command.
    private let path: [String]
    private let groups: [(name: String, commands: [String])]
    private let say: (String) -> String
    private let columns: (String) -> Int

    /// Nil if `message`, what the argument parser would print, is no help of a command; its usage line names the
    /// command. A `tree` that has been read already saves a while; `say` translates a text, `columns` measures one.
    package init?(
        replacing message: String, of program: any ParsableCommand.Type, tree: CommandTree? = nil,
        say: @escaping (String) -> String = { $0 }, columns: @escaping (String) -> Int = { $0.count }
    ) {
        let mark = "USAGE: "
        guard message.hasPrefix("OVERVIEW: "),
            let usage = message.split(separator: "\n").first(where: { $0.hasPrefix(mark) }),
            let root = try? (tree ?? CommandTree(dump: program._dumpHelp())).command
        else { return nil }
        var (command, type, path) = (root, program, [root.commandName])
        for word in usage.dropFirst(mark.count).split(separator: " ").dropFirst() {
            guard let next = command.subcommands?.first(where: { $0.commandName == word }),
                let nextType = type.configuration.subcommands.first(where: {
                    $0.configuration.commandName ?? "" == word
                })
            else { break }
            (command, type, path) = (next, nextType, path + [next.commandName])
        }
        self.root = root
        self.command = command
        self.path = path
        groups = type.configuration.groupedSubcommands.map { group in
            (group.name, group.subcommands.compactMap { $0.configuration.commandName })
        }
        self.say = say
        self.columns = columns
    }

    package var text: String {
        var blocks = [lines(of: say(command.abstract ?? "")), "\(heading("Usage")) \(usage)"]
        if !command.examples.isEmpty {
            blocks.append(([heading("Examples")] + command.examples.map { "  \($0)" }).joined(separator: "\n"))
        }
        if !command.paragraphs.isEmpty {
            blocks.append(command.paragraphs.reduce("") { $0 + paragraph($1, isFirst: $0.isEmpty) })
        }
        let named = arguments.filter { $0.kind != "positional" }
        blocks.append(section("Arguments", arguments.filter { $0.kind == "positional" }.map(row)))
        blocks += commandSections
        blocks.append(section(path.count == 1 && hasGlobalOptions ? "Global options" : "Options", named.map(row)))
        blocks.append(hints.joined(separator: "\n"))
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private var commands: [CommandTree.Command] {
        (command.subcommands ?? []).filter { $0.commandName != "help" && $0.shouldDisplay }
    }

    /// The command's own arguments; those of the program are in the program's help.
    private var arguments: [CommandTree.Argument] {
        let shared = path.count == 1 ? [] : Set((root.arguments ?? []).flatMap(\.labels))
        return (command.arguments ?? []).filter { $0.shouldDisplay && shared.isDisjoint(with: $0.labels) }
    }

    private var usage: String {
        var parts = path
        let named = arguments.filter { $0.kind != "positional" }
        parts += named.filter { !$0.isOptional }.map(\.label)
        if named.contains(where: \.isOptional) { parts.append("[\(say("options"))]") }
        for argument in arguments where argument.kind == "positional" {
            parts.append(argument.isOptional ? "[\(argument.label)]" : argument.label)
        }
        if !commands.isEmpty { parts.append(path.count == 1 ? "[\(say("command"))]" : "<\(say("command"))>") }
        return parts.joined(separator: " ")
    }

    /// Whether the program has options that every command takes, besides help and version.
    private var hasGlobalOptions: Bool {
        (root.arguments ?? []).contains { Set($0.labels).isDisjoint(with: ["--help", "--version"]) }
    }

    private var commandSections: [String] {
        let grouped = Set(groups.flatMap { $0.commands })
        let named = [("Commands", commands.map(\.commandName).filter { !grouped.contains($0) })] + groups
        return named.map { name, names in
            let rows = commands.filter { names.contains($0.commandName) }.map {
                ($0.commandName, say($0.abstract ?? ""))
            }
            return section(name, rows, beside: commands.map(\.commandName))
        }
    }

    private var hints: [String] {
        let program = root.commandName
        var hints: [String] = []
        if !commands.isEmpty {
            let words = [program, "help"] + path.dropFirst() + [say("command").uppercased()]
            hints.append(say("Run '%1' for details.").replacing("%1", with: words.joined(separator: " ")))
        }
        if path.count > 1, hasGlobalOptions {
            hints.append(say("Run '%1' for the global options.").replacing("%1", with: "\(program) help"))
        }
        return hints
    }

    private func row(_ argument: CommandTree.Argument) -> (String, String) {
        (argument.label, argument.explanation(say))
    }

    private func heading(_ name: String) -> String { "\(say(name).uppercased()):" }
}

extension HelpPage {
    /// `labels` are those of all sections that share a column; nil for this section alone.
    private func section(
        _ name: String, _ rows: [(label: String, text: String)], beside labels: [String]? = nil
    ) -> String {
        guard !rows.isEmpty else { return "" }
        let column = min((labels ?? rows.map(\.label)).map(columns).max() ?? 0, 22) + 4
        let lines = rows.map { label, text in
            let text = self.lines(of: text, indent: column)
            let room = column - 2 - columns(label)
            return room < 2 ? "  \(label)\n\(text)" : "  \(label)" + text.dropFirst(column - room)
        }
        return ([heading(name)] + lines).joined(separator: "\n")
    }

    /// Separates a paragraph, but not a list, from the text before it by a blank line.
    private func paragraph(_ text: String, isFirst: Bool) -> String {
        if text.hasPrefix(" ") { return "\n" + lines(of: text, indent: 2) }
        return (isFirst ? "" : "\n\n") + lines(of: say(text))
    }

    /// Breaks a text at its spaces. A longer word has a line of its own.
    private func lines(of text: String, indent: Int = 0) -> String {
        let margin = String(repeating: " ", count: indent)
        var (lines, line, used) = ([String](), "", 0)
        for word in text.split(separator: " ").map(String.init) {
            let width = columns(word)
            if used > 0, indent + used + 1 + width > Self.width {
                lines.append(margin + line)
                (line, used) = (word, width)
            } else {
                line += used > 0 ? " \(word)" : word
                used += used > 0 ? width + 1 : width
            }
        }
        return (lines + [margin + line]).joined(separator: "\n")
    }
}

extension CommandTree.Argument {
    fileprivate var label: String {
        let value = "<\(valueName ?? "value")>"
        switch kind {
        case "positional": return isRepeating ? "\(value) ..." : value
        case "option": return "\(labels.joined(separator: ", ")) \(value)"
        default: return labels.joined(separator: ", ")
        }
    }
}
