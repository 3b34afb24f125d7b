import FlyingSocks
import Foundation
import Synchronization

/// A server that keeps a connection after its first answer, and closes it as soon as a second request arrives: the
/// race of a client's request with the server's idle timeout.
final class ClosingServer: Sendable {
    let port: UInt16
    private let count = Atomic(0)

    /// - Parameter most: the number of connections it accepts. Its thread ends with the last one and closes the
    ///   listening socket itself. If another thread closed it, the descriptor might be reused while this one accepts.
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

    /// The number of accepted connections.
    var connections: Int { count.load(ordering: .relaxed) }

    /// A server that sends plain text as soon as a client connects. Its own thread answers in time on a busy machine.
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

    /// Reads a head and, if there is a body, its two bytes.
    private static func request(_ connection: Socket) throws {
        var text = ""
        while true {
            text += String(decoding: try connection.read(atMost: 4_096), as: UTF8.self)
            guard let end = text.range(of: "\r\n\r\n") else { continue }
            if !text.hasPrefix("POST") || text[end.upperBound...].utf8.count == 2 { return }
        }
    }
}
