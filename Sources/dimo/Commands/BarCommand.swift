import ArgumentParser
import DimoApp
import Domain

struct BarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bar", abstract: "List, add and remove bottles, and share your bar.",
        discussion: """
            $ dimo bar add gin campari sweet-vermouth
            $ dimo bar buy-next
            """,
        subcommands: [
            BarListCommand.self, BarAddCommand.self, BarRemoveCommand.self, BarOneAwayCommand.self,
            BarBuyNextCommand.self, BarWhatIfCommand.self, BarShareCommand.self, BarUseCommand.self,
            BarSharesCommand.self,
        ])
}

struct BarUseCommand: WritingCommand {
    static let configuration = CommandConfiguration(
        commandName: "use", abstract: "Use a bar shared with you, or go back to your own.",
        discussion: """
            $ dimo bar use mina
            $ dimo bar use own
            """)

    /// Names the member's own bar; too short to be an account.
    private static let own = "own"

    @Argument(help: "The ID of the account that shares it, or own for yours.", completion: Completions.account)
    var id: String

    @OptionGroup var global: GlobalOptions

    func run(_ store: CommandStore) async throws {
        let owner = id == Self.own ? store.profile : try await CommandLookup(store).member(id).id
        do {
            try await store.sharing.use(barOf: owner, by: store.profile)
        } catch BarSharingProblem.notShared {
            throw CommandFailure(message: store.strings("shell.error.not-shared", id))
        }
        Shell.print(store.strings("shell.bar", owner == store.profile ? Self.own : id) + "\n")
    }
}

struct BarShareCommand: WritingCommand {
    static let configuration = CommandConfiguration(
        commandName: "share", abstract: "Share your bar with another account on this machine, or stop sharing.",
        discussion: """
            $ dimo bar share juno
            $ dimo bar share --end juno
            """)

    @Argument(help: "The ID of the account, or local for the local profile.", completion: Completions.account)
    var id: String

    @Flag(help: "Stop sharing; the account goes back to its own bar.")
    var end = false

    @OptionGroup var global: GlobalOptions

    func run(_ store: CommandStore) async throws {
        let member = try await CommandLookup(store).member(id)
        do {
            if end {
                try await store.sharing.end(barOf: store.profile, with: member.id)
            } else {
                try await store.sharing.share(barOf: store.profile, with: member.id, at: store.clock.now())
            }
        } catch BarSharingProblem.isOwn {
            throw CommandFailure(message: store.strings("shell.error.own-bar", id))
        }
        Shell.print(store.strings(end ? "shell.share-ended" : "shell.shared", id) + "\n")
    }
}

struct BarSharesCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "shares", abstract: "List the accounts that share your bar and the bars shared with you.",
        discussion: "$ dimo bar shares")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let shares = try await store.sharing.shares(of: store.profile)
        if json {
            return Shell.print(
                JSONValue.object([
                    ("uses", .optional(shares.host?.text)), ("given", .array(shares.given.map(document))),
                    ("received", .array(shares.received.map(document))),
                ]).document)
        }
        let strings = store.strings
        let rows =
            shares.given.map { row(strings["shell.share.given"], $0, strings) }
            + shares.received.map { row(strings["shell.share.received"], $0, strings) }
        Shell.print(TextTable(rows).text())
    }

    private func document(_ share: BarShare) -> JSONValue {
        .object([
            ("id", .string(share.partner.text)), ("nickname", .string(share.partner.nickname)),
            ("used", .bool(share.isUsed)), ("since", .string(RFC3339.text(share.sharedAt))),
        ])
    }

    private func row(_ side: String, _ share: BarShare, _ strings: Strings) -> [String] {
        [
            side, share.partner.text, share.partner.nickname, share.isUsed ? strings["shell.share.used"] : "",
            String(RFC3339.text(share.sharedAt).prefix(10)),
        ]
    }
}
