import Domain

/// Supplies the bytes of a file in chunks.
protocol ByteSource: AnyObject {
    /// The next chunk, not empty; nil at the end.
    func next() throws(SourceProblem) -> [UInt8]?
}

enum ByteSourceRules {
    /// The size of a chunk in bytes.
    static let piece = 256 << 10
}

final class ArrayByteSource: ByteSource {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func next() throws(SourceProblem) -> [UInt8]? {
        guard position < bytes.count else { return nil }
        let end = min(position + ByteSourceRules.piece, bytes.count)
        defer { position = end }
        return Array(bytes[position..<end])
    }
}

/// A source whose beginning can be examined before it is read.
final class HeadedByteSource: ByteSource {
    static let headSize = 64 << 10

    let head: [UInt8]
    private var first: [UInt8]?
    private let source: any ByteSource
    private let onBytes: (Int) -> Void

    /// `onBytes` is called with the size of each chunk.
    init(_ source: any ByteSource, onBytes: @escaping (Int) -> Void = { _ in }) throws(SourceProblem) {
        self.source = source
        self.onBytes = onBytes
        var bytes: [UInt8] = []
        while bytes.count < Self.headSize, let piece = try source.next() { bytes += piece }
        head = Array(bytes.prefix(Self.headSize))
        first = bytes.isEmpty ? nil : bytes
    }

    func next() throws(SourceProblem) -> [UInt8]? {
        let piece: [UInt8]?
        if let bytes = first {
            first = nil
            piece = bytes
        } else {
            piece = try source.next()
        }
        onBytes(piece?.count ?? 0)
        return piece
    }
}
