/// What an error of the network came from; the secrets of the request are struck from its descriptions.
package struct NetworkErrorCause: Error {
    /// The error itself. Its own description may tell secrets: do not print it.
    package let underlying: any Error
    package let description: String

    init(_ underlying: any Error, of endpoint: Endpoint) {
        self.underlying = underlying
        description = endpoint.strikingSecrets(from: String(describing: underlying))
    }
}

extension NetworkErrorCause: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var debugDescription: String { description }
    /// What it says, and not the error itself.
    package var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
