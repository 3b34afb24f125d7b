import DimoAssets
import Domain
import Foundation
import TestSupport
import Testing

@testable import DimoApp

/// The folders: by the option, otherwise by `DIMO_DATA_DIR`, otherwise by XDG.
struct AppPathsTests {
    private func paths(_ option: String? = nil, _ variables: [String: String] = [:]) -> AppPaths {
        AppPaths(dataDirectory: option) { variables[$0] }
    }

    @Test func `the option puts all folders below one folder`() {
        let paths = paths("/d", ["DIMO_DATA_DIR": "/other", "XDG_DATA_HOME": "/xdg", "HOME": "/home/mina"])
        #expect(paths.configuration == "/d/config/config.yaml")
        #expect(paths.themes == "/d/config/themes")
        #expect(paths.database == "/d/data/dimo.sqlite")
        #expect(paths.stateFolder == "/d/state")
        #expect(paths.log == "/d/state/dimo.log")
        #expect(paths.cacheFolder == "/d/cache")
    }

    @Test func `DIMO_DATA_DIR applies without the option`() {
        let paths = paths(nil, ["DIMO_DATA_DIR": "/d", "XDG_DATA_HOME": "/xdg"])
        #expect(paths.database == "/d/data/dimo.sqlite")
        #expect(paths.configuration == "/d/config/config.yaml")
    }

    @Test func `otherwise each folder follows its XDG variable`() {
        let paths = paths(
            nil,
            [
                "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s", "XDG_CACHE_HOME": "/k",
                "HOME": "/home/mina",
            ])
        #expect(paths.configuration == "/c/dimo/config.yaml")
        #expect(paths.database == "/d/dimo/dimo.sqlite")
        #expect(paths.log == "/s/dimo/dimo.log")
        #expect(paths.cacheFolder == "/k/dimo")
    }

    @Test(arguments: ["", "relative/path"])
    func `an empty or relative XDG variable is ignored`(value: String) {
        let paths = paths(
            nil,
            [
                "DIMO_DATA_DIR": "", "XDG_CONFIG_HOME": value, "XDG_DATA_HOME": value, "XDG_STATE_HOME": value,
                "XDG_CACHE_HOME": value, "HOME": "/home/mina",
            ])
        #expect(paths.configFolder == "/home/mina/.config/dimo")
        #expect(paths.dataFolder == "/home/mina/.local/share/dimo")
        #expect(paths.stateFolder == "/home/mina/.local/state/dimo")
        #expect(paths.cacheFolder == "/home/mina/.cache/dimo")
    }

    @Test(arguments: [nil, "", "relative", "."])
    func `an unset, empty or relative HOME falls back to the account's home`(home: String?) {
        let paths = paths(nil, home.map { ["HOME": $0] } ?? [:])
        let account = getpwuid(getuid()).flatMap { String(cString: $0.pointee.pw_dir) }
        #expect(paths.dataFolder == "\(account ?? "/")/.local/share/dimo")
        #expect(paths.dataFolder.hasPrefix("/"))
    }

    @Test func `writing a file over a symbolic link replaces the link`() throws {
        let folder = try TemporaryFolder()
        let (victim, link) = ("\(folder.path)/victim", "\(folder.path)/link")
        try Data("mine".utf8).write(to: URL(fileURLWithPath: victim))
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "victim")
        try OwnFile.write("export", to: link, isOverwriting: true)
        #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
        #expect(try String(contentsOfFile: link, encoding: .utf8) == "export")
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == nil)
    }

    @Test func `a dangling link is not overwritten without permission`() throws {
        let folder = try TemporaryFolder()
        let link = "\(folder.path)/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        #expect(throws: TransferProblem.target(name: link, .exists)) {
            try OwnFile.write("export", to: link, isOverwriting: false)
        }
    }

    @Test func `a configuration file that is a link is written through it`() throws {
        let folder = try TemporaryFolder()
        let (real, link) = ("\(folder.path)/real.yaml", "\(folder.path)/config.yaml")
        try Data("theme: mono # mine\n".utf8).write(to: URL(fileURLWithPath: real))
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.yaml")
        try ConfigurationFile(path: link).set(ConfigurationKey("theme"), to: .text("paper"))
        #expect(try String(contentsOfFile: real, encoding: .utf8) == "theme: paper # mine\n")
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `files root creates in another user's folder belong to that user`() throws {
        let folder = try TemporaryFolder()
        #expect(chown(folder.path, 4_242, 4_243) == 0)
        let path = "\(folder.path)/.config/dimo/config.yaml"
        try ConfigurationFile(path: path).set(ConfigurationKey("theme"), to: .text("mono"))
        for made in [path, "\(folder.path)/.config/dimo", "\(folder.path)/.config"] {
            var status = stat()
            #expect(stat(made, &status) == 0 && status.st_uid == 4_242 && status.st_gid == 4_243, "\(made)")
        }
    }

    @Test(arguments: [
        ("{}", "mine.json: the file: must be a list"),
        ("[[]]", "mine.json: record 1: the record: must be an object in braces"),
        ("[{\"id\":7}]", "mine.json: record 1: id: must be a text in quotation marks"),
    ])
    func `a wrong type in a file of works is reported with its field`(text: String, complaint: String) {
        #expect(WorkLoader.read(Array(text.utf8), of: "mine.json").problems.map(\.description) == [complaint])
    }

    @Test func `a relative folder starts at the working directory; trailing slashes are ignored`() {
        let here = FileManager.default.currentDirectoryPath
        #expect(paths("data").dataFolder == "\(here)/data/data")
        #expect(paths("/d//").dataFolder == "/d/data")
        #expect(paths("/").dataFolder.hasSuffix("/data"))
    }

    @Test func `an empty option is ignored`() {
        #expect(paths("", ["HOME": "/home/mina"]).dataFolder == "/home/mina/.local/share/dimo")
    }

    @Test func `folders are created for their owner only`() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appendingPathComponent("a/b").path
        #expect(AppPaths.makeFolder(folder))
        #expect(AppPaths.makeFolder(folder))
        let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        #expect(!AppPaths.makeFolder("/dev/null/dimo"))
    }
}
