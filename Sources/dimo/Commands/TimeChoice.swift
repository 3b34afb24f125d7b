import ArgumentParser
import Domain

enum TimeChoice {
    /// Parses RFC 3339 to seconds since 1970 UTC; anything else is a usage error.
    @Sendable
    static func read(_ argument: String) throws -> Int64 {
        guard let seconds = RFC3339.seconds(argument) else {
            throw ValidationError(Words.text("shell.usage.time"))
        }
        return seconds
    }
}
