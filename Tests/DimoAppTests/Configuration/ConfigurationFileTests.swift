import Foundation
import Testing

@testable import DimoApp

/// Settings are read from the file and written back one by one.
struct ConfigurationFileTests {
    /// Provides a file in a temporary folder.
    private func withFile(_ text: String?, _ body: (ConfigurationFile) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dimo-config-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "config/config.yaml").path
        if let text {
            try FileManager.default.createDirectory(
                at: folder.appending(path: "config"), withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        try body(ConfigurationFile(path: path))
    }

    @Test func `every setting accepts its default value`() throws {
        try withFile(nil) { file in
            for (name, standard) in ConfigurationKey.all {
                guard let standard else { continue }
                try file.set(ConfigurationKey(name), to: .text(standard))
                #expect(file.value(of: try ConfigurationKey(name)) == .text(standard))
            }
            #expect(ConfigurationReader.read(TextFile.read(file.path) ?? "").problems == [])
        }
    }

    @Test func `a new file and its folder are accessible only to the owner`() throws {
        try withFile(nil) { file in
            try file.set(ConfigurationKey("theme"), to: .text("mono"))
            let modes = try [file.path, String(file.path.dropLast("/config.yaml".count))].map {
                try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
            }
            #expect(modes == [0o600, 0o700])
        }
    }

    @Test(arguments: [
        ("language", "fr"), ("units.volume", "gallon"), ("ambiguous_width", "3"), ("offline", "perhaps"),
        ("providers.anilist.url", "ftp://a"),
    ])
    func `an invalid value is refused and the file stays unchanged`(name: String, value: String) throws {
        try withFile("theme: mono # mine\n") { file in
            let key = try ConfigurationKey(name)
            #expect(throws: ConfigurationFileProblem.self) { try file.set(key, to: .text(value)) }
            #expect(TextFile.read(file.path) == "theme: mono # mine\n")
        }
    }

    @Test(arguments: ["providers.tmdb.token", "providers.thecocktaildb.key", "providers.bar_assistant.token"])
    func `the error for a refused token does not contain it`(name: String) throws {
        try withFile(nil) { file in
            let key = try ConfigurationKey(name)
            let problem = #expect(throws: ConfigurationFileProblem.self) {
                try file.set(key, to: .text("hunter2 of mine"))
            }
            #expect(problem?.text(Stage.words) == "invalid value for \(name): expected an API key without spaces")
        }
    }

    @Test func `an invalid setting in the file does not prevent changing another`() throws {
        try withFile("ambiguous_width: 7\n") { file in
            try file.set(ConfigurationKey("theme"), to: .text("mono"))
            #expect(file.value(of: try ConfigurationKey("theme")) == .text("mono"))
            #expect(file.value(of: try ConfigurationKey("ambiguous_width")) == nil)
        }
    }

    /// The kinds of files in the way.
    enum Obstacle: CaseIterable {
        case folder, pipe, longText, bytes

        func make(at path: String) throws {
            switch self {
            case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            case .pipe: try #require(mkfifo(path, 0o600) == 0)
            case .longText:
                try String(repeating: "# long\n", count: 200_000).write(
                    toFile: path, atomically: true, encoding: .utf8)
            case .bytes: try Data([0x74, 0x68, 0xff, 0xfe, 0x00]).write(to: URL(filePath: path))
            }
        }
    }

    @Test(arguments: Obstacle.allCases)
    func `an unreadable file is never overwritten, and is reported`(obstacle: Obstacle) throws {
        try withFile("") { file in
            try FileManager.default.removeItem(atPath: file.path)
            try obstacle.make(at: file.path)
            let before = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(throws: ConfigurationFileProblem.self) {
                try file.set(ConfigurationKey("theme"), to: .text("paper"))
            }
            let after = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(before[.type] as? FileAttributeType == after[.type] as? FileAttributeType)
            #expect(before[.size] as? Int == after[.size] as? Int)
            let problems = file.settings.problems
            #expect(problems.count == 1)
            #expect(problems.first?.text(Stage.words).hasPrefix("config.yaml: ") == true)
        }
    }

    @Test func `writing through a symbolic link keeps the link`() throws {
        try withFile("theme: mono\n") { file in
            let link = file.path + ".link"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
            try ConfigurationFile(path: link).set(ConfigurationKey("theme"), to: .text("paper"))
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file.path)
            #expect(TextFile.read(file.path) == "theme: paper\n")
        }
    }

    @Test func `an unknown setting suggests similar ones, its members or the manual`() {
        #expect(
            UnknownSetting(name: "nosuch").text(Stage.words) == "no setting \"nosuch\": see dimo manual files")
        #expect(UnknownSetting(name: "them").text(Stage.words).contains("theme"))
        #expect(UnknownSetting(name: "units").text(Stage.words).contains("units.volume"))
        #expect(throws: UnknownSetting(name: "them")) { try ConfigurationKey("them") }
    }
}
