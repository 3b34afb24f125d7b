import Domain
import Testing

@testable import Images

/// Means of covered pixels, calculated by hand.
struct AreaScalerTests {
    private func grey(_ width: Int, _ height: Int, _ values: [UInt8]) throws -> Picture {
        try Samples.picture(width, height) { x, y in Array(repeating: values[y * width + x], count: 3) }
    }

    private func values(_ picture: Picture) -> [UInt8] {
        stride(from: 0, to: picture.pixels.count, by: 3).map { picture.pixels[$0] }
    }

    @Test func `four pixels are scaled to their mean`() throws {
        let scaled = AreaScaler.scaled(try grey(2, 2, [0, 100, 200, 60]), to: PictureSize(width: 1, height: 1))
        #expect(values(scaled) == [90])
    }

    @Test func `a partly covered pixel counts in part`() throws {
        // Three pixels to two: each covers one whole pixel and half of the middle one.
        let scaled = AreaScaler.scaled(try grey(3, 1, [30, 90, 240]), to: PictureSize(width: 2, height: 1))
        #expect(values(scaled) == [50, 190])
        let high = AreaScaler.scaled(try grey(1, 3, [30, 90, 240]), to: PictureSize(width: 1, height: 2))
        #expect(values(high) == [50, 190])
    }

    @Test func `enlarging repeats pixels`() throws {
        let scaled = AreaScaler.scaled(try grey(2, 1, [10, 20]), to: PictureSize(width: 4, height: 2))
        #expect(values(scaled) == [10, 10, 20, 20, 10, 10, 20, 20])
    }

    @Test func `a single colour is kept at any size`() throws {
        let source = try grey(7, 5, Array(repeating: 201, count: 35))
        for size in [(1, 1), (3, 2), (6, 4), (7, 5), (13, 11)] {
            let scaled = AreaScaler.scaled(source, to: PictureSize(width: size.0, height: size.1))
            #expect(Set(values(scaled)) == [201])
            #expect(scaled.size == PictureSize(width: size.0, height: size.1))
        }
    }
}
