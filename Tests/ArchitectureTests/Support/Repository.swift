import Foundation

/// The files of the repository, found from where this one was compiled.
enum Repository {
    /// The folder with the manifest.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardizedFileURL

    /// Every Swift file of the program: Sources, and the one target that lives among the assets.
    static let sources: [SwiftSource] = (swiftFiles(below: "Sources") + swiftFiles(below: "Assets")).map(
        SwiftSource.init)

    /// The paths of the Swift files below a folder, from the root, sorted.
    static func swiftFiles(below folder: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
        return paths.map { "\(folder)/\($0)" }.sorted()
    }

    /// The names of the folders in a folder, sorted.
    static func folders(in folder: String) -> [String] {
        let url = root.appending(path: folder)
        let entries = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
        return entries.filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
    }

    /// The text of a file; empty when it cannot be read.
    static func text(of path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }
}
