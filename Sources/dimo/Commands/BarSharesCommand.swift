import ArgumentParser
import DimoApp
import Domain

struct BarSharesCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "shares",
        abstract: "List the accounts that share your bar and the bars shared with you.",
        discussion: "$ dimo bar shares")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let shares: BarShares
        do {
            shares = try await store.sharing.shares(of: store.profile)
        } catch {
            throw store.failure(error)
        }
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
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }

    private func document(_ share: BarShare) -> JSONValue {
        .object([
            ("id", .string(share.partner.text)), ("nickname", .string(share.partner.nickname)),
            ("used", .bool(share.isUsed)), ("since", .string(UTCTime.text(share.sharedAt))),
        ])
    }

    private func row(_ side: String, _ share: BarShare, _ strings: Strings) -> [String] {
        [
            side, share.partner.text, share.partner.nickname, share.isUsed ? strings["shell.share.used"] : "",
            String(UTCTime.text(share.sharedAt).prefix(10)),
        ]
    }
}
