import Foundation

/// A folder for one test's data, removed with the object.
final class Workspace {
    /// The folder of this run, removed when the runner ends.
    static let root: String = {
        let path = "/tmp/dimo-tests.\(getpid())"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        // Retained until the process ends.
        if let cleanup = try? RunCleanup(of: path) { _ = Unmanaged.passRetained(cleanup) }
        return path
    }()

    /// A data folder with an imported catalogue, so that only one start is slow.
    private static let prepared: String = {
        let path = "\(root)/prepared"
        _ = try? Command.run([Executable.path, "--data-dir", path, "bar", "list"])
        return path
    }()

    let path: String
    /// The value of `--data-dir`.
    var data: String { "\(path)/data-dir" }
    var database: String { "\(data)/data/dimo.sqlite" }

    var session: String { "\(data)/state/session" }

    /// Makes a folder with a new database, unless `isEmpty`.
    ///
    /// - Parameter isNew: whether nobody has entered before. Otherwise the local profile is remembered, as after the
    ///   first start, so that a start without arguments enters at once.
    init(isEmpty: Bool = false, isNew: Bool = false) throws {
        path = "\(Self.root)/\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        if !isEmpty, FileManager.default.fileExists(atPath: Self.prepared) {
            try FileManager.default.copyItem(atPath: Self.prepared, toPath: data)
        }
        if !isNew { try remember() }
    }

    private func remember() throws {
        let files = FileManager.default
        let closed: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try files.createDirectory(atPath: data, withIntermediateDirectories: true, attributes: closed)
        try files.createDirectory(atPath: "\(data)/state", withIntermediateDirectories: true, attributes: closed)
        _ = files.createFile(
            atPath: session, contents: Data("dimo-session 1\nlocal\n".utf8), attributes: [.posixPermissions: 0o600])
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The program's command line for this data.
    func command(_ arguments: [String]) -> [String] {
        [Executable.path, "--data-dir", data] + arguments
    }

    /// The command line that opens the list of all drinks, whose first row is `Screens.firstDrink`.
    func list(_ options: [String] = []) -> [String] {
        command(options + ["open", "drinks/all"])
    }

    /// Runs a command of the program that needs no screen.
    func run(
        _ arguments: String..., environment: [String: String] = TestEnvironment.base, input: String? = nil,
        seconds: Double = 2 * Deadline.usual
    ) throws -> CommandResult {
        try Command.run(command(arguments), environment: environment, input: input, seconds: seconds)
    }

    /// Runs a command of the program that needs no screen.
    func run(_ arguments: [String]) throws -> CommandResult {
        try Command.run(command(arguments))
    }

    /// The ids of the bottles in the bar.
    func bar() throws -> Set<String> {
        Set(try run("bar", "list", "--json").objects().compactMap { $0["ingredient"] as? String })
    }

    /// The names of the files beside the database.
    func dataFiles() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(data)/data")) ?? []).sorted()
    }
}
