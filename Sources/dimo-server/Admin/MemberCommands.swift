import ArgumentParser
import CommunityProtocol
import CommunityServer
import Foundation

struct InviteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "invite", abstract: "Print a new invitation.")

    @OptionGroup var store: StoreOption
    @Option(help: "How many may join by it.") var uses = 1
    @Option(help: "How many days it can be used.") var days = 30
    @Flag(help: "Print {code, uses, until} as JSON.") var json = false

    func validate() throws {
        guard (1...1_000_000).contains(uses), (1...36_500).contains(days) else {
            throw ValidationError("--uses and --days are at least 1")
        }
    }

    func run() async throws {
        try await store.operate { community in
            let invite = try await community.invite(uses: uses, days: days)
            guard json else { return print(invite.code) }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            encoder.dateEncodingStrategy = .iso8601
            print(String(decoding: try encoder.encode(invite), as: UTF8.self))
        }
    }
}

struct ResetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset", abstract: "Print new recovery codes for a member, and sign all their devices out.")

    @OptionGroup var store: StoreOption
    @Argument(help: "The member's ID.") var member: String

    func run() async throws {
        try await store.operate { for code in try await $0.reset(member) { print(code) } }
    }
}

struct SuspendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suspend", abstract: "Let a member only read, and take their votes out of the counts.")

    @OptionGroup var store: StoreOption
    @Argument(help: "The member's ID.") var member: String
    @Option(help: "For how many days; without it until it is lifted.") var days: Int?

    func validate() throws {
        guard days.map({ (1...36_500).contains($0) }) != false else { throw ValidationError("--days is at least 1") }
    }

    func run() async throws {
        try await store.operate {
            try await $0.suspend(member, days: days)
            print("suspended\t\(member)\t\(days.map { "\($0) days" } ?? "until lifted")")
        }
    }
}

struct LiftCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "lift", abstract: "End a member's suspension.")

    @OptionGroup var store: StoreOption
    @Argument(help: "The member's ID.") var member: String

    func run() async throws {
        try await store.operate {
            try await $0.lift(member)
            print("lifted\t\(member)")
        }
    }
}

struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Delete an account with everything personal.")

    @OptionGroup var store: StoreOption
    @Argument(help: "The member's ID.") var member: String
    @Flag(help: "Leave their votes in the counts, without a name.") var keepVotes = false

    func run() async throws {
        try await store.operate {
            try await $0.remove(member, votes: keepVotes ? .keep : .remove)
            print("removed\t\(member)\tvotes \(keepVotes ? "kept" : "removed")")
        }
    }
}

struct DropVotesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop-votes", abstract: "Take back all votes of members.")

    @OptionGroup var store: StoreOption
    @Argument(help: "Their IDs.") var members: [String]

    func run() async throws {
        try await store.operate { community in
            for member in members { print("\(member)\t\(try await community.dropVotes(of: member))") }
        }
    }
}

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print everything the server has of a member, as JSON lines.")

    @OptionGroup var store: StoreOption
    @Argument(help: "The member's ID.") var member: String

    func run() async throws {
        try await store.operate { FileHandle.standardOutput.write(try await $0.export(member)) }
    }
}
