import Foundation

/// The files of the repository, located by the path of this source file.
enum Repository {
    /// The folder with the manifest.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardizedFileURL

    /// The Swift files of the program: Sources, and the target in Assets.
    static let sources: [SwiftSource] = (swiftFiles(below: "Sources") + swiftFiles(below: "Assets")).map(
        SwiftSource.init)

    /// Returns the sorted paths of the Swift files below a folder, relative to the root.
    static func swiftFiles(below folder: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
        return paths.map { "\(folder)/\($0)" }.sorted()
    }

    /// Returns the sorted names of the folders in a folder.
    static func folders(in folder: String) -> [String] {
        let url = root.appending(path: folder)
        let entries = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
        return entries.filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
    }

    /// Returns the text of a file; empty if it cannot be read.
    static func text(of path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }
}
