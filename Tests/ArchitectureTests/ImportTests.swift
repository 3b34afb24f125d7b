import Testing

/// Which modules may import which. The manifest enforces most rules; these tests enforce the others and check the
/// manifest.
@Suite struct ImportTests {
    @Test(arguments: ImportRule.targets.map(\.folder))
    func `a target imports only what the design allows`(folder: String) throws {
        let rule = try #require(ImportRule.targets.first { $0.folder == folder })
        for file in Repository.sources where file.path.hasPrefix("\(folder)/") {
            let forbidden = Set(file.imports).subtracting(rule.allowed)
            #expect(forbidden.isEmpty, "\(file.path) imports \(forbidden.sorted())")
        }
    }

    @Test func `every file has a rule`() {
        #expect(Repository.sources.count > 100, "the sources were not found")
        for file in Repository.sources {
            #expect(ImportRule.targets.contains { file.path.hasPrefix("\($0.folder)/") }, "\(file.path)")
        }
    }

    @Test(arguments: [
        ("CCurl", ["Networking"]), ("CLibzip", ["Exchange"]), ("CNcurses", ["NcursesDriver"]), ("CPng", ["Images"]),
        ("COpenSSL", ["CommunityServer"]), ("CPostgres", ["CommunityServer"]), ("CSodium", ["Credentials"]),
        ("CTurboJPEG", ["Images"]),
        ("CZlib", ["Packing"]),
    ])
    func `each C library is imported by one target only`(library: String, targets: [String]) {
        let files = Repository.sources.filter { $0.imports.contains(library) }
        #expect(
            Set(files.compactMap { $0.path.split(separator: "/").dropFirst().first.map(String.init) }) == Set(targets))
    }

    /// Linked libraries would be loaded at every start, with their dependencies.
    @Test(arguments: ["CCurl", "CLibzip", "CPng", "CTurboJPEG", "CZlib"])
    func `libraries loaded on demand are not linked`(library: String) {
        let map = Repository.text(of: "Sources/\(library)/module.modulemap")
        #expect(map.contains("module \(library)") && !map.contains("link"))
    }

    @Test func `features never import each other`() {
        for feature in ImportRule.features {
            let others = ImportRule.features.subtracting([feature])
            for file in Repository.sources where file.path.hasPrefix("Sources/Features/\(feature)/") {
                #expect(others.isDisjoint(with: file.imports), "\(file.path)")
            }
        }
    }
}
