import ArgumentParser
import DimoApp
import Domain

struct BarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bar",
        abstract: "List, add and remove bottles, and share your bar.",
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

struct BarUseCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "use",
        abstract: "Use a bar shared with you, or go back to your own.",
        discussion: """
            $ dimo bar use mina
            $ dimo bar use own
            """)

    /// Names the member's own bar; too short to be an account.
    private static let own = "own"

    @Argument(help: "The ID of the account that shares it, or own for yours.", completion: Completions.account)
    var id: String

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let owner = id == Self.own ? store.profile : try await SharerLookup(store).member(id).id
        do {
            try await store.sharing.use(barOf: owner, by: store.profile)
        } catch BarSharingProblem.notShared {
            throw CommandFailure(message: store.strings("shell.error.not-shared", id))
        } catch {
            throw store.failure(error)
        }
        Shell.print(store.strings("shell.bar", owner == store.profile ? Self.own : id) + "\n")
    }
}
