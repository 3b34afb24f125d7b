import Credentials
import Domain
import Foundation
import TestSupport
import Testing

@Suite struct SessionFileTests {
    private let root: TemporaryFolder
    private let folder: String
    private let path: String
    private let file: SessionFile

    init() throws {
        root = try TemporaryFolder()
        folder = "\(root.path)/state"
        path = "\(folder)/session"
        file = SessionFile(path: path)
    }

    private func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private func put(_ text: String, mode: Int = 0o600) throws {
        try file.write(.local)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    @Test func `a session is read as written, and gone after clearing`() throws {
        #expect(try file.read() == nil)
        try file.clear()
        let token = RandomTokenSource().makeToken()
        try file.write(.token(token))
        #expect(try file.read() == .token(token))
        try file.write(.local)
        #expect(try file.read() == .local)
        try file.clear()
        #expect(try file.read() == nil)
    }

    @Test func `only the owner can read the file and open the folder`() throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        try file.write(.local)
        #expect(try mode(path) == 0o600)
        #expect(try mode(folder) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["session"])
    }

    @Test(arguments: [0o640, 0o604, 0o622, 0o666])
    func `a file that others may read or write is refused`(mode: Int) throws {
        try put("dimo-session 1\nlocal\n", mode: mode)
        #expect(throws: SessionFileProblem.unsafe(path: path)) { try file.read() }
    }

    @Test func `a file owned by somebody else is refused`() throws {
        try put("dimo-session 1\nlocal\n")
        // Only root can change a file's owner; the code is the same for other users.
        guard geteuid() == 0 else { return }
        #expect(chown(path, 1, 1) == 0)
        #expect(throws: SessionFileProblem.unsafe(path: path)) { try file.read() }
    }

    @Test func `a link or a folder in place of the file is refused`() throws {
        try file.write(.local)
        try FileManager.default.moveItem(atPath: path, toPath: "\(folder)/elsewhere")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "\(folder)/elsewhere")
        #expect(throws: SessionFileProblem.unsafe(path: path)) { try file.read() }
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(throws: SessionFileProblem.self) { try file.read() }
        #expect(throws: SessionFileProblem.self) { try file.write(.local) }
    }

    @Test(arguments: [
        "", "dimo-session 1", "dimo-session 1\n", "dimo-session 1\nlocal", "dimo-session 2\nlocal\n",
        "dimo-session 1\ntoken 00\n", "dimo-session 1\ntoken \(String(repeating: "0", count: 63))\n",
        "dimo-session 1\ntoken \(String(repeating: "zz", count: 32))\n", "dimo-session 1\nlocal\nmore\n", "\0\0\0",
        String(repeating: "x", count: 100_000),
    ])
    func `a truncated or malformed file is reported and kept`(text: String) throws {
        try put(text)
        #expect(throws: SessionFileProblem.malformed(path: path)) { try file.read() }
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test func `a folder that cannot be created is reported`() {
        let file = SessionFile(path: "/dev/null/state/session")
        #expect(throws: SessionFileProblem.unwritable(path: "/dev/null/state/session")) { try file.write(.local) }
        #expect((try? file.read()) == .some(nil))
    }
}
