import FlyingSocks
import Foundation
import Synchronization

/// A server that keeps a connection after its first answer, and closes it as soon as a second request is there: what a
/// client meets whose request and the server's patience cross each other.
final class ClosingServer: Sendable {
    let port: UInt16
    private let count = Atomic(0)

    /// - Parameter most: how many connections it takes. Its thread ends with the last, and closes what it listens at
    ///   itself: whoever else closed that might have it accept at what is opened in its place.
    init(connections most: Int, serving serve: @escaping @Sendable (Socket) -> Void = ClosingServer.serve) throws {
        let listener = try Socket(domain: AF_INET)
        try listener.bind(to: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
        try listener.listen()
        guard case .ip4(_, let port) = try listener.sockname() else { throw POSIXError(.EADDRNOTAVAIL) }
        self.port = port
        Thread.detachNewThread { [self] in
            for _ in 0..<most {
                guard let (file, _) = try? listener.accept() else { break }
                count.add(1, ordering: .relaxed)
                serve(Socket(file: file))
            }
            try? listener.close()
        }
    }

    /// How many came.
    var connections: Int { count.load(ordering: .relaxed) }

    /// Speaks before it is asked, and no TLS. It has a thread of its own, so it answers in time on a busy machine.
    static func withoutTLS() throws -> ClosingServer {
        try ClosingServer(connections: 1) { connection in
            defer { try? connection.close() }
            _ = try? connection.write(Data("HTTP/1.1 400 Bad Request\r\n\r\n".utf8))
            _ = try? connection.read(atMost: 1)
        }
    }

    static func serve(_ connection: Socket) {
        defer { try? connection.close() }
        let answer = Data("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}".utf8)
        guard (try? request(connection)) != nil, (try? connection.write(answer)) != nil else { return }
        _ = try? connection.read(atMost: 1)
    }

    /// Reads a head, and the two bytes that come with it where there is a body.
    private static func request(_ connection: Socket) throws {
        var text = ""
        while true {
            text += String(decoding: try connection.read(atMost: 4_096), as: UTF8.self)
            guard let end = text.range(of: "\r\n\r\n") else { continue }
            if !text.hasPrefix("POST") || text[end.upperBound...].utf8.count == 2 { return }
        }
    }
}
