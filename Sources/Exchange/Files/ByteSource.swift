/// Supplies the bytes of a file in chunks.
protocol ByteSource: AnyObject {
    /// The next chunk, not empty; nil at the end.
    func next() throws(ExchangeError) -> [UInt8]?
}

/// Constants for all byte sources.
enum ByteSourceRules {
    /// The size of a chunk in bytes.
    static let piece = 256 << 10
}
