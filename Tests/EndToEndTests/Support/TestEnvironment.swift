import Foundation

/// The environment of the programs under test: the same on every machine, whatever the runner's own is.
enum TestEnvironment {
    #if canImport(Darwin)
        /// A UTF-8 locale that every machine has.
        static let locale = "en_US.UTF-8"
    #else
        /// A UTF-8 locale that every machine has.
        static let locale = "C.UTF-8"
    #endif

    /// The variables every program gets.
    static let base: [String: String] = {
        let own = ProcessInfo.processInfo.environment
        var variables = [
            "PATH": own["PATH"] ?? "/usr/local/bin:/usr/bin:/bin",
            "HOME": Workspace.root,
            "LC_ALL": locale,
            "LANG": locale,
            "TZ": "UTC",
            "TERM": "xterm-256color",
            // Nothing that a random key starts may wait for somebody.
            "EDITOR": "true",
            "VISUAL": "true",
            // No test leaves this machine: what is asked of others ends at a port where nobody listens.
            "https_proxy": "http://127.0.0.1:9",
            // The runtime's crash reports take seconds and hide how the program itself ends.
            "SWIFT_BACKTRACE": "enable=no",
        ]
        // Where the libraries of a debug build are found, and the assets of an executable moved elsewhere.
        for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DIMO_ASSETS"] {
            variables[name] = own[name]
        }
        return variables
    }()

    /// The base with some variables set, or left out where they are nil.
    static func with(_ changes: [String: String?]) -> [String: String] {
        var variables = base
        for (name, value) in changes { variables[name] = value }
        return variables
    }
}
