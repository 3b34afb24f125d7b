import Foundation
import Testing

@testable import DimoApp

/// Where the files are: the option, else `DIMO_DATA_DIR`, else the XDG folders.
struct AppPathsTests {
    private func paths(_ option: String? = nil, _ variables: [String: String] = [:]) -> AppPaths {
        AppPaths(dataDirectory: option) { variables[$0] }
    }

    @Test func `the option puts all four under one folder`() {
        let paths = paths("/d", ["DIMO_DATA_DIR": "/other", "XDG_DATA_HOME": "/xdg", "HOME": "/home/mina"])
        #expect(paths.configuration == "/d/config/config.yaml")
        #expect(paths.themes == "/d/config/themes")
        #expect(paths.database == "/d/data/dimo.sqlite")
        #expect(paths.stateFolder == "/d/state")
        #expect(paths.log == "/d/state/dimo.log")
        #expect(paths.cacheFolder == "/d/cache")
    }

    @Test func `the variable does where there is no option`() {
        let paths = paths(nil, ["DIMO_DATA_DIR": "/d", "XDG_DATA_HOME": "/xdg"])
        #expect(paths.database == "/d/data/dimo.sqlite")
        #expect(paths.configuration == "/d/config/config.yaml")
    }

    @Test func `else each folder has its XDG variable`() {
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
    func `an XDG variable that is empty or not absolute is unset`(value: String) {
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

    @Test func `a relative folder counts from the working directory, its last slashes do not count`() {
        let here = FileManager.default.currentDirectoryPath
        #expect(paths("data").dataFolder == "\(here)/data/data")
        #expect(paths("/d//").dataFolder == "/d/data")
        #expect(paths("/").dataFolder.hasSuffix("/data"))
    }

    @Test func `an empty option is no option`() {
        #expect(paths("", ["HOME": "/home/mina"]).dataFolder == "/home/mina/.local/share/dimo")
    }

    @Test func `folders are made for their owner alone`() throws {
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
