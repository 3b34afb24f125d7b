/// The modules that files of a folder may import.
struct ImportRule {
    /// Relative to the root of the repository.
    let folder: String
    let allowed: Set<String>

    private static let system: Set<String> = ["Darwin", "Glibc"]
    private static let screens: Set<String> = ["Domain", "FeatureKit", "Navigation", "Reactive", "Terminal"]
    /// The modules of the language.
    private static let language: Set<String> = ["Swift", "Synchronization"]

    /// One rule for each target.
    static let targets: [ImportRule] =
        [
            ImportRule("Sources/Domain", ["Foundation"]),
            ImportRule("Sources/Reactive", []),
            ImportRule("Sources/Terminal", []),
            ImportRule("Sources/Navigation", ["Reactive", "Terminal"]),
            ImportRule("Sources/CommunitySync", ["CommunityProtocol", "Domain", "Foundation"]),
            ImportRule(
                "Sources/Persistence",
                ["CommunityProtocol", "CommunitySync", "Domain", "Foundation", "GRDB", "SQLiteFiles"]),
            ImportRule("Sources/Credentials", system.union(["CSodium", "Domain", "Foundation"])),
            ImportRule("Sources/Exchange", system.union(["CLibzip", "Domain", "Foundation", "Packing"])),
            ImportRule("Sources/Images", system.union(["CPng", "CTurboJPEG", "Domain", "Foundation"])),
            ImportRule(
                "Sources/Networking",
                system.union(["CCurl", "CommunityProtocol", "CommunitySync", "Domain", "Foundation", "Packing"])),
            ImportRule("Sources/CommunityProtocol", ["Domain", "Foundation"]),
            ImportRule(
                "Sources/CommunityServer",
                system.union([
                    "COpenSSL", "CPostgres", "CommunityProtocol", "Credentials", "Dispatch", "Domain", "Foundation",
                    "GRDB",
                    "HTTPTypes", "Hummingbird", "HummingbirdCore", "HummingbirdTLS", "Logging", "NIOCore", "Packing",
                    "SQLiteFiles", "ServiceLifecycle", "UnixSignals",
                ])),
            ImportRule(
                "Sources/dimo-server",
                system.union([
                    "ArgumentParser", "CommunityProtocol", "CommunityServer", "DimoAssets", "Domain", "Foundation",
                    "ManPages", "Yams",
                ])),
            ImportRule("Assets", system.union(["Domain", "Foundation"])),
            ImportRule("Sources/Features/FeatureKit", screens.subtracting(["FeatureKit"])),
            ImportRule("Sources/ManPages", ["ArgumentParser", "Foundation"]),
            ImportRule("Sources/Packing", system.union(["CZlib", "Foundation"])),
            ImportRule("Sources/SQLiteFiles", ["Foundation", "GRDB"]),
            // Dispatch: the loop runs the main actor, which uses Dispatch's main queue.
            ImportRule("Sources/NcursesDriver", ["CNcurses", "Dispatch", "Terminal"]),
            ImportRule(
                "Sources/DimoApp",
                screens.union(system).union(features).union([
                    "CommunitySync", "Credentials", "DimoAssets", "Exchange", "Foundation", "Images", "Logging",
                    "Networking",
                    "Persistence", "Yams",
                ])),
            ImportRule(
                "Sources/dimo",
                system.union([
                    "ArgumentParser", "DimoApp", "DimoAssets", "Dispatch", "Domain", "FeatureKit", "Foundation",
                    "ManPages", "NcursesDriver", "Terminal",
                ])),
        ] + features.sorted().map { ImportRule("Sources/Features/\($0)", screens) }

    /// The features, which must not import each other.
    static var features: Set<String> {
        Set(Repository.folders(in: "Sources/Features")).subtracting(["FeatureKit"])
    }

    private init(_ folder: String, _ allowed: Set<String>) {
        self.folder = folder
        self.allowed = allowed.union(Self.language)
    }
}
