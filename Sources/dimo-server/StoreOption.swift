import ArgumentParser
import CommunityServer
import Foundation

/// Where the community is kept.
struct StoreOption: ParsableArguments {
    @Option(help: "The file of the store, or postgres://HOST/DATABASE. DIMO_SERVER_STORE.")
    var store: String?

    func validate() throws {
        guard let store, let address = PostgresAddress(store), address.hasPassword else { return }
        throw ValidationError(
            "everybody on this machine could read the password of \(address.label): set DIMO_SERVER_STORE, or keep it "
                + "in ~/.pgpass")
    }

    var path: String {
        store ?? ProcessInfo.processInfo.environment["DIMO_SERVER_STORE"] ?? "community.sqlite"
    }
}

/// Says a problem in one sentence, on standard error.
func failed(_ problem: some CustomStringConvertible) -> ExitCode {
    FileHandle.standardError.write(Data("dimo-server: \(problem)\n".utf8))
    return ExitCode(1)
}
