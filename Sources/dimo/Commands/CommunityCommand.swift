import ArgumentParser
import DimoApp
import Domain

struct CommunityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "community", abstract: "Join a community, show its status, or leave it.",
        discussion: """
            $ dimo community join https://dimo.example.org --invite CODE
            $ dimo community status
            """,
        subcommands: [
            CommunityJoinCommand.self, CommunitySignInCommand.self, CommunityStatusCommand.self,
            CommunityNewsCommand.self, CommunitySendCommand.self, CommunityPublishCommand.self,
            CommunityShowVotesCommand.self, CommunityDevicesCommand.self, CommunityRevokeCommand.self,
            CommunityPasswordCommand.self,
            CommunityCodesCommand.self, CommunityMoveCommand.self, CommunityExportCommand.self,
            CommunityLeaveCommand.self, CommunityDeleteCommand.self, CommunityReportCommand.self,
            CommunityReportsCommand.self, CommunityModerateCommand.self,
        ])
}

/// A command of a member of a community; it fails for others.
protocol MemberCommand: StoreCommand {
    @MainActor func run(_ shell: CommunityShell) async throws
}

extension MemberCommand {
    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global, isForWriting: true)
        guard let membership = try await store.memberships.membership(of: store.profile) else {
            throw CommunityProblem.notMember
        }
        try await run(CommunityShell(store: store, membership: membership))
    }
}

@MainActor
struct CommunityShell {
    let store: CommandStore
    let membership: CommunityMembership

    var strings: Strings { store.strings }

    func asking<Value: Sendable>(
        _ work: @Sendable (any CommunityService, Identifier<Profile>) async throws -> Value
    ) async throws -> Value {
        let (service, profile) = (store.sharedCommunity, store.profile)
        return try await store.container.withNetwork { try await work(service, profile) }
    }
}

struct CommunitySignInCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in", abstract: "Sign in to your community again after this device was signed out.",
        discussion: """
            $ dimo community sign-in
            Asks for your community password, or reads it as one line from stdin; it is never an argument. This \
            device is registered as a new one and sends its pending changes.
            """)

    @Flag(help: "Read the password as one line from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    func run(_ shell: CommunityShell) async throws {
        let password = try PasswordInput(isStdin: passwordStdin).present()
        try await shell.asking {
            try await $0.signIn($1, password: password, deviceLabel: CommandStore.deviceLabel)
        }
        Shell.print(shell.strings["community.sign-in.done"] + "\n")
    }
}
