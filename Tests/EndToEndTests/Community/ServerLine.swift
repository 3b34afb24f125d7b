import Foundation
import Synchronization

/// A connection to a local server that a test can cut and restore: forwards its port to the server's.
final class ServerLine: Sendable {
    private struct State {
        var isCut = false
        /// Whether connections are accepted but never answered.
        var isHeld = false
        var heldCount = 0
        var open: Set<Int32> = []
    }

    /// The port to connect to.
    let port: UInt16
    private let target: UInt16
    private let listener: Int32
    private let state = Mutex(State())

    init(to target: UInt16) throws {
        let listener = Self.makeSocket()
        var address = Self.address(0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = Self.with(&address) { bind(listener, $0, size) } == 0
        guard isBound, listen(listener, 16) == 0, Self.with(&address, { getsockname(listener, $0, &size) }) == 0 else {
            close(listener)
            throw POSIXError(.init(rawValue: errno) ?? .EADDRINUSE)
        }
        self.target = target
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { break }
                guard let self else {
                    close(client)
                    break
                }
                self.serve(client)
            }
            close(listener)
        }
    }

    deinit {
        cut()
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// Closes all connections and refuses new ones.
    func cut() {
        state.withLock {
            $0.isCut = true
            for descriptor in $0.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    /// Accepts connections without ever answering.
    func hold() { state.withLock { $0.isHeld = true } }

    /// The number of connections that were never answered.
    var heldCount: Int { state.withLock(\.heldCount) }

    /// Forwards everything again.
    func mend() {
        state.withLock {
            $0.isCut = false
            $0.isHeld = false
        }
    }

    private func serve(_ client: Int32) {
        let isHeld = state.withLock { state in
            if state.isHeld {
                state.open.insert(client)
                state.heldCount += 1
            }
            return state.isHeld
        }
        if isHeld { return }
        let server = Self.makeSocket()
        var address = Self.address(target)
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen =
            Self.with(&address) { connect(server, $0, size) } == 0
            && state.withLock { state in
                if state.isCut { return false }
                state.open.formUnion([client, server])
                return true
            }
        guard isOpen else {
            close(client)
            close(server)
            return
        }
        Thread.detachNewThread { [weak self] in
            Self.pass(client, server)
            self?.state.withLock { $0.open.subtract([client, server]) }
            close(client)
            close(server)
        }
    }

    /// Passes bytes on in both directions until one side ends.
    private static func pass(_ first: Int32, _ second: Int32) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var wanted = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&wanted, 2, -1) > 0 else { return }
            for (index, other) in [second, first].enumerated() where wanted[index].revents != 0 {
                let count = recv(wanted[index].fd, &buffer, buffer.count, 0)
                guard count > 0 else { return }
                var sent = 0
                while sent < count {
                    let more = send(other, Array(buffer[sent..<count]), count - sent, Self.noSignal)
                    guard more > 0 else { return }
                    sent += more
                }
            }
        }
    }

    #if canImport(Darwin)
        private static let noSignal: Int32 = 0
        private static func makeSocket() -> Int32 { socket(AF_INET, SOCK_STREAM, 0) }
    #else
        private static let noSignal = Int32(MSG_NOSIGNAL)
        private static func makeSocket() -> Int32 { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
    #endif

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return address
    }

    private static func with<Value>(
        _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Value
    ) -> Value {
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }
}
