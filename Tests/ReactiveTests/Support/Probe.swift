/// An object for blocks to capture; a weak reference shows whether a block still exists.
final class Probe: Sendable {
    func touch() {}
}
