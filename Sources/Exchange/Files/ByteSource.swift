/// Gives the bytes of a file piece by piece.
protocol ByteSource: AnyObject {
    /// The next piece, not empty; nil at the end.
    func next() throws(ExchangeError) -> [UInt8]?
}

/// What holds for every source of bytes.
enum ByteSourceRules {
    /// Bytes of a piece.
    static let piece = 256 << 10
}
