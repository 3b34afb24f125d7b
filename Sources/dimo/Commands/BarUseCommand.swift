internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo bar use ID`.
struct BarUseCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "use", abstract: "Use a bar that is shared with you, or your own again.")

    /// What names the own bar; too short for an account.
    private static let own = "own"

    @Argument(help: "The ID of whose bar it is; own for yours.")
    var id: String

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let owner = id == Self.own ? store.profile : try await SharerLookup(store).member(id).id
        do {
            try await store.sharing.use(barOf: owner, by: store.profile)
        } catch BarSharingProblem.notShared {
            throw CommandFailure(message: "\"\(id)\" does not share a bar with you: dimo bar shares")
        } catch {
            throw store.failure(error)
        }
        Shell.print("bar: \(owner == store.profile ? Self.own : id)\n")
    }
}
