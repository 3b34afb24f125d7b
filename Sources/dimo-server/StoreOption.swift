import ArgumentParser
import CommunityServer
import Domain
import Foundation

struct StoreOption: ParsableArguments {
    @Option(help: "Database: a file or postgres://HOST/DATABASE. Default: community.sqlite.")
    var store: String?

    @Option(help: "Configuration file; options as keys, such as \"listen: 127.0.0.1:8420\".")
    var config: String?

    /// Refuses an address with a password on the command line.
    func validate() throws {
        guard let store, let address = PostgresAddress(store), address.hasPassword else { return }
        throw ValidationError(
            "everyone on this machine could read the password of \(address.label): set \(ServerOption.store.variable), or put it in "
                + "~/.pgpass or the --config file")
    }

    func settings() throws -> ServerSettings { try ServerSettings(file: config) }

    func path(_ settings: ServerSettings? = nil) throws -> String {
        try (settings ?? self.settings()).text(.store, store) ?? "community.sqlite"
    }
}

/// Prints a problem in one line on standard error. Cleans and shortens it, since it may contain typed text.
func failed(_ problem: some CustomStringConvertible, status: Int32 = 1) -> ExitCode {
    let text = PlainText.line("\(problem)", limit: 2_000)
    FileHandle.standardError.write(Data("dimo-server: \(text)\n".utf8))
    return ExitCode(status)
}
