import ArgumentParser
import DimoApp
import Domain

struct AccountCreateCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Create an account without signing in.",
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

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if passwordStdin, noPassword {
            throw ValidationError(Words.text("shell.usage.combined", "--password-stdin, --no-password"))
        }
    }

    @MainActor
    func run() async throws {
        let (name, called) = (try AccountInput.name(id), try AccountInput.nickname(nickname))
        let type = try type.map(AccountInput.type)
        let store = try await CommandContainer.openStoreToWrite(global)
        let password = noPassword ? Password("") : try PasswordInput(isStdin: passwordStdin).new()
        do {
            let (_, codes) = try await CreateAccount(store.accounts)(
                name: name, nickname: called, type: type, password: password)
            if json {
                let document = JSONValue.object([
                    ("id", .string(name.text)), ("recovery_codes", .strings(codes.map(\.text))),
                ])
                return Shell.print(document.document)
            }
            Shell.print("\(name.text)\n" + codes.map { "\($0.text)\n" }.joined())
        } catch {
            throw store.failure(error)
        }
    }
}
