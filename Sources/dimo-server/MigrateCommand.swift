import ArgumentParser
import CommunityServer

struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Bring the store to what this version wants. Back it up first.")

    @OptionGroup var store: StoreOption

    func run() async throws {
        let path = store.path(try store.settings())
        do {
            print("schema \(try await CommunityOperator.migrate(store: path))")
        } catch let problem as StoreProblem {
            throw failed(problem)
        }
    }
}
