import ArgumentParser
import DimoApp
import Domain

struct DemoCommand: StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Create a demo database with a made-up community, for use with --data-dir.",
        discussion: """
            $ dimo demo ~/dimo-demo --members 2000
            $ dimo --data-dir ~/dimo-demo
            """)

    @Argument(help: "A new folder, to use as --data-dir.", completion: .directory)
    var path: String

    @Option(help: "Number of members.")
    var members = 200

    @Option(help: "Number of made-up works besides the built-in ones.")
    var works = 0

    @Option(help: "Number of made-up drinks besides the built-in ones.")
    var drinks = 0

    @Option(help: "Number of votes. Default: 30 per member.")
    var votes: Int?

    @Option(help: "Random seed; the same seed gives the same community.")
    var seed: UInt64 = 1

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if path.isEmpty { throw Self.usage("demo-path") }
        for (name, value, most) in [
            ("members", members, 1_000_000), ("works", works, 5_000_000), ("drinks", drinks, 1_000_000),
            ("votes", votes ?? 0, 50_000_000),
        ] where !(0...most).contains(value) { throw Self.usage("range", "--\(name)", "0", String(most)) }
    }

    func run() async throws {
        var launch = global.launch
        launch.dataDirectory = path
        do {
            let made = try await DemoMaker(CommandContainer.make(checking: launch)).make(
                members: members, works: works, drinks: drinks, votes: votes ?? 30 * members, seed: seed)
            Shell.print(
                "demo in \(path): \(made.members) members, \(made.works) works, \(made.characters) characters, "
                    + "\(made.drinks) drinks, \(made.votes) votes\ntry: dimo --data-dir \(path)\n")
        } catch let error as DemoProblem {
            throw CommandFailure(error.description)
        }
    }
}
