import Foundation
import Synchronization

/// A device and whose it is: neither ever changes for a token, which may only end.
struct KnownDevice: Hashable, Sendable {
    let no: Int64
    let member: Int64
}

/// The devices that were let in lately. What one of them does is asked of the store together with whether its token still
/// holds; everybody else is looked for first, so that tokens that are none never reach those who wait to write.
final class KnownDevices: Sendable {
    /// More are not remembered.
    private static let most = 50_000

    private let devices = Mutex<[Data: KnownDevice]>([:])

    /// - Parameter token: its digest.
    func device(_ token: Data) -> KnownDevice? { devices.withLock { $0[token] } }

    func add(_ device: KnownDevice, _ token: Data) {
        devices.withLock { devices in
            if devices.count >= Self.most { devices.removeAll() }
            devices[token] = device
        }
    }

    func forget(_ token: Data) { _ = devices.withLock { $0.removeValue(forKey: token) } }
}
