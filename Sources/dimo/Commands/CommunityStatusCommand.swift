import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct CommunityStatusCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show the community status without contacting the server.",
        discussion: "$ dimo community status")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let status = try await store.memberships.status(of: store.profile)
        let notices = status == nil ? [] : try await store.sharedCommunity.notices(of: store.profile)
        let document = CommunityDocument(status: status, notices: notices, store: store)
        Shell.print(json ? document.json.document : document.text)
    }
}

struct CommunitySendCommand: MemberCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "send", abstract: "Send pending changes and fetch new data.",
        discussion: """
            $ dimo community send
            If the server was restored without some of your changes, --again resends them and --drop deletes them \
            here too; reviews and comments become drafts.
            """)

    @Flag(help: "Resend what a restored server lost.")
    var again = false

    @Flag(help: "Also delete here what a restored server lost.")
    var drop = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if again, drop { throw Self.usage("combined", "--again, --drop") }
    }

    func run(_ shell: CommunityShell) async throws {
        let (answers, sendsAgain) = (again || drop, again)
        let (status, notices) = try await shell.asking { service, profile in
            if answers { try await service.answerLost(sendsAgain, of: profile) }
            return (try await service.exchangeNow(of: profile), try await service.notices(of: profile))
        }
        let document = CommunityDocument(status: status, notices: notices, store: shell.store)
        Shell.print(json ? document.json.document : document.text)
    }
}

struct CommunityDocument {
    let status: CommunityStatus?
    let notices: [CommunityNotice]
    let store: CommandStore

    private var strings: Strings { store.strings }

    var text: String {
        guard let status else { return strings["shell.community.none"] + "\n" }
        let membership = status.membership
        var rows = [
            [membership.communityName, membership.address.text],
            [strings["community.fact.account"], membership.account.text],
            [strings["community.fact.waiting"], CommunityText.waitingText(status, strings)],
            [
                strings["community.fact.exchanged"],
                status.exchangedAt.map { AgeText.ago(store.clock.now() - $0, strings) }
                    ?? strings["community.exchanged.never"],
            ],
        ]
        if let people = status.people {
            rows.insert([strings["community.fact.people"], strings.counted("community.members", people)], at: 2)
        }
        if let problem = status.problem {
            rows.append([strings["community.fact.problem"], CommunityText.problem(problem, strings)])
        }
        var text = TextTable(rows).text()
        if let standing = CommunityText.standing(status.standing, strings) { text += standing + "\n" }
        return text + notices.map { CommunityText.notice($0, strings) + "\n" }.joined()
    }

    var json: JSONValue {
        guard let status else { return .object(["member": false]) }
        return .object([
            "member": true, "community": status.membership.communityName, "address": status.membership.address.text,
            "id": status.membership.account.text, "people": status.people, "waiting": status.waiting,
            "waiting_for_subject": status.waitingForSubject, "accepted": status.accepted,
            "standing": status.standing.name, "exchanged_at": status.exchangedAt.map { RFC3339.text($0) },
            "problem": status.problem.map { CommunityText.problem($0, strings) },
            "notices": notices.map { CommunityText.notice($0, strings) },
        ])
    }
}
