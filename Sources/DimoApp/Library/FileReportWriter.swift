import Domain
import FeatureKit

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes reports into a folder, each into its own file that only its owner may read.
struct FileReportWriter: ReportWriter {
    let folder: String
    let clock: any WallClock
    let localTime: any LocalTime

    @concurrent
    func write(_ report: String, as kind: ReportKind) async throws -> String {
        AppPaths.makeFolder(folder)
        let now = clock.now()
        let name = "\(folder)/\(kind.name)-\(Self.stamp(now + localTime.secondsFromUTC(at: now)))"
        // A second report within the same second gets another name.
        for number in 1..<100 {
            let path = number == 1 ? "\(name).\(kind.suffix)" : "\(name)-\(number).\(kind.suffix)"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if descriptor < 0, errno == EEXIST { continue }
            guard descriptor >= 0 else { throw Self.failure(path) }
            defer { close(descriptor) }
            guard Self.put(Array(report.utf8), into: descriptor) else {
                let failure = Self.failure(path)
                unlink(path)
                throw failure
            }
            return path
        }
        throw StoreError.other("\(name).\(kind.suffix)")
    }

    /// Formats local seconds as `20261121-194000`.
    private static func stamp(_ seconds: Int64) -> String {
        UTCTime.text(seconds).filter { $0.isNumber || $0 == "T" }.replacing("T", with: "-")
    }

    private static func failure(_ path: String) -> StoreError {
        errno == ENOSPC ? .diskFull : .other("\(path): \(String(cString: strerror(errno)))")
    }

    private static func put(_ bytes: [UInt8], into descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { buffer -> Int in
                #if canImport(Darwin)
                    Darwin.write(descriptor, buffer.baseAddress, buffer.count)
                #else
                    Glibc.write(descriptor, buffer.baseAddress, buffer.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

extension ReportKind {
    fileprivate var name: String {
        switch self {
        case .inquiry: "dimo-report"
        case .communityExport: "dimo-community"
        }
    }

    fileprivate var suffix: String {
        switch self {
        case .inquiry: "txt"
        case .communityExport: "jsonl"
        }
    }
}
