import ArgumentParser
import CommunityServer
import Foundation

/// Where the community is kept.
struct StoreOption: ParsableArguments {
    @Option(help: "The file of the store. DIMO_SERVER_STORE.")
    var store: String?

    var path: String {
        store ?? ProcessInfo.processInfo.environment["DIMO_SERVER_STORE"] ?? "community.sqlite"
    }
}

/// Says a problem in one sentence, on standard error.
func failed(_ problem: some CustomStringConvertible) -> ExitCode {
    FileHandle.standardError.write(Data("dimo-server: \(problem)\n".utf8))
    return ExitCode(1)
}
