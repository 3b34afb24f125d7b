import ArgumentParser
import CommunityServer
import Foundation

/// All commands except restoring may run while the community is served.
struct AdminCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin", abstract: "Look after the community; all of it is kept in the audit.",
        subcommands: [
            InviteCommand.self, ResetCommand.self, ReportsCommand.self, HideCommand.self, ShowCommand.self,
            SuspendCommand.self, LiftCommand.self, RemoveCommand.self, DropVotesCommand.self, DuplicatesCommand.self,
            MergeWorkCommand.self, RecountCommand.self, BackupCommand.self, RestoreCommand.self, RestoredCommand.self,
            ExportCommand.self, AuditCommand.self,
        ])
}

extension StoreOption {
    /// Runs an operation and prints a failure as one sentence.
    func operate(_ body: (CommunityOperator) async throws -> Void) async throws {
        let path = path(try settings())
        do {
            guard PostgresAddress(path) != nil || FileManager.default.fileExists(atPath: path) else {
                throw failed("there is no community in \(path): name its file with --store")
            }
            let community = try await CommunityOperator(store: path, name: operatorName)
            do {
                try await body(community)
            } catch {
                await community.close()
                throw error
            }
            await community.close()
        } catch let problem as StoreProblem {
            throw failed(problem)
        } catch let problem as OperatorProblem {
            throw failed(problem)
        } catch let code as ExitCode {
            throw code
        } catch {
            throw failed("\(path): \(error)")
        }
    }

    var operatorName: String {
        let environment = ProcessInfo.processInfo.environment
        return environment["SUDO_USER"] ?? environment["USER"] ?? "operator"
    }
}
