import ArgumentParser
import DimoApp
import Domain

struct CommunityDevicesCommand: MemberCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "List the devices on which you are signed in to your community.",
        discussion: """
            $ dimo community devices
            $ dimo community devices --name kitchen
            """)

    @Option(help: "Rename this device before listing.")
    var name: String?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        try Self.check(label: name)
    }

    static func check(label: String?) throws {
        if let label, PlainText.line(label, limit: CommunityDevice.longestLabel).isEmpty {
            throw ValidationError(Words.text("form.empty"))
        }
    }

    func run(_ shell: CommunityShell) async throws {
        let name = name
        let devices = try await shell.asking { service, profile in
            if let name { try await service.renameDevice(to: name, of: profile) }
            return try await service.devices(of: profile)
        }
        printList(devices) { device in
            [
                "no": Int(device.id), "label": device.label, "used_at": RFC3339.text(device.usedAt),
                "this": device.isThis,
            ]
        } columns: { device in
            [
                String(device.id), device.label, shell.store.localTime.day(of: device.usedAt).text,
                device.isThis ? shell.strings["community.devices.here"] : "",
            ]
        }
    }
}

struct CommunityRevokeCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke", abstract: "Sign another device out of your community.",
        discussion: "$ dimo community revoke 2")

    @Argument(help: "The number of the device, as dimo community devices prints it.")
    var number: Int64

    @OptionGroup var global: GlobalOptions

    func run(_ shell: CommunityShell) async throws {
        guard shell.membership.device != number else {
            throw CommandFailure.usage(shell.strings["community.devices.this"])
        }
        let number = number
        try await shell.asking { try await $0.revoke(number, of: $1) }
        Shell.print(shell.strings("community.devices.revoked", String(number)) + "\n")
    }
}

struct CommunityShowVotesCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "show-votes", abstract: "Show your votes to members who show you theirs.",
        discussion: """
            $ dimo community show-votes
            $ dimo community show-votes --off
            Two members see each other's votes only if both have chosen this, and only on characters that both dug. \
            Reasons are never shown.
            """)

    @Flag(help: "Make your votes private again.")
    var off = false

    @OptionGroup var global: GlobalOptions

    func run(_ shell: CommunityShell) async throws {
        let shows = !off
        try await shell.asking { try await $0.setShowsVotes(shows, of: $1) }
        Shell.print(shell.strings["community.votes.\(shows ? "show" : "hide").done"] + "\n")
    }
}

struct CommunityPasswordCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "passwd", abstract: "Change your community password and sign out your other devices.",
        discussion: """
            $ dimo community passwd
            With --password-stdin, the first line is the current password and the next line the new one.
            """)

    @Flag(help: "Read the passwords as lines from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    func run(_ shell: CommunityShell) async throws {
        let input = PasswordInput(isStdin: passwordStdin)
        let (current, new) = (try input.present(), try input.new())
        try await shell.asking { try await $0.changePassword(of: $1, from: current, to: new) }
        Shell.print(shell.strings["community.password.done"] + "\n")
    }
}

struct CommunityCodesCommand: MemberCommand {
    static let configuration = CommandConfiguration(
        commandName: "codes",
        abstract: "Print new recovery codes for your community account; the old ones stop working.",
        discussion: "$ dimo community codes")

    @Flag(help: "Read the password as one line from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    func run(_ shell: CommunityShell) async throws {
        let password = try PasswordInput(isStdin: passwordStdin).present()
        let codes = try await shell.asking { try await $0.newCodes(of: $1, password: password) }
        Shell.print(codes.map { "\($0.text)\n" }.joined())
    }
}
