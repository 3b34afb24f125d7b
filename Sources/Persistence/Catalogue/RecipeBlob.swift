internal import Foundation

/// The required lines of a recipe in one value, for the matcher: 100,000 of them are read in a few milliseconds.
///
/// Each line is a 32-bit number, little end first: bit 0 whether it is exact, bits 1-7 how many substitutes follow,
/// the rest the number of its ingredient in `recipe_ingredient`; each substitute is such a number.
enum RecipeBlob {
    /// The most substitutes of a line that are kept.
    static let mostSubstitutes = 127

    /// Adds a line.
    static func append(_ ingredient: Int32, isExact: Bool, substitutes: [Int32], to data: inout Data) {
        let kept = substitutes.prefix(mostSubstitutes)
        append(UInt32(ingredient) << 8 | UInt32(kept.count) << 1 | (isExact ? 1 : 0), to: &data)
        for substitute in kept { append(UInt32(substitute), to: &data) }
    }

    /// Reads the lines; what is cut off is left out.
    static func forEachLine(
        in bytes: UnsafeRawBufferPointer, _ body: (_ ingredient: Int32, _ isExact: Bool, _ substitutes: [Int32]) -> Void
    ) {
        func number(at index: Int) -> UInt32 {
            UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
        }
        let count = bytes.count / 4
        var index = 0
        while index < count {
            let head = number(at: index)
            let substitutes = Int(head >> 1 & 127)
            index += 1
            guard index + substitutes <= count else { return }
            let numbers =
                substitutes == 0 ? [] : (index..<index + substitutes).map { Int32(bitPattern: number(at: $0)) }
            index += substitutes
            body(Int32(head >> 8), head & 1 == 1, numbers)
        }
    }

    private static func append(_ number: UInt32, to data: inout Data) {
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
}
