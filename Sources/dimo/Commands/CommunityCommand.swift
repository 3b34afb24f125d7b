import ArgumentParser
import DimoApp
import Domain

struct CommunityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "community",
        abstract: "Join a community, show its status, or leave it.",
        discussion: """
            $ dimo community join https://dimo.example.org --invite CODE
            $ dimo community status
            """,
        subcommands: [
            CommunityJoinCommand.self, CommunitySignInCommand.self, CommunityStatusCommand.self,
            CommunityNewsCommand.self, CommunitySendCommand.self, CommunityPublishCommand.self,
            CommunityDevicesCommand.self, CommunityRevokeCommand.self, CommunityPasswordCommand.self,
            CommunityCodesCommand.self, CommunityMoveCommand.self, CommunityExportCommand.self,
            CommunityLeaveCommand.self, CommunityDeleteCommand.self, CommunityReportCommand.self,
            CommunityReportsCommand.self, CommunityModerateCommand.self,
        ])
}

@MainActor
struct CommunityShell {
    let container: AppDIContainer
    let store: CommandStore

    var strings: Strings { store.strings }
    var service: any CommunityService { store.sharedCommunity }
    var profile: Identifier<Profile> { store.profile }

    static func open(_ global: GlobalOptions) async throws -> Self {
        let container = try CommandContainer.make(checking: global)
        return Self(container: container, store: try await CommandContainer.openStoreToWrite(container))
    }

    /// Opens the store for a member of a community; fails for others.
    static func openAsMember(_ global: GlobalOptions) async throws -> (Self, CommunityMembership) {
        let shell = try await open(global)
        guard let membership = try await shell.store.memberships.membership(of: shell.profile) else {
            throw CommandFailure(message: shell.store.describe(CommunityProblem.notMember))
        }
        return (shell, membership)
    }

    func asking<Value: Sendable>(
        _ work: @Sendable (any CommunityService, Identifier<Profile>) async throws -> Value
    )
        async throws -> Value
    {
        let (service, profile) = (service, profile)
        do {
            return try await container.withNetwork { try await work(service, profile) }
        } catch {
            throw store.failure(error)
        }
    }
}

struct CommunitySignInCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in",
        abstract: "Sign in to your community again after this device was signed out.",
        discussion: """
            $ dimo community sign-in
            Asks for your community password, or reads it as one line from stdin; it is never an argument. This \
            device is registered as a new one and sends its pending changes.
            """)

    @Flag(help: "Read the password as one line from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let (shell, _) = try await CommunityShell.openAsMember(global)
        let password = try PasswordInput(isStdin: passwordStdin).present()
        try await shell.asking {
            try await $0.signIn($1, password: password, deviceLabel: CommandStore.deviceLabel)
        }
        Shell.print(shell.strings["community.sign-in.done"] + "\n")
    }
}
