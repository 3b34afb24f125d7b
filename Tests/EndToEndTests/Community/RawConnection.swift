import Foundation

/// A TCP connection for requests that no client would send.
final class RawConnection {
    private let descriptor: Int32

    init(port: UInt16) throws {
        #if canImport(Darwin)
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        guard status == 0 else {
            close(descriptor)
            throw POSIXError(.init(rawValue: errno) ?? .ECONNREFUSED)
        }
    }

    deinit { close(descriptor) }

    /// Returns whether all bytes were sent.
    @discardableResult
    func send(_ bytes: Data) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            #if canImport(Darwin)
                let flags: Int32 = 0
            #else
                let flags = Int32(MSG_NOSIGNAL)
            #endif
            let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return false }
            rest = Data(rest.dropFirst(count))
        }
        return true
    }

    /// Whether a read found that the other side has closed the connection.
    private(set) var isClosed = false

    /// Reads until the other side closes or the time is over.
    func readToEnd() -> Data { read { _ in false } }

    /// Reads until there is part of an answer or the time is over.
    func readAnswer() -> Data { read { RawAnswer($0) != nil } }

    private func read(until isEnough: (Data) -> Bool) -> Data {
        let deadline = Deadline(seconds: Deadline.usual)
        var data = Data()
        while !deadline.isOver, !isEnough(data) {
            var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, deadline.milliseconds()) > 0 else { continue }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else {
                isClosed = true
                break
            }
            data.append(contentsOf: buffer[..<count])
        }
        return data
    }
}

struct RawAnswer {
    let status: Int
    let head: String
    let body: Data

    /// Nil for an invalid answer.
    init?(_ data: Data) {
        guard let end = data.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
        head = String(decoding: data[..<end.lowerBound], as: UTF8.self)
        body = Data(data[end.upperBound...])
        guard let status = head.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
        self.status = status
    }

    /// Returns the value of a header field.
    func field(_ name: String) -> String? {
        head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("\(name): ") }
            .map { String($0.dropFirst(name.count + 2)) }
    }

    /// Whether the head contains a header line or name, given in lower case.
    func says(_ field: String) -> Bool { head.lowercased().contains(field) }
}
