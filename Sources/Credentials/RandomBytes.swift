import CSodium
import Foundation

/// Unpredictable bytes from the system's generator.
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
