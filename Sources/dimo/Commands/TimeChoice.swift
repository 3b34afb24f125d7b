internal import ArgumentParser
internal import Domain

/// A moment on the command line, RFC 3339: `2026-11-21T19:40:00+09:00`.
struct TimeChoice: ExpressibleByArgument {
    /// Seconds since 1970 UTC.
    let seconds: Int64

    init?(argument: String) {
        guard let seconds = RFC3339.seconds(argument) else { return nil }
        self.seconds = seconds
    }
}
