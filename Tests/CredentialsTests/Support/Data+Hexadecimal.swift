import Foundation

extension Data {
    /// Bytes as they stand in a document; nothing for what is no such text.
    init(hexadecimal text: String) {
        let digits = text.compactMap { $0.hexDigitValue.map(UInt8.init) }
        self.init(zip(digits, digits.dropFirst()).enumerated().filter { $0.offset % 2 == 0 }.map { $1.0 << 4 | $1.1 })
    }
}
