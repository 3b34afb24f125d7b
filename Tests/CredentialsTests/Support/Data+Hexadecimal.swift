import Foundation

extension Data {
    /// Parses pairs of hexadecimal digits, ignoring all other characters.
    init(hexadecimal text: String) {
        let digits = text.compactMap { $0.hexDigitValue.map(UInt8.init) }
        self.init(zip(digits, digits.dropFirst()).enumerated().filter { $0.offset % 2 == 0 }.map { $1.0 << 4 | $1.1 })
    }
}
