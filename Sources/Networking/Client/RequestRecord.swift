/// A loggable description of a request: no keys, tokens or personal queries.
package struct RequestRecord: Sendable, CustomStringConvertible {
    /// Cancellation is not a failure.
    package let isFailure: Bool
    /// Such as `GET https://host/path: 200 in 31 ms`.
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
