import Testing

@testable import Terminal

struct PaletteDitherTests {
    private func grid(_ width: Int, _ height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)) -> PixelGrid {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue) = color(x, y)
                bytes += [red, green, blue]
            }
        }
        return PixelGrid(size: Size(width: width, height: height), bytes: bytes)
    }

    @Test func `the nearest number equals that of a full search`() {
        for red in stride(from: 0, through: 255, by: 17) {
            for green in stride(from: 0, through: 255, by: 17) {
                for blue in stride(from: 0, through: 255, by: 17) {
                    func distance(_ number: UInt8) -> Int {
                        let (r, g, b) = PaletteDither.color(number)
                        return (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue)
                    }
                    let best = (16...255).map { distance(UInt8($0)) }.min()
                    #expect(distance(PaletteDither.nearest((red, green, blue))) == best, "\(red) \(green) \(blue)")
                }
            }
        }
    }

    @Test func `a palette colour is not dithered`() {
        #expect(Set(PaletteDither.numbers(of: grid(8, 8) { _, _ in (95, 135, 175) })) == [67])
        #expect(Set(PaletteDither.numbers(of: grid(8, 8) { _, _ in (0, 0, 0) })) == [16])
    }

    @Test func `a colour between palette colours is dithered and keeps its mean`() {
        let numbers = PaletteDither.numbers(of: grid(40, 40) { _, _ in (115, 60, 200) })
        #expect(Set(numbers).count > 1)
        let colors = numbers.map { PaletteDither.color($0) }
        let mean = { (part: KeyPath<(Int, Int, Int), Int>) in
            colors.reduce(0) { $0 + $1[keyPath: part] } / colors.count
        }
        #expect(abs(mean(\.0) - 115) <= 3)
        #expect(abs(mean(\.1) - 60) <= 3)
        #expect(abs(mean(\.2) - 200) <= 3)
    }
}
