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
            guard OutputFile.write(Array(report.utf8), to: descriptor) else {
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
        RFC3339.text(seconds).filter { $0.isNumber || $0 == "T" }.replacing("T", with: "-")
    }

    private static func failure(_ path: String) -> StoreError {
        errno == ENOSPC ? .diskFull : .other("\(path): \(String(cString: strerror(errno)))")
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
