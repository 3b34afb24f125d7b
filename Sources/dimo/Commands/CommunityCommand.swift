import ArgumentParser
import DimoApp
import Domain

struct CommunityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "community", abstract: "Join a community on a server, see how you stand, leave.",
        subcommands: [
            CommunityJoinCommand.self, CommunitySignInCommand.self, CommunityStatusCommand.self,
            CommunitySendCommand.self, CommunityPublishCommand.self, CommunityDevicesCommand.self,
            CommunityRevokeCommand.self, CommunityExportCommand.self, CommunityLeaveCommand.self,
            CommunityDeleteCommand.self,
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
