import Foundation

/// How long the monkey goes on.
enum MonkeyRun {
    /// How many keys it presses; `make bench` asks for more than a test run has the time for.
    static let keys = ProcessInfo.processInfo.environment["DIMO_MONKEY_KEYS"].flatMap { Int($0) } ?? 2_500

    /// How long a test may take at most.
    static let minutes = max(10, keys / 250)
}
