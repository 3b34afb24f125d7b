import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct CommunityJoinCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Join a community on a server.",
        discussion: """
            $ dimo community join https://dimo.example.org --invite CODE
            $ dimo community join 'dimo://192.168.1.5:8420/CODE#KEY'
            First prints what the community is and what its server can see. Asks for the password, or reads it as \
            one line from stdin; it is never an argument. Brings your votes and wishes along, reviews only with \
            --reviews. The local profile becomes an account.
            """)

    @Argument(help: "The address, such as https://dimo.example.org, or the join line that its server printed.")
    var url: String

    @Option(help: "The invite code, if one is required.")
    var invite: String?

    @Option(help: "The ID to sign in with: 4 to 20 of a-z, 0-9, _ and -. Default: yours on this machine.")
    var id: String?

    @Option(help: "The community nickname: 2 to 10 characters. Default: yours on this machine.")
    var nickname: String?

    @Option(help: "The name of this device in the community. Default: the name of this machine.")
    var device: String?

    @Flag(help: "Sign in with an existing community account.")
    var signIn = false

    @Flag(help: "Don't bring your votes.")
    var noVotes = false

    @Flag(help: "Don't bring your wish list, likes and dislikes.")
    var noWishes = false

    @Flag(help: "Also bring your reviews and comments.")
    var reviews = false

    @Flag(help: "Also publish the films and series you added.")
    var works = false

    @Flag(help: "Accept the community's terms (printed first).")
    var acceptTerms = false

    @Flag(help: "Read the password as one line from stdin.")
    var passwordStdin = false

    @OptionGroup var output: OutputOptions

    func validate() throws { try CommunityDevicesCommand.check(label: device) }

    func run(_ store: CommandStore) async throws {
        let (session, strings) = (store.session, store.strings)
        let link: CommunityLink
        do {
            link = try CommunityLink(url)
        } catch {
            throw CommandFailure.usage(store.describe(error))
        }
        let name = try accountName(store)
        let called = try signIn ? nil : AccountInput.nickname(nickname ?? session.profile.nickname)
        if let status = try await store.memberships.status(of: store.profile) {
            guard status.standing.asksForSignIn else { throw CommunityProblem.alreadyMember }
            throw CommandFailure(strings["shell.community.sign-in"])
        }
        // The command makes two requests; the second one shuts the network down.
        let service = store.sharedCommunity
        let info: CommunityInfo
        do {
            info = try await service.info(at: link.address)
        } catch {
            await store.container.networkShutDown?()
            throw error
        }
        printInfo(info, isPinned: link.address.key != nil, strings)
        let invite = invite ?? link.invite
        if !signIn, info.registration == .invite, invite == nil { throw CommunityProblem.inviteNeeded }
        try agree(to: info, strings)
        let input = PasswordInput(isStdin: passwordStdin)
        let password = try signIn ? input.present() : input.new()
        let request = JoinRequest(
            address: link.address, entrance: signIn ? .signIn : .newAccount(invite: invite), name: name,
            nickname: called, type: session.profile.type, password: password,
            deviceLabel: device ?? CommandStore.deviceLabel,
            brings: JoinUpload(votes: !noVotes, wishes: !noWishes, reviews: reviews, works: works))
        let outcome = try await store.container.withNetwork { try await service.join(request, as: session) }
        Shell.print(json ? Self.json(outcome).document : text(outcome, strings))
    }

    /// The given ID, otherwise the local one, otherwise one made from the nickname.
    @MainActor
    private func accountName(_ store: CommandStore) throws -> AccountName {
        if let id { return try AccountInput.name(id) }
        if let name = store.session.accountName { return name }
        guard let name = try? AccountName(store.session.profile.nickname) else {
            throw CommandFailure.usage(store.strings["shell.community.no-id"])
        }
        return name
    }

    /// Prints to stderr: stdout is for the result.
    @MainActor
    private func printInfo(_ info: CommunityInfo, isPinned: Bool, _ strings: Strings) {
        let head = [
            PlainText.line(info.name, limit: 100), strings.counted("community.members", info.members),
            CommunityText.registration(info.registration, strings),
        ].joined(separator: " · ")
        let trust = isPinned ? [strings["community.join.trust"]] : []
        let lines =
            [head] + trust + [strings["community.sees"], strings["community.keeps"], strings["community.never"]]
        let terms = info.terms.isEmpty || signIn ? [] : [PlainText.line(info.terms, limit: 4_000)]
        Shell.note((lines + terms).joined(separator: "\n") + "\n")
    }

    @MainActor
    private func agree(to info: CommunityInfo, _ strings: Strings) throws {
        guard !info.terms.isEmpty, !signIn, !acceptTerms else { return }
        guard Shell.isInputTerminal, !passwordStdin else {
            throw CommandFailure.usage(strings["shell.community.terms"])
        }
        Shell.note(strings["shell.community.accept"])
        guard let answer = readLine(), ["y", "yes", "예", "네"].contains(answer.lowercased()) else {
            throw CommandFailure(strings["community.join.terms.needed"])
        }
    }

    private func text(_ outcome: JoinOutcome, _ strings: Strings) -> String {
        let done = strings("community.join.done", outcome.membership.communityName) + "\n"
        guard !outcome.codes.isEmpty else { return done }
        return done + strings["community.join.codes"] + "\n" + outcome.codes.map { "\($0.text)\n" }.joined()
    }

    private static func json(_ outcome: JoinOutcome) -> JSONValue {
        .object([
            "community": outcome.membership.communityName, "address": outcome.membership.address.text,
            "id": outcome.membership.account.text, "recovery_codes": outcome.codes.map(\.text),
        ])
    }
}
