/// An object to be captured, so that a weak reference tells when the capture has gone.
final class Probe: Sendable {
    func touch() {}
}
