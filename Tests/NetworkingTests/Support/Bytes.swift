import FlyingSocks
import Foundation

/// The bytes of a body as a stub sends them.
struct Bytes: AsyncBufferedSequence {
    typealias Element = UInt8

    struct AsyncIterator: AsyncBufferedIteratorProtocol {
        fileprivate var rest: Data
        fileprivate let isBroken: Bool

        mutating func next() throws -> UInt8? {
            try nextBuffer(suggested: 1)?.first
        }

        mutating func nextBuffer(suggested count: Int) throws -> Data? {
            if rest.isEmpty, isBroken { throw SocketError.disconnected }
            defer { rest = rest.dropFirst(count) }
            return rest.isEmpty ? nil : rest.prefix(count)
        }
    }

    let data: Data
    /// Whether the connection is closed after the last byte.
    let isBroken: Bool

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data, isBroken: isBroken) }
}
