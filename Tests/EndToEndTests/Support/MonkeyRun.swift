import Foundation

/// The length of a monkey run.
enum MonkeyRun {
    /// The number of keys; `make bench` requests more than a test run has time for.
    static let keys = ProcessInfo.processInfo.environment["DIMO_MONKEY_KEYS"].flatMap { Int($0) } ?? 2_500

    /// The time limit of a test.
    static let minutes = max(10, keys / 250)
}
