import Foundation
import Testing

@testable import Persistence

/// Copies left by a killed program are removed, those of running programs are not.
struct LeftCopyTests {
    @Test func `a left copy is removed once its process has ended`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("copies-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // A process that ended; its id is not reused so soon.
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/bin/sh")
        ended.arguments = ["-c", "exit 0"]
        try ended.run()
        ended.waitUntilExit()
        let gone = "dimo-copy-\(ended.processIdentifier)-a"
        let present = "dimo-copy-\(getpid())-b"
        let others = ["dimo-copy-x", "dimo-other"]
        for name in [gone, present] + others {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        DatabaseFile.removeLeftCopies(in: folder)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Set(left) == Set([present] + others))
    }
}
