import ArgumentParser
import DimoApp
import Domain

struct CommunityDevicesCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List the devices on which you are signed in to your community.",
        discussion: "$ dimo community devices")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let (shell, _) = try await CommunityShell.openAsMember(global)
        let devices = try await shell.asking { try await $0.devices(of: $1) }
        if json {
            let documents = devices.map { device in
                JSONValue.object([
                    ("no", .integer(Int(device.id))), ("label", .string(device.label)),
                    ("used_at", .string(RFC3339.text(device.usedAt))), ("this", .bool(device.isThis)),
                ])
            }
            return Shell.print(JSONValue.array(documents).document)
        }
        let rows = devices.map { device in
            [
                String(device.id), device.label, shell.store.localTime.day(of: device.usedAt).text,
                device.isThis ? shell.strings["community.devices.here"] : "",
            ]
        }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }
}

struct CommunityRevokeCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Sign another device out of your community.",
        discussion: "$ dimo community revoke 2")

    @Argument(help: "The number of the device, as dimo community devices prints it.")
    var number: Int64

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let (shell, membership) = try await CommunityShell.openAsMember(global)
        guard membership.device != number else {
            throw CommandFailure(message: shell.strings["community.devices.this"], status: Shell.usage)
        }
        let number = number
        try await shell.asking { try await $0.revoke(number, of: $1) }
        Shell.print(shell.strings("community.devices.revoked", String(number)) + "\n")
    }
}
