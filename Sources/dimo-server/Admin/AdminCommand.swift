import ArgumentParser
import CommunityServer
import Foundation

/// Every command of it may run while the community is served.
struct AdminCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin", abstract: "Look after the community; all of it is kept in the audit.",
        subcommands: [
            InviteCommand.self, ResetCommand.self, ReportsCommand.self, HideCommand.self, ShowCommand.self,
            SuspendCommand.self, LiftCommand.self, RemoveCommand.self, DropVotesCommand.self, DuplicatesCommand.self,
            MergeWorkCommand.self, RecountCommand.self, RestoredCommand.self, BackupCommand.self, ExportCommand.self,
            AuditCommand.self,
        ])
}

extension StoreOption {
    /// Does something to the community, and says in a sentence why not.
    func operate(_ body: (CommunityOperator) async throws -> Void) async throws {
        let path = path(try settings())
        do {
            let environment = ProcessInfo.processInfo.environment
            let name = environment["SUDO_USER"] ?? environment["USER"] ?? "operator"
            guard PostgresAddress(path) != nil || FileManager.default.fileExists(atPath: path) else {
                throw failed("there is no community in \(path): name its file with --store")
            }
            try await body(CommunityOperator(store: path, name: name))
        } catch let problem as StoreProblem {
            throw failed(problem)
        } catch let problem as OperatorProblem {
            throw failed(problem)
        }
    }
}
