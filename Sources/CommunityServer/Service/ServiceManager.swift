import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Notifies systemd of the service's state if systemd started it (`Type=notify`).
enum ServiceManager {
    private static var socketPath: String? { ProcessInfo.processInfo.environment["NOTIFY_SOCKET"] }

    static var isPresent: Bool { socketPath != nil }

    /// `state` is such as `READY=1`.
    static func notify(_ state: String, at path: String? = socketPath) {
        guard let path, !path.isEmpty else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // The name of an abstract socket begins with a zero byte, written as @.
        let name = path.hasPrefix("@") ? [0] + path.utf8.dropFirst() : Array(path.utf8)
        guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        #if canImport(Darwin)
            let descriptor = socket(AF_UNIX, SOCK_DGRAM, 0)
        #else
            let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        #endif
        guard descriptor >= 0 else { return }
        defer { _ = close(descriptor) }
        let length = socklen_t(MemoryLayout.offset(of: \sockaddr_un.sun_path).map { $0 + name.count } ?? 0)
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = sendto(descriptor, state, state.utf8.count, 0, address, length)
            }
        }
    }
}
