/// What an error of the network came from; the secrets of the request are struck from its descriptions.
public struct NetworkErrorCause: Error {
    /// The error itself. Its own description may tell secrets: do not print it.
    public let underlying: any Error
    /// What it says.
    public let description: String

    init(_ underlying: any Error, of endpoint: Endpoint) {
        self.underlying = underlying
        description = endpoint.strikingSecrets(from: String(describing: underlying))
    }
}

extension NetworkErrorCause: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What it says.
    public var debugDescription: String { description }
    /// What it says, and not the error itself.
    public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
