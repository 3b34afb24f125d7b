import CSodium
import Foundation

/// Bytes from the system's own generator, which nobody can foresee.
struct RandomBytes: Sendable {
    func make(_ count: Int) -> Data {
        _ = Sodium.isReady
        var bytes = Data(count: count)
        bytes.withUnsafeMutableBytes { buffer in
            if let start = buffer.baseAddress { randombytes_buf(start, buffer.count) }
        }
        return bytes
    }
}
