import ArgumentParser
import CommunityServer

@main
struct DimoServer: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "dimo-server")
}
