package import Domain
import FeatureKit

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

package struct AppPaths: Hashable, Sendable {
    package let configFolder: String
    package let dataFolder: String
    /// Holds the session and the log.
    package let stateFolder: String
    /// Holds data that can be fetched again.
    package let cacheFolder: String

    package var configuration: String { "\(configFolder)/config.yaml" }
    package var themes: String { "\(configFolder)/themes" }
    package var database: String { "\(dataFolder)/dimo.sqlite" }
    package var session: String { "\(stateFolder)/session" }
    package var place: String { "\(stateFolder)/place" }
    package var backgrounds: String { "\(stateFolder)/backgrounds" }
    package var log: String { "\(stateFolder)/dimo.log" }

    package var named: [(name: String, path: String)] {
        [("configuration", configuration), ("database", database), ("log", log), ("cache", cacheFolder)]
    }

    /// Finds the folders: all four under `dataDirectory` (`--data-dir`, which may be relative to the working directory)
    /// if given, or under `DIMO_DATA_DIR`, otherwise those of the XDG base directory specification. A variable that is
    /// empty or not absolute counts as unset.
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

    /// The home folder of the variable if absolute (a relative one is never followed), or else of the account.
    static func home(_ environment: (String) -> String?) -> String {
        if let home = environment("HOME"), home.hasPrefix("/") { return home }
        guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return "/" }
        let home = String(cString: folder)
        return home.hasPrefix("/") ? home : "/"
    }

    /// Makes a folder and its parents for their owner alone; existing ones keep their mode. Folders that root makes in
    /// another user's folder belong to that user. Returns whether the folder exists now.
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

    /// Gives what root has just made to the owner of the enclosing folder.
    static func giveAway(_ descriptor: Int32, at path: String) {
        var status = stat()
        let slash = path.lastIndex(of: "/").map { $0 == path.startIndex ? path.index(after: $0) : $0 }
        let folder = slash.map { String(path[..<$0]) } ?? "."
        guard geteuid() == 0, stat(folder, &status) == 0, status.st_uid != 0 else { return }
        _ = fchown(descriptor, status.st_uid, status.st_gid)
    }

    /// The reason a folder cannot hold all files; nil if it can. Makes the folder if it does not exist.
    package static func problem(withDataDirectory path: String, _ strings: @autoclosure () -> Strings) -> String? {
        var status = stat()
        if stat(path, &status) == 0 {
            return status.st_mode & S_IFMT == S_IFDIR ? nil : strings()("shell.folder.file", path)
        }
        if makeFolder(path) { return nil }
        let trouble = FileTrouble(code: errno)
        return strings()("shell.folder.failed", path, FileTroubleText.text(trouble, strings()))
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

/// Checks whether a folder can be written, or made, without trying.
enum FolderCheck {
    static func problem(withWritingIn folder: String) -> String? {
        var path = folder
        while access(path, F_OK) != 0 {
            guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
                return String(cString: strerror(errno))
            }
            path = String(path[..<slash])
        }
        if access(path, W_OK | X_OK) != 0 { return "\(path): \(String(cString: strerror(errno)))" }
        return nil
    }

    /// The obstacle to reading and writing a file, or to making one that does not exist yet; nil if there is none.
    static func problem(withFile path: String) -> String? {
        if access(path, R_OK | W_OK) == 0 { return nil }
        let reason = errno
        // A dangling or circular link exists all the same.
        var target = [CChar](repeating: 0, count: 2)
        let isLink = readlink(path, &target, 1) >= 0
        guard reason == ENOENT, !isLink else { return String(cString: strerror(reason)) }
        return path.lastIndex(of: "/").flatMap { problem(withWritingIn: String(path[..<$0])) }
    }
}
