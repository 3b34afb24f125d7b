import Domain
import Testing

struct ShuffledNumbersTests {
    @Test(arguments: 0..<30 as Range<UInt64>)
    func `every number occurs once`(seed: UInt64) {
        let order = ShuffledNumbers(upTo: Int64(seed) * 37 + 1, seed: seed)
        let numbers = Set((0..<order.count).map { order.number(at: $0) })
        #expect(numbers.count == Int(order.count))
        #expect(numbers.max() == Int64(order.count) - 1)
        #expect((0..<order.count).allSatisfy { order.place(of: order.number(at: $0)) == $0 })
    }

    @Test(arguments: [16, 64, 512] as [UInt64])
    func `lower groups come first, and every number occurs once`(group: UInt64) {
        let order = ShuffledNumbers(upTo: 1_000, seed: 5, group: group)
        let numbers = (0..<order.count).map { order.number(at: $0) }
        #expect(Set(numbers).count == 1_024)
        for (place, number) in numbers.enumerated() { #expect(UInt64(place) / group == UInt64(number) / group) }
        #expect((0..<order.count).allSatisfy { order.place(of: order.number(at: $0)) == $0 })
        #expect(numbers != numbers.sorted())
    }

    @Test func `the order changes from day to day and stays within one`() {
        func first(_ seed: UInt64) -> [Int64] {
            let order = ShuffledNumbers(upTo: 1_000, seed: seed)
            return (0..<10).map { order.number(at: $0) }
        }
        #expect(first(1) == first(1))
        #expect(Set((0..<50).map { first($0) }).count == 50)
    }
}
