#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where the program keeps its files.
package struct AppPaths: Hashable, Sendable {
    package let configFolder: String
    package let dataFolder: String
    /// The folder of the session and the log.
    package let stateFolder: String
    /// The folder of what can be fetched again.
    package let cacheFolder: String

    /// The configuration file.
    package var configuration: String { "\(configFolder)/config.yaml" }
    /// The folder of the member's own themes.
    package var themes: String { "\(configFolder)/themes" }
    package var database: String { "\(dataFolder)/dimo.sqlite" }
    /// The file of the session.
    package var session: String { "\(stateFolder)/session" }
    /// Where the program was when it ended.
    package var place: String { "\(stateFolder)/place" }
    package var log: String { "\(stateFolder)/dimo.log" }

    /// The files by what they are.
    package var named: [(name: String, path: String)] {
        [("configuration", configuration), ("database", database), ("log", log), ("cache", cacheFolder)]
    }

    /// Finds the folders: all four under `dataDirectory` where it is given (or `DIMO_DATA_DIR`), else those of the
    /// XDG base directory specification. A variable that is empty or not absolute counts as unset.
    ///
    /// - Parameters:
    ///   - dataDirectory: the option `--data-dir`; a relative path counts from the working directory.
    ///   - environment: reads a variable.
    package init(dataDirectory: String?, environment: (String) -> String?) {
        func variable(_ name: String) -> String? {
            environment(name).flatMap { $0.isEmpty ? nil : $0 }
        }
        let option = dataDirectory.flatMap { $0.isEmpty ? nil : $0 }
        if let root = option ?? variable("DIMO_DATA_DIR") {
            let root = Self.absolute(root)
            configFolder = "\(root)/config"
            dataFolder = "\(root)/data"
            stateFolder = "\(root)/state"
            cacheFolder = "\(root)/cache"
            return
        }
        let home = Self.home(environment)
        func folder(_ name: String, _ fallback: String) -> String {
            let named = variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
            return "\(named ?? "\(home)/\(fallback)")/dimo"
        }
        configFolder = folder("XDG_CONFIG_HOME", ".config")
        dataFolder = folder("XDG_DATA_HOME", ".local/share")
        stateFolder = folder("XDG_STATE_HOME", ".local/state")
        cacheFolder = folder("XDG_CACHE_HOME", ".cache")
    }

    /// The home folder: that of the variable, or where this is unset, empty or not absolute, that of the account. A
    /// relative one is never followed into the working directory.
    static func home(_ environment: (String) -> String?) -> String {
        if let home = environment("HOME"), home.hasPrefix("/") { return home }
        guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return "/" }
        let home = String(cString: folder)
        return home.hasPrefix("/") ? home : "/"
    }

    /// Makes a folder and those above it, for their owner alone; what is there keeps its mode. What root makes in the
    /// folder of somebody else belongs to them.
    ///
    /// - Returns: whether the folder is there now.
    @discardableResult
    package static func makeFolder(_ path: String) -> Bool {
        if access(path, F_OK) == 0 { return true }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex { makeFolder(String(path[..<slash])) }
        guard mkdir(path, 0o700) == 0 else { return errno == EEXIST }
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if descriptor >= 0 {
            giveAway(descriptor, at: path)
            close(descriptor)
        }
        return true
    }

    /// Gives what root has just made to the owner of the folder it is in.
    static func giveAway(_ descriptor: Int32, at path: String) {
        var status = stat()
        let slash = path.lastIndex(of: "/").map { $0 == path.startIndex ? path.index(after: $0) : $0 }
        let folder = slash.map { String(path[..<$0]) } ?? "."
        guard geteuid() == 0, stat(folder, &status) == 0, status.st_uid != 0 else { return }
        _ = fchown(descriptor, status.st_uid, status.st_gid)
    }

    /// Why a folder cannot be the one for all files; nil when it can. It is made where it is not there.
    package static func problem(withDataDirectory path: String) -> String? {
        var status = stat()
        if stat(path, &status) == 0 {
            return status.st_mode & S_IFMT == S_IFDIR ? nil : "\(path) is not a folder: name a folder with --data-dir"
        }
        if makeFolder(path) { return nil }
        return
            "\(path) cannot be created: \(String(cString: strerror(errno))): choose a folder you can write to with --data-dir"
    }

    private static func absolute(_ path: String) -> String {
        var path = path
        while path.count > 1, path.last == "/" { path.removeLast() }
        if path.hasPrefix("/") { return path }
        guard let buffer = getcwd(nil, 0) else { return path }
        defer { free(buffer) }
        return "\(String(cString: buffer))/\(path)"
    }
}
