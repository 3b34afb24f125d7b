import Domain
import Testing

struct SaturationTests {
    @Test(
        arguments: [
            (0.4, 0), (2.5, 3), (-2.5, -3), (1e308, .max), (-.infinity, .min), (.nan, 0), (.infinity, .max),
            (9.3e18, .max),
        ] as [(Double, Int)])
    func `any number converts to the nearest representable integer`(value: Double, whole: Int) {
        #expect(Int(saturating: value) == whole)
    }

    @Test(arguments: [(Int64.min, Int64.max), (.max, .min), (0, .min), (.min, .min)])
    func `the time between two moments never overflows`(from: Int64, to: Int64) {
        #expect(to.seconds(since: from) == to.nearestMoment - from.nearestMoment)
        #expect(abs(to.seconds(since: from)) < 400_000_000_000)
    }
}
