import ArgumentParser
import CommunityProtocol
import CommunityServer
import Foundation

struct InviteCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "invite", abstract: "Create an invite and print it.",
        discussion: "$ dimo-server admin invite --uses 5 --days 7")

    @OptionGroup var options: AdminOptions
    @Option(help: "Number of people who can use the invite.") var uses = 1
    @Option(help: "Days until the invite expires.") var days = 30

    func validate() throws {
        guard (1...1_000_000).contains(uses), (1...36_500).contains(days) else {
            throw ValidationError("--uses must be from 1 to 1000000, and --days from 1 to 36500")
        }
    }

    func run(_ community: CommunityOperator) async throws {
        let invite = try await community.invite(uses: uses, days: days)
        try options.show(invite, [[invite.code]] + (invite.join.map { [[$0]] } ?? []))
    }
}

struct InvitesCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "invites",
        abstract: "List open invites: name, uses left, members who joined, created, expires.",
        discussion: "$ dimo-server admin invites")

    @OptionGroup var options: AdminOptions

    func run(_ community: CommunityOperator) async throws {
        let invites = try await community.invites()
        try options.show(
            invites,
            invites.map {
                [$0.invite, "\($0.left)", "\($0.joined)", AdminOptions.day($0.made), AdminOptions.day($0.until)]
            })
    }
}

struct WithdrawCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "withdraw", abstract: "Withdraw an invite. Members who joined with it stay.",
        discussion: "$ dimo-server admin withdraw 1a2b3c4d")

    @OptionGroup var options: AdminOptions
    @Argument(help: "The invite's code, or its name in the output of admin invites.") var invite: String

    func run(_ community: CommunityOperator) async throws {
        try await community.withdraw(invite)
        try options.done("withdrawn", invite)
    }
}

struct MembersCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "members",
        abstract: "List members, newest first: ID, nickname, joined, last seen, votes, posts, works, standing.",
        discussion: """
            $ dimo-server admin members
            $ dimo-server admin members 미나
            """)

    @OptionGroup var options: AdminOptions
    @Argument(help: "An ID or a part of a nickname. Default: all.") var text = ""
    @Option(help: "Maximum number of lines.") var limit = 1_000

    func run(_ community: CommunityOperator) async throws {
        let members = try await community.members(like: text, limit: limit)
        try options.show(
            members,
            members.map { member in
                let standing = (member.suspended ? ["suspended"] : []) + (member.moderates ? ["moderator"] : [])
                return [
                    member.name, member.nickname, AdminOptions.day(member.joined), member.used ?? "-",
                    "\(member.votes)", "\(member.posts)", "\(member.works)",
                    standing.isEmpty ? "-" : standing.joined(separator: ","),
                ]
            })
    }
}

struct RenameCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Give a member another nickname, which they can't change for 30 days.",
        discussion: "$ dimo-server admin rename mina Mina2")

    @OptionGroup var options: AdminOptions
    @Argument(help: "The member's ID or nickname.") var member: String
    @Argument(help: "The new nickname.") var nickname: String

    func run(_ community: CommunityOperator) async throws {
        try await community.rename(member, to: nickname)
        try options.done("renamed", member, nickname)
    }
}

struct ModeratorCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "moderator",
        abstract: "Let a member see reports, hide posts and remove works from their own terminal.",
        discussion: """
            $ dimo-server admin moderator mina
            $ dimo-server admin moderator mina --end
            """)

    @OptionGroup var options: AdminOptions
    @Argument(help: "The member's ID or nickname.") var member: String
    @Flag(help: "End the role instead of granting it.") var end = false

    func run(_ community: CommunityOperator) async throws {
        try await community.setModerator(member, !end)
        try options.done(end ? "moderator-ended" : "moderator", member)
    }
}

struct ResetCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset", abstract: "Print new recovery codes for a member and sign out all their devices.",
        discussion: "$ dimo-server admin reset mina")

    @OptionGroup var options: AdminOptions
    @Argument(help: "The member's ID or nickname.") var member: String

    func run(_ community: CommunityOperator) async throws {
        let codes = try await community.reset(member)
        try options.show(["codes": codes], codes.map { [$0] })
    }
}

struct SuspendCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "suspend", abstract: "Suspend a member: read-only, votes not counted.",
        discussion: "$ dimo-server admin suspend mina --days 7")

    @OptionGroup var options: AdminOptions
    @Argument(help: "The member's ID or nickname.") var member: String
    @Option(help: "Number of days. Default: until lifted.") var days: Int?

    func validate() throws {
        guard days.map({ (1...36_500).contains($0) }) != false else {
            throw ValidationError("--days must be from 1 to 36500")
        }
    }

    func run(_ community: CommunityOperator) async throws {
        try await community.suspend(member, days: days)
        try options.done("suspended", member, days.map { "\($0) days" } ?? "until lifted")
    }
}

struct LiftCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "lift", abstract: "End a member's suspension.",
        discussion: "$ dimo-server admin lift mina")

    @OptionGroup var options: AdminOptions
    @Argument(help: "The member's ID or nickname.") var member: String

    func run(_ community: CommunityOperator) async throws {
        try await community.lift(member)
        try options.done("lifted", member)
    }
}

struct RemoveCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Delete a member's account and all their personal data.",
        discussion: """
            $ dimo-server admin remove mina --keep-votes
            $ dimo-server admin remove spammer --unpublish
            """)

    @OptionGroup var options: AdminOptions
    @Argument(help: "The member's ID or nickname.") var member: String
    @Flag(help: "Keep their votes in the counts, anonymously.") var keepVotes = false
    @Flag(help: "Also remove the works they published.") var unpublish = false

    func run(_ community: CommunityOperator) async throws {
        let works = try await community.remove(member, votes: keepVotes ? .keep : .remove, unpublishes: unpublish)
        let stay = works == 0 ? "" : ", works kept: \(works)"
        try options.done("removed", member, "votes \(keepVotes ? "kept" : "removed")\(stay)")
    }
}

struct DropVotesCommand: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop-votes", abstract: "Remove all votes of the given members.",
        discussion: "$ dimo-server admin drop-votes mina juno")

    @OptionGroup var options: AdminOptions
    @Argument(help: "The members' IDs or nicknames.") var members: [String]

    func run(_ community: CommunityOperator) async throws {
        var counts: [String: Int] = [:]
        for member in members { counts[member] = try await community.dropVotes(of: member) }
        try options.show(counts, members.map { [$0, "\(counts[$0] ?? 0)"] })
    }
}

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print everything stored about a member, as JSON lines.",
        discussion: "$ dimo-server admin export mina")

    @OptionGroup var store: StoreOption
    @Argument(help: "The member's ID or nickname.") var member: String

    func run() async throws {
        try await store.operate { FileHandle.standardOutput.write(try await $0.export(member)) }
    }
}
