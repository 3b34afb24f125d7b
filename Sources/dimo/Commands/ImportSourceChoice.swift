import Domain
import FeatureKit

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

enum ImportSourceChoice {
    /// The maximum bytes of standard input, which is held in memory; a file is not.
    private static let limit = 256 << 20

    /// The source of an argument; `-` is standard input. Throws `CancellationError` if Ctrl-C ended the wait.
    @concurrent
    static func source(_ path: String) async throws -> TransferSource {
        if path == "-" { return .bytes(try standardInput(), name: "standard input") }
        if access(path, F_OK) != 0 { throw TransferProblem.source(.notFound(path: PlainText.line(path, limit: 400))) }
        return .path(path)
    }

    /// Milliseconds between checks for Ctrl-C.
    private static let patience: Int32 = 100

    private static func waitForInput() throws {
        var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        while true {
            let ready = poll(&descriptor, 1, patience)
            try Task.checkCancellation()
            // If waiting fails, the read reports why.
            if ready > 0 || ready < 0 && errno != EINTR { return }
        }
    }

    private static func standardInput() throws -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            try waitForInput()
            let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 {
                let trouble = FileTroubleText.text(FileTrouble(code: errno), Words.strings)
                throw CommandFailure(Words.text("shell.error.stdin", trouble))
            }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            if bytes.count > limit { throw CommandFailure(Words.text("shell.error.stdin-long", String(limit >> 20))) }
        }
    }
}
