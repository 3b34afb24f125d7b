/// The cause of a network error. Descriptions never contain secrets of the request.
package struct NetworkErrorCause: Error {
    /// The original error. Must not be printed: its description may contain secrets.
    package let underlying: any Error
    package let description: String

    init(_ underlying: any Error, of endpoint: Endpoint) {
        self.underlying = underlying
        description = endpoint.strikingSecrets(from: String(describing: underlying))
    }
}

extension NetworkErrorCause: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var debugDescription: String { description }
    /// Shows the safe description instead of the original error.
    package var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
