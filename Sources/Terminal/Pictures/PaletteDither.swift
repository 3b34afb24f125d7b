/// Reduces a picture to the fixed colours of the 256-colour palette. Each pixel passes its error on to its neighbours
/// at the right and below (Floyd and Steinberg, 1976).
package enum PaletteDither {
    private static let levels = [0, 95, 135, 175, 215, 255]

    /// Returns a palette number for each pixel, 16-255.
    static func numbers(of grid: PixelGrid) -> [UInt8] {
        let width = grid.size.width
        var numbers: [UInt8] = []
        numbers.reserveCapacity(width * grid.size.height)
        // Errors in sixteenths, with an extra pixel on either side.
        var present = [Int](repeating: 0, count: (width + 2) * 3)
        var next = present
        for y in 0..<grid.size.height {
            for index in next.indices { next[index] = 0 }
            for x in 0..<width {
                var wanted = (0, 0, 0)
                let (place, source) = ((x + 1) * 3, (y * width + x) * 3)
                wanted.0 = clamped(Int(grid.bytes[source]) + present[place] / 16)
                wanted.1 = clamped(Int(grid.bytes[source + 1]) + present[place + 1] / 16)
                wanted.2 = clamped(Int(grid.bytes[source + 2]) + present[place + 2] / 16)
                let number = nearest(wanted)
                numbers.append(number)
                let drawn = color(number)
                for (channel, loss) in [wanted.0 - drawn.0, wanted.1 - drawn.1, wanted.2 - drawn.2].enumerated() {
                    present[place + 3 + channel] += loss * 7
                    next[place - 3 + channel] += loss * 3
                    next[place + channel] += loss * 5
                    next[place + 3 + channel] += loss
                }
            }
            swap(&present, &next)
        }
        return numbers
    }

    /// Returns the nearest colour of the cube and the greys; the 16 below are the user's own.
    static func nearest(_ color: (Int, Int, Int)) -> UInt8 {
        let cube = (level(color.0), level(color.1), level(color.2))
        let grey = min(23, max(0, ((color.0 + color.1 + color.2) / 3 - 3) / 10))
        let inCube = UInt8(16 + 36 * cube.0 + 6 * cube.1 + cube.2)
        let inGrey = UInt8(232 + grey)
        return distance(color, self.color(inGrey)) < distance(color, self.color(inCube)) ? inGrey : inCube
    }

    /// `number` is 16 or above.
    package static func color(_ number: UInt8) -> (Int, Int, Int) {
        guard number < 232 else {
            let grey = 8 + 10 * (Int(number) - 232)
            return (grey, grey, grey)
        }
        let cube = Int(number) - 16
        return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    }

    private static func level(_ value: Int) -> Int {
        value < 48 ? 0 : value < 115 ? 1 : min(5, (value - 35) / 40)
    }

    private static func clamped(_ value: Int) -> Int { min(255, max(0, value)) }

    private static func distance(_ one: (Int, Int, Int), _ other: (Int, Int, Int)) -> Int {
        let (red, green, blue) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
        return red * red + green * green + blue * blue
    }
}
