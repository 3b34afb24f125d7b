import DimoApp
import DimoAssets
import Domain

@MainActor
enum CommandContainer {
    private static var opened: CommandStore?

    /// Sends the command's actions to the community, and closes the connections.
    static func finish() async {
        guard let store = opened else { return }
        opened = nil
        await store.finishCommunity()
        await store.container.networkShutDown?()
    }

    static func make(
        _ options: LaunchOptions, store: StoreKind = .file, clock: any WallClock = SystemClock()
    ) throws(CommandFailure) -> AppDIContainer {
        let container: AppDIContainer
        do {
            container = try AppDIContainer(options: options, store: store, clock: clock, environment: Shell.variable)
        } catch {
            throw CommandFailure(error.description)
        }
        if let problem = container.optionProblem { throw CommandFailure.usage(problem) }
        return container
    }

    /// Opens the store; a message about it goes to stderr. Fails for writing if changes would not be saved.
    static func openStore(_ global: GlobalOptions, isForWriting: Bool = false) async throws -> CommandStore {
        let store = try await openStore(make(checking: global.launch))
        if isForWriting, !store.isKept { throw CommandFailure(store.strings["shell.error.not-saved"]) }
        return store
    }

    /// Makes the scope; an unusable data folder is a usage error.
    static func make(checking options: LaunchOptions) throws(CommandFailure) -> AppDIContainer {
        if let path = options.dataDirectory, let problem = AppPaths.problem(withDataDirectory: path, Words.strings) {
            throw CommandFailure.usage(problem)
        }
        return try make(options)
    }

    /// Opens the store; problems of the configuration and messages about the store go to stderr.
    static func openStore(_ container: AppDIContainer) async throws -> CommandStore {
        do {
            let store = try await CommandStore.open(container)
            opened = store
            if let problem = container.configurationProblem { Shell.complain(problem) }
            guard let notice = store.notice else { return store }
            if !store.isWhole { throw CommandFailure(notice) }
            Shell.complain(notice)
            return store
        } catch let problem as AccountProblem {
            let account = container.account ?? Profile.localID.rawValue
            throw CommandFailure(
                container.strings(problem == .locked ? "shell.error.locked" : "shell.error.account", account))
        }
    }
}

/// A failed command: one line for stderr, and the exit code.
struct CommandFailure: Error {
    let message: String
    let status: Int32

    init(_ message: String, status: Int32 = 1) {
        self.message = message
        self.status = status
    }

    static func usage(_ message: String) -> CommandFailure { CommandFailure(message, status: Shell.usage) }
}
