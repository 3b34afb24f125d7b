import ArgumentParser
import DimoApp
import Domain

struct CommunityExportCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Export everything your community stores about you, as JSON lines.",
        discussion: "$ dimo community export community.jsonl")

    @Argument(help: "The file, or - for standard output.")
    var path: String = "-"

    @Flag(help: "Replace an existing file.")
    var force = false

    @OptionGroup var global: GlobalOptions

    func run(_ shell: CommunityShell) async throws {
        let data = try await shell.asking { try await $0.export(of: $1) }
        let text = String(decoding: data, as: UTF8.self)
        guard path != "-" else { return Shell.print(text) }
        try OwnFile.write(text, to: path, isOverwriting: force)
        Shell.print(shell.strings("community.export.done", PlainText.line(path, limit: 400)) + "\n")
    }
}

struct CommunityMoveCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Follow your community to a new address.",
        discussion: """
            $ dimo community move https://dimo.example.net
            $ dimo community move 'dimo://192.168.1.6:8420#KEY'
            First checks that the server there has the ID of the same community, and the key of the join line that you \
            joined by, or of the new one that you give. Without a key, its certificate must be valid; the ID alone \
            proves nothing, because it is public. If a check fails, nothing is changed or sent.
            """)

    @Argument(help: "The address, such as https://dimo.example.org, or the join line that its server printed.")
    var url: String

    @OptionGroup var global: GlobalOptions

    func run(_ shell: CommunityShell) async throws {
        let address: CommunityAddress
        do {
            address = try CommunityAddress(url)
        } catch {
            throw CommandFailure.usage(shell.store.describe(error))
        }
        let moved = try await shell.asking { try await $0.move($1, to: address) }
        let check = moved.key != nil ? "key" : moved.isEncrypted ? "certificate" : "id"
        Shell.print(
            shell.strings("community.move.done", shell.membership.communityName, moved.text) + "\n"
                + shell.strings["community.move.checked.\(check)"] + "\n")
    }
}

struct CommunityLeaveCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "leave", abstract: "Leave the community; your community account is kept.",
        discussion: """
            $ dimo community leave
            You can join again with the account until you run dimo community delete. If changes are still unsent, \
            the command stops unless --unsent is given.
            """)

    @Flag(help: "Leave despite unsent changes; unsent comments become draft reviews.")
    var unsent = false

    @OptionGroup var global: GlobalOptions

    func run(_ shell: CommunityShell) async throws {
        let waiting = try await shell.store.memberships.status(of: shell.store.profile)?.waiting ?? 0
        guard waiting == 0 || unsent else {
            throw CommandFailure(
                shell.strings.counted("community.leave.unsent", waiting) + " "
                    + shell.strings["shell.community.unsent"])
        }
        try await shell.asking { try await $0.leave($1) }
        Shell.print(shell.strings["community.leave.done"] + "\n")
    }
}

struct CommunityDeleteCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete your community account permanently.",
        discussion: """
            $ dimo community delete --votes keep --confirm mina
            Deletes all your personal data in the community; your data on this machine is kept. Asks for the \
            password, or reads it as one line from stdin.
            """)

    @Option(help: "What happens to your votes: keep (anonymously) or remove.")
    var votes: VotesChoice

    @Option(help: "Your community ID, to confirm.")
    var confirm: String

    @Flag(help: "Read the password as one line from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    enum VotesChoice: String, CaseIterable, ExpressibleByArgument {
        case keep
        case remove
    }

    func run(_ shell: CommunityShell) async throws {
        let id = shell.membership.account.text
        guard confirm == id else { throw CommandFailure.usage(shell.strings("me.confirm.wrong", id)) }
        let password = try PasswordInput(isStdin: passwordStdin).present()
        let keepsVotes = votes == .keep
        try await shell.asking {
            try await $0.delete($1, password: password, keepingVotes: keepsVotes, because: LeavingReason(.other))
        }
        Shell.print(shell.strings["community.delete.done"] + "\n")
    }
}
