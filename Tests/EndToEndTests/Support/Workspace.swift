import Foundation

/// A folder for one test's data, gone when the test is over.
final class Workspace {
    /// The folder of this run, removed when the runner ends.
    static let root: String = {
        let path = "/tmp/dimo-tests.\(getpid())"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        // Until the end, which is what it waits for.
        if let cleanup = try? RunCleanup(of: path) { _ = Unmanaged.passRetained(cleanup) }
        return path
    }()

    /// A data folder in which the catalogue has been read already; the first start takes its time only once.
    private static let prepared: String = {
        let path = "\(root)/prepared"
        _ = try? Command.run([Executable.path, "--data-dir", path, "bar", "list"])
        return path
    }()

    /// The test's own folder.
    let path: String
    /// What `--data-dir` is given.
    var data: String { "\(path)/data-dir" }
    /// The database file.
    var database: String { "\(data)/data/dimo.sqlite" }

    /// The file of the session.
    var session: String { "\(data)/state/session" }

    /// Makes a folder, with a fresh database in it unless `isEmpty`.
    ///
    /// - Parameter isNew: whether nobody went in here before. Else the local profile is remembered, as it is after the
    ///   first start, and a plain start goes right into the program.
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

    /// The command line of the program on this data.
    func command(_ arguments: [String]) -> [String] {
        [Executable.path, "--data-dir", data] + arguments
    }

    /// The command line of the program that starts on the list of all drinks, whose first row is
    /// `Screens.firstDrink`.
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
