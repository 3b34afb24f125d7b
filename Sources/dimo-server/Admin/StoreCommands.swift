import ArgumentParser
import CommunityServer
import Domain

struct RecountCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recount", abstract: "Count every vote and mark again, and print how many counts were wrong.")

    @OptionGroup var store: StoreOption

    func run() async throws { try await store.operate { print(try await $0.recount()) } }
}

struct DuplicatesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "duplicates",
        abstract: "Print works that are likely one, as merge-work takes them: the one that goes, the one that stays.")

    @OptionGroup var store: StoreOption

    func run() async throws {
        try await store.operate { community in
            for pair in try await community.duplicates() {
                let titles = pair.titles.map { PlainText.line($0, limit: 200) }
                print(([pair.from, pair.into] + titles).joined(separator: "\t"))
            }
        }
    }
}

struct MergeWorkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge-work",
        abstract: "Make two works that are one into one, with the votes, marks and posts of both.")

    @OptionGroup var store: StoreOption
    @Argument(help: "The id of the work that goes.") var from: String
    @Argument(help: "The id of the work that stays.") var into: String

    func run() async throws {
        try await store.operate { community in
            let characters = try await community.mergeWork(from, into: into)
            print("joined\t\(characters.joined)\nmoved\t\(characters.moved)")
        }
    }
}

struct RestoredCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restored",
        abstract: "Say that this store is a restored copy, so that members are asked about what it lost.",
        discussion: "restore does it by itself. This is for PostgreSQL, and for who copied a file by hand.")

    @OptionGroup var store: StoreOption

    func run() async throws {
        try await store.operate { print("restored\tepoch \(try await $0.restored())") }
    }
}

struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Put a backup in the place of the store, which is kept, and ask members about what it lost.",
        discussion: "Stop the server first. For a store in a file; restored is for one in PostgreSQL.")

    @OptionGroup var store: StoreOption
    @Argument(help: "A copy that backup made.") var file: String

    func run() async throws {
        let path = store.path(try store.settings())
        do {
            let kept = try await CommunityOperator.restore(file, to: path, name: store.operatorName)
            print("restored\t\(path)")
            if let kept { print("kept\t\(kept)") }
        } catch let problem as StoreProblem {
            throw failed(problem)
        }
    }
}

struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Write a copy of the store while it is served.")

    @OptionGroup var store: StoreOption
    @Argument(help: "A file that is not there yet.") var file: String

    func run() async throws {
        try await store.operate {
            try await $0.backUp(to: file)
            print("backup\t\(file)")
        }
    }
}

struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Print what was done to the community, newest first.")

    @OptionGroup var store: StoreOption
    @Option(help: "How many lines.") var limit = 100

    func run() async throws {
        try await store.operate { for line in try await $0.audit(limit: limit) { print(line) } }
    }
}
