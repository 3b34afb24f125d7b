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

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func next() throws(SourceProblem) -> [UInt8]? {
        guard position < bytes.count else { return nil }
        let end = min(position + ByteSourceRules.piece, bytes.count)
        defer { position = end }
        return Array(bytes[position..<end])
    }
}
