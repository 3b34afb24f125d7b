import Testing

@testable import Terminal

struct ChartScaleTests {
    @Test(arguments: [
        ([-2.0, 7], -5.0, 10.0, "10°"), ([0, 3], 0, 3, "3°"), ([61, 83], 60, 90, "90°"), ([-11, -3], -12, -2, "-2°"),
        ([3.2, 3.9], 3.2, 4.0, "4.0°"), ([5, 5], 4, 6, "6°"), ([], -1, 1, "1°"),
    ])
    func `the ends are round and enclose the values`(
        values: [Double], lower: Double, upper: Double, label: String
    ) {
        let scale = ChartScale(covering: values, suffix: "°")
        #expect(abs(scale.lower - lower) < 1e-9 && abs(scale.upper - upper) < 1e-9, "\(scale)")
        #expect(scale.label(of: scale.upper) == label)
    }

    @Test func `a share stays within its limits, even if flat at an end`() {
        #expect(ChartScale(covering: [97, 100], limits: 0...100).upper == 100)
        let full = ChartScale(covering: [100, 100], limits: 0...100)
        #expect(full.upper == 100 && full.lower < 100)
        let empty = ChartScale(covering: [0], limits: 0...100)
        #expect(empty.lower == 0 && empty.upper > 0)
    }

    @Test func `gaps, huge and non-finite values are ignored`() {
        let scale = ChartScale(covering: [nil, 2, .nan, .infinity, 1e300, 4, nil])
        #expect(scale.lower == 2 && scale.upper == 4)
        #expect(scale.share(of: .infinity) == 1)
    }

    @Test(arguments: 1...20)
    func `scale numbers rise, include both ends and keep a row between them if possible`(rows: Int) {
        for values in [[-2.0, 7], [0, 3], [61, 83], [5, 5], [3.2, 3.9], [-40, 60]] {
            let scale = ChartScale(covering: values)
            let numbers = scale.numbers(in: rows)
            #expect(numbers == numbers.sorted())
            #expect(numbers.first == scale.lower && numbers.last == scale.upper)
            #expect(numbers.count == 2 || (rows - 1) >= 2 * (numbers.count - 1))
        }
    }

    @Test func `a negative fraction keeps its sign`() {
        #expect(ChartScale(covering: [-0.9, -0.2]).label(of: -0.2) == "-0.2")
    }
}
