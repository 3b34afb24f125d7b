import Foundation
import Synchronization

/// A device and its member. Neither changes for a token; a token can only end.
struct KnownDevice: Hashable, Sendable {
    let no: Int64
    let member: Int64
}

/// Recently authenticated devices, whose requests check the token together with the work. All other tokens are looked
/// up first, so that invalid ones never reach the write queue.
final class KnownDevices: Sendable {
    private static let most = 50_000

    private let devices = Mutex<[Data: KnownDevice]>([:])

    /// - Parameter token: The digest of the token.
    func device(_ token: Data) -> KnownDevice? { devices.withLock { $0[token] } }

    func add(_ device: KnownDevice, _ token: Data) {
        devices.withLock { devices in
            if devices.count >= Self.most { devices.removeAll() }
            devices[token] = device
        }
    }

    func forget(_ token: Data) { _ = devices.withLock { $0.removeValue(forKey: token) } }
}
