import Domain
import FeatureKit
import Foundation
import TestSupport
import Testing

@testable import DimoApp

/// Reports are files that only their owner may read.
struct FileReportWriterTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)")

    @Test func `each report is a separate file named after the local time`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = FileReportWriter(
            folder: folder.path, clock: FixedClock(1_800_000_000), localTime: FixedLocalTime(hoursEast: 9))
        let first = try await writer.write("one\n", as: .inquiry)
        let second = try await writer.write("둘\n", as: .inquiry)
        #expect(first == "\(folder.path)/dimo-report-20270115-170000.txt")
        #expect(second == "\(folder.path)/dimo-report-20270115-170000-2.txt")
        #expect(try String(contentsOfFile: second, encoding: .utf8) == "둘\n")
        let mode = try FileManager.default.attributesOfItem(atPath: first)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let export = try await writer.write("{}\n", as: .communityExport)
        #expect(export == "\(folder.path)/dimo-community-20270115-170000.jsonl")
    }

    @Test func `an impossible folder throws an error`() async {
        let writer = FileReportWriter(
            folder: "/dev/null/reports", clock: FixedClock(0), localTime: FixedLocalTime())
        await #expect(throws: StoreError.self) { try await writer.write("one", as: .inquiry) }
    }
}
