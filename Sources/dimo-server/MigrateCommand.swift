import ArgumentParser
import CommunityServer

struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Bring the store to what this version wants. Back it up first.")

    @OptionGroup var store: StoreOption

    func run() async throws {
        do {
            print("schema \(try await CommunityOperator.migrate(store: store.path))")
        } catch let problem as StoreProblem {
            throw failed(problem)
        }
    }
}
