internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo account create ID`.
struct AccountCreateCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Make an account; nobody is signed in by it.",
        discussion: "The password is asked for, or read as one line from stdin. The recovery codes are shown once.")

    @Argument(help: "What to sign in with: 4 to 20 of a-z, 0-9, _ and -.")
    var id: String

    @Option(help: "What to be called: 2 to 10 characters.")
    var nickname: String

    @Option(help: "The type: INFJ …")
    var type: String?

    @Flag(help: "Read the password as one line from stdin.")
    var passwordStdin = false

    @Flag(help: "Make an account without a password: whoever uses this login can open it.")
    var noPassword = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if passwordStdin, noPassword { throw ValidationError("--password-stdin and --no-password exclude each other") }
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
