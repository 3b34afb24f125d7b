import ArgumentParser
import CommunityServer
import Domain
import Foundation

struct StoreOption: ParsableArguments {
    @Option(help: "The file of the store, or postgres://HOST/DATABASE; community.sqlite without it.")
    var store: String?

    @Option(help: "A file with the values of options, such as \"listen: 127.0.0.1:8420\".")
    var config: String?

    func validate() throws { try Self.checkPassword(store, .store) }

    /// Refuses an address with a password on the command line.
    static func checkPassword(_ given: String?, _ option: ServerOption) throws {
        guard let given, let address = PostgresAddress(given), address.hasPassword else { return }
        throw ValidationError(
            "everybody on this machine could read the password of \(address.label): set \(option.variable), or keep it "
                + "in ~/.pgpass or in the file of --config")
    }

    func settings() throws -> ServerSettings {
        do {
            return try ServerSettings(file: config)
        } catch {
            throw failed(error)
        }
    }

    func path(_ settings: ServerSettings) -> String { settings.text(.store, store) ?? "community.sqlite" }
}

/// Prints a problem in one line on standard error. Cleans and shortens it, since it may contain typed text.
func failed(_ problem: some CustomStringConvertible, status: Int32 = 1) -> ExitCode {
    let text = PlainText.line("\(problem)", limit: 2_000)
    FileHandle.standardError.write(Data("dimo-server: \(text)\n".utf8))
    return ExitCode(status)
}
