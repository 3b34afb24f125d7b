package enum SixelEncoder {
    /// Returns the whole sequence; the picture's corner is at the cursor.
    package static func encode(_ grid: PixelGrid) -> [UInt8] {
        let numbers = PaletteDither.numbers(of: grid)
        let (width, height) = (grid.size.width, grid.size.height)
        var bytes = Array("\u{1b}P0;1;0q\"1;1;\(width);\(height)".utf8)
        for number in Set(numbers).sorted() {
            let (red, green, blue) = PaletteDither.color(number)
            bytes += "#\(number);2;\(red * 100 / 255);\(green * 100 / 255);\(blue * 100 / 255)".utf8
        }
        for top in stride(from: 0, to: height, by: 6) {
            let rows = top..<min(top + 6, height)
            let colors = Set(numbers[rows.lowerBound * width..<rows.upperBound * width]).sorted()
            for (index, color) in colors.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: "$")) }
                bytes += "#\(color)".utf8
                append(band(numbers, color, width: width, rows: rows), to: &bytes)
            }
            bytes.append(UInt8(ascii: "-"))
        }
        return bytes + Array("\u{1b}\\".utf8)
    }

    /// Encodes, for each column, which of the six rows have the colour.
    private static func band(_ numbers: [UInt8], _ color: UInt8, width: Int, rows: Range<Int>) -> [UInt8] {
        (0..<width).map { x in
            rows.reduce(0) { bits, y in
                numbers[y * width + x] == color ? bits | 1 << UInt8(y - rows.lowerBound) : bits
            }
        }
    }

    /// Encodes runs of more than three with a count, and omits trailing blanks.
    private static func append(_ columns: [UInt8], to bytes: inout [UInt8]) {
        var end = columns.count
        while end > 0, columns[end - 1] == 0 { end -= 1 }
        var x = 0
        while x < end {
            var run = 1
            while x + run < end, columns[x + run] == columns[x] { run += 1 }
            let sign = columns[x] + 63
            if run > 3 {
                bytes += "!\(run)".utf8
                bytes.append(sign)
            } else {
                bytes.append(contentsOf: repeatElement(sign, count: run))
            }
            x += run
        }
    }
}
