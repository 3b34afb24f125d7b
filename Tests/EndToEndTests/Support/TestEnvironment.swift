import Foundation

/// The environment of the programs under test, the same on every machine.
enum TestEnvironment {
    #if canImport(Darwin)
        /// A UTF-8 locale that exists on every machine.
        static let locale = "en_US.UTF-8"
    #else
        /// A UTF-8 locale that exists on every machine.
        static let locale = "C.UTF-8"
    #endif

    /// The variables of every program.
    static let base: [String: String] = {
        let own = ProcessInfo.processInfo.environment
        var variables = [
            "PATH": own["PATH"] ?? "/usr/local/bin:/usr/bin:/bin",
            "HOME": Workspace.root,
            "LC_ALL": locale,
            "LANG": locale,
            "TZ": "UTC",
            "TERM": "xterm-256color",
            // No program started by a random key may wait for input.
            "EDITOR": "true",
            "VISUAL": "true",
            // No request leaves this machine: the proxy is a port where nothing listens.
            "https_proxy": "http://127.0.0.1:9",
            // The runtime's crash reports take seconds and hide the program's own exit status.
            "SWIFT_BACKTRACE": "enable=no",
        ]
        // The folders of a debug build's libraries, and of the assets for a moved executable.
        for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DIMO_ASSETS"] {
            variables[name] = own[name]
        }
        return variables
    }()

    /// The base with some variables set, or removed for nil.
    static func with(_ changes: [String: String?]) -> [String: String] {
        var variables = base
        for (name, value) in changes { variables[name] = value }
        return variables
    }
}
