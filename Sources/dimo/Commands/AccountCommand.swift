import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct AccountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account", abstract: "List accounts, create one, sign in or sign out.",
        discussion: """
            $ dimo account create mina --nickname mina
            $ dimo account sign-in mina
            """,
        subcommands: [
            AccountListCommand.self, AccountCreateCommand.self, AccountSignInCommand.self, AccountSignOutCommand.self,
            AccountPasswordCommand.self,
        ])
}

struct AccountPasswordCommand: WritingCommand {
    static let configuration = CommandConfiguration(
        commandName: "passwd", abstract: "Change the signed-in account's password and end its other sessions.",
        discussion: """
            $ dimo account passwd
            With --password-stdin, the first line is the current password, if there is one, and the next line the \
            new one.
            """)

    @Flag(help: "Read the passwords as lines from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    func run(_ store: CommandStore) async throws {
        guard let name = store.session.accountName, let account = try await store.accounts.accounts.account(named: name)
        else { throw CommandFailure(store.strings["shell.error.signed-out"]) }
        let input = PasswordInput(isStdin: passwordStdin)
        let current = account.hasPassword ? try input.present() : Password("")
        let new = try input.new()
        let codes = try await ChangePassword(store.accounts)(
            of: name, current: current, new: new, repeated: new, keeping: store.session.number)
        Shell.print(codes.map { "\($0.text)\n" }.joined())
        if let there = try await store.sharedCommunity.adopt(new, replacing: current, of: store.profile) {
            Shell.note(CommunityText.adopted(there.name, there.problem, store.strings) + "\n")
        }
    }
}

struct AccountSignOutCommand: WritingCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-out", abstract: "Sign out, so that commands use the local profile again.",
        discussion: "$ dimo account sign-out")

    @OptionGroup var global: GlobalOptions

    func run(_ store: CommandStore) async throws {
        try await SignOut(store.accounts)()
    }
}

struct AccountCreateCommand: StoreCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Create an account without signing in.",
        discussion: """
            $ dimo account create mina --nickname mina --type INFJ
            Asks for the password, or reads it as one line from stdin. The recovery codes are shown only once.
            """)

    @Argument(help: "The ID to sign in with: 4 to 20 of a-z, 0-9, _ and -.")
    var id: String

    @Option(help: "The nickname: 2 to 10 characters.")
    var nickname: String

    @Option(help: "The type, such as INFJ.", completion: Completions.type)
    var type: String?

    @Flag(help: "Read the password as one line from stdin.")
    var passwordStdin = false

    @Flag(help: "Create it without a password: anyone using this computer account can open it.")
    var noPassword = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if passwordStdin, noPassword { throw Self.usage("combined", "--password-stdin, --no-password") }
    }

    func run() async throws {
        let (name, called) = (try AccountInput.name(id), try AccountInput.nickname(nickname))
        let type = try type.map(AccountInput.type)
        let store = try await CommandContainer.openStore(global, isForWriting: true)
        let password = noPassword ? Password("") : try PasswordInput(isStdin: passwordStdin).new()
        let (_, codes) = try await CreateAccount(store.accounts)(
            name: name, nickname: called, type: type, password: password)
        if json { return printJSON(["id": name.text, "recovery_codes": codes.map(\.text)]) }
        Shell.print("\(name.text)\n" + codes.map { "\($0.text)\n" }.joined())
    }
}

struct AccountSignInCommand: WritingCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in", abstract: "Sign in, so that commands and the program use this account.",
        discussion: "$ dimo account sign-in mina")

    @Argument(help: "The ID of the account.", completion: Completions.account)
    var id: String

    @Flag(help: "Read the password as one line from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    func run(_ store: CommandStore) async throws {
        var isOpen = false
        if let name = try? AccountName(id) {
            isOpen = try await store.accounts.accounts.account(named: name)?.hasPassword == false
        }
        // An unknown ID is asked for its password all the same.
        let password = isOpen ? Password("") : try PasswordInput(isStdin: passwordStdin).present()
        let signedIn = try await SignIn(store.accounts)(name: id, password: password)
        guard signedIn.isKept else { throw CommandFailure(store.strings["setup.not-kept"]) }
    }
}

struct AccountListCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the accounts on this machine.", discussion: "$ dimo account list")

    @OptionGroup var output: OutputOptions

    private static let page = 200

    func run(_ store: CommandStore) async throws {
        var accounts: [Account] = []
        while true {
            let next = try await store.accounts.accounts.accounts(after: accounts.last?.name, limit: Self.page)
            accounts += next
            if next.count < Self.page { break }
        }
        printList(accounts) { account in
            [
                "id": account.name?.text, "nickname": account.profile.nickname, "type": account.profile.type?.text,
                "has_password": account.hasPassword, "signed_in": account.id == store.profile,
            ]
        } columns: { account in
            [
                account.name?.text ?? "", account.profile.nickname, account.profile.type?.text ?? "-",
                store.strings[account.hasPassword ? "shell.account.password" : "shell.account.open"],
                account.id == store.profile ? store.strings["shell.account.signed-in"] : "",
            ]
        }
    }
}

/// Validates account input on the command line; invalid input is a usage error.
enum AccountInput {
    static func name(_ text: String) throws -> AccountName {
        do {
            return try AccountName(text)
        } catch .reserved {
            throw CommandFailure.usage(Words.text("shell.error.id-reserved", text))
        } catch {
            throw CommandFailure.usage(Words.text("shell.error.id", text))
        }
    }

    static func nickname(_ text: String) throws -> Nickname {
        do {
            return try Nickname(text)
        } catch {
            throw CommandFailure.usage(Words.text("shell.error.nickname"))
        }
    }

    static func type(_ text: String) throws -> MBTI {
        do {
            return try MBTI(text: text)
        } catch {
            throw CommandFailure.usage(Words.text("shell.error.type", text))
        }
    }
}
