internal import Foundation

/// Bytes from the system's own generator, which nobody can foresee.
struct RandomBytes: Sendable {
    func make(_ count: Int) -> Data {
        var generator = SystemRandomNumberGenerator()
        return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}
