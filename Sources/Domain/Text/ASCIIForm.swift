extension StringProtocol {
    /// Whether it is written like a sample, byte for byte, in which `0` stands for any digit: `2026-11-22` is like
    /// `0000-00-00`.
    ///
    /// In place of a regular expression, which is parsed and compiled every time it is met: the first one brings a
    /// megabyte of code into memory.
    func hasForm(_ sample: String) -> Bool {
        utf8.count == sample.utf8.count
            && zip(utf8, sample.utf8).allSatisfy { byte, wanted in
                wanted == UInt8(ascii: "0") ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == wanted
            }
    }
}
