import ArgumentParser
import DimoApp
import Domain

struct BarShareCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Share your bar with another account on this machine, or stop sharing.",
        discussion: """
            $ dimo bar share juno
            $ dimo bar share --end juno
            """)

    @Argument(help: "The ID of the account, or local for the local profile.", completion: Completions.account)
    var id: String

    @Flag(help: "Stop sharing; the account goes back to its own bar.")
    var end = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let member = try await SharerLookup(store).member(id)
        do {
            if end {
                try await store.sharing.end(barOf: store.profile, with: member.id)
            } else {
                try await store.sharing.share(barOf: store.profile, with: member.id, at: store.clock.now())
            }
        } catch BarSharingProblem.isOwn {
            throw CommandFailure(message: store.strings("shell.error.own-bar", id))
        } catch {
            throw store.failure(error)
        }
        Shell.print(store.strings(end ? "shell.share-ended" : "shell.shared", id) + "\n")
    }
}
