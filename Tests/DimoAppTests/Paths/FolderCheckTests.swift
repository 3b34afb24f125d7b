import Foundation
import Testing

@testable import DimoApp

/// The doctor finds obstacles to a file.
struct FolderCheckTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("check-\(UUID().uuidString)")
        .path

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    @Test func `dangling and circular links are problems, and a missing file is not`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(FolderCheck.problem(withFile: "\(folder)/none") == nil)
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/lost", withDestinationPath: "\(folder)/none")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/one", withDestinationPath: "\(folder)/two")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/two", withDestinationPath: "\(folder)/one")
        #expect(FolderCheck.problem(withFile: "\(folder)/lost") != nil)
        #expect(FolderCheck.problem(withFile: "\(folder)/one") != nil)
        #expect(FileManager.default.createFile(atPath: "\(folder)/file", contents: Data()))
        #expect(FolderCheck.problem(withFile: "\(folder)/file") == nil)
        // Root may write regardless of the mode.
        if getuid() != 0 {
            try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: "\(folder)/file")
            #expect(FolderCheck.problem(withFile: "\(folder)/file") != nil)
            try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
            #expect(FolderCheck.problem(withFile: "\(folder)/none") != nil)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
        }
        #expect(FolderCheck.problem(withFile: "\(folder)/file/none") != nil)
    }
}
