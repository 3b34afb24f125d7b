import ArgumentParser
import Domain

/// Moments on the command line.
enum TimeChoice {
    /// Reads RFC 3339 as seconds since 1970 UTC; anything else is wrong usage.
    @Sendable
    static func read(_ argument: String) throws -> Int64 {
        guard let seconds = RFC3339.seconds(argument) else {
            throw ValidationError(Words.text("shell.usage.time"))
        }
        return seconds
    }
}
