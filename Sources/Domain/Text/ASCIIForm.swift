extension StringProtocol {
    /// Returns whether the text has the form of a sample, in which `0` stands for any digit: `2026-11-22` fits
    /// `0000-00-00`.
    ///
    /// Replaces regular expressions, which are compiled at every use; the first one loads a megabyte of code.
    func hasForm(_ sample: String) -> Bool {
        utf8.count == sample.utf8.count
            && zip(utf8, sample.utf8).allSatisfy { byte, wanted in
                wanted == UInt8(ascii: "0") ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == wanted
            }
    }
}
