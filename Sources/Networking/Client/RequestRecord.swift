/// A request as a log may show it: no key, no token, no query of a person.
package struct RequestRecord: Sendable, CustomStringConvertible {
    /// Whether it went wrong; to be cancelled is not to go wrong.
    package let isFailure: Bool
    /// `GET https://host/path: 200 in 31 ms`.
    package let description: String

    init(_ endpoint: Endpoint, took duration: Duration, status: Int) {
        isFailure = false
        description = "\(endpoint): \(status) in \(Self.milliseconds(duration)) ms"
    }

    init(_ endpoint: Endpoint, took duration: Duration, error: NetworkError) {
        isFailure = !error.isCancelled
        description = "\(error) after \(Self.milliseconds(duration)) ms"
    }

    private static func milliseconds(_ duration: Duration) -> Int64 {
        duration.components.seconds * 1_000 + duration.components.attoseconds / 1_000_000_000_000_000
    }
}
