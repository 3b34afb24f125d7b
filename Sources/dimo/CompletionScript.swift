import ArgumentParser

/// Completes a shell's completion script with what the argument parser omits: the arguments of `help`, and in zsh the
/// escape for the colon of an id, after which a description would begin.
enum CompletionScript {
    /// - Parameter shell: bash, zsh or fish; the script of another shell stays as it is.
    static func completed(_ script: String, for shell: String) -> String {
        let names = Self.names(below: Dimo.self)
        var nested: [(name: String, below: [String])] = []
        for command in Dimo.configuration.subcommands {
            let below = Self.names(below: command)
            if let name = command.configuration.commandName, !below.isEmpty { nested.append((name, below)) }
        }
        let words = names.joined(separator: " ")
        switch shell {
        case "bash":
            let cases = nested.map { "    \($0.name)) topics='\($0.below.joined(separator: " "))' ;;\n" }.joined()
            return adding(
                """
                    local topics='\(words)'
                    case "${COMP_WORDS[COMP_CWORD-1]}" in
                \(cases)    esac
                    COMPREPLY+=($(compgen -W "${topics}" -- "${cur}"))

                """, to: script, atEndOf: "_dimo_help() {\n")
        case "zsh":
            let found = "    if [[ \"${#completions[@]}\" -gt 1 ]]; then\n"
            let escaped = "    completions=(\"${(@)completions//:/\\\\:}\")\n"
            return script.replacing("'*:subcommands:'", with: "'*:subcommands:(\(words))'")
                .replacing(found, with: escaped + found)
        case "fish":
            let lines = nested.map { name, below in
                "complete -c dimo -n '__fish_seen_subcommand_from help; and __fish_seen_subcommand_from \(name)' "
                    + "-fa '\(below.joined(separator: " "))'"
            }
            let seen = "__fish_seen_subcommand_from help; and not __fish_seen_subcommand_from \(words)"
            return ([script, "complete -c dimo -n '\(seen)' -fa '\(words)'"] + lines).joined(separator: "\n")
        default: return script
        }
    }

    private static func names(below command: any ParsableCommand.Type) -> [String] {
        var names: [String] = []
        for subcommand in command.configuration.subcommands {
            if let name = subcommand.configuration.commandName { names.append(name) }
        }
        return names
    }

    private static func adding(_ text: String, to script: String, atEndOf head: String) -> String {
        guard let start = script.firstRange(of: head), let end = script[start.upperBound...].firstRange(of: "\n}")
        else { return script }
        return script[..<end.lowerBound] + "\n" + text + script[end.lowerBound...].dropFirst()
    }
}
