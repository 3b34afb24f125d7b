import ArgumentParser
import DimoApp
import Domain

struct CommunityPasswordCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "passwd",
        abstract: "Change your community password and sign out your other devices there.",
        discussion: """
            $ dimo community passwd
            With --password-stdin, the first line is the current password and the next line the new one.
            """)

    @Flag(help: "Read the passwords as lines from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let (shell, _) = try await CommunityShell.openAsMember(global)
        let input = PasswordInput(isStdin: passwordStdin)
        let (current, new) = (try input.present(), try input.new())
        try await shell.asking { try await $0.changePassword(of: $1, from: current, to: new) }
        Shell.print(shell.strings["community.password.done"] + "\n")
    }
}

struct CommunityCodesCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "codes",
        abstract: "Print new recovery codes for your community; the old ones stop working.",
        discussion: "$ dimo community codes")

    @Flag(help: "Read the password as one line from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let (shell, _) = try await CommunityShell.openAsMember(global)
        let password = try PasswordInput(isStdin: passwordStdin).present()
        let codes = try await shell.asking { try await $0.newCodes(of: $1, password: password) }
        Shell.print(codes.map { "\($0.text)\n" }.joined())
    }
}
