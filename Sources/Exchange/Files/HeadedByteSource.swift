import Domain

/// A source whose beginning can be examined before it is read.
final class HeadedByteSource: ByteSource {
    /// The number of bytes that can be examined.
    static let headSize = 64 << 10

    let head: [UInt8]
    private var first: [UInt8]?
    private let source: any ByteSource
    private let onBytes: (Int) -> Void

    /// - Parameter onBytes: called with the size of each chunk.
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
