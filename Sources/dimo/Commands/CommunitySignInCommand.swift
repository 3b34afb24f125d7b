import ArgumentParser
import DimoApp
import Domain

struct CommunitySignInCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in", abstract: "Sign in again to your community, where this device was signed out.",
        discussion: """
            Asks for the password there, or reads it as one line from stdin; it is never an argument. This device becomes \
            a new one there, and sends what waits.
            """)

    @Flag(help: "Read the password as one line from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let (shell, _) = try await CommunityShell.openAsMember(global)
        let password = try PasswordInput(isStdin: passwordStdin).present()
        try await shell.asking {
            try await $0.signIn($1, password: password, deviceLabel: CommandStore.deviceLabel)
        }
        Shell.print(shell.strings["community.sign-in.done"] + "\n")
    }
}
