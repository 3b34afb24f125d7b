/// Many short lists of numbers in two flat arrays: list `i` is `values[starts[i]..<starts[i + 1]]`.
struct FlatLists: Sendable {
    private(set) var starts: [Int32] = [0]
    private(set) var values: [Int32] = []

    init() {}

    /// Groups pairs by key, in `0..<count`; the values of a key keep their order. `forEachPair` calls its argument with
    /// every pair; it runs twice and must use the same order each time.
    @inline(__always)
    init(count: Int, forEachPair: ((_ key: Int32, _ value: Int32) -> Void) -> Void) {
        var starts = [Int32](repeating: 0, count: count + 1)
        starts.withUnsafeMutableBufferPointer { starts in
            forEachPair { key, _ in starts[Int(key) + 1] += 1 }
            for key in 0..<count { starts[key + 1] += starts[key] }
        }
        var next = starts
        var values = [Int32](repeating: 0, count: Int(starts[count]))
        next.withUnsafeMutableBufferPointer { next in
            values.withUnsafeMutableBufferPointer { values in
                forEachPair { key, value in
                    values[Int(next[Int(key)])] = value
                    next[Int(key)] += 1
                }
            }
        }
        self.starts = starts
        self.values = values
    }

    var count: Int { starts.count - 1 }

    subscript(index: Int) -> ArraySlice<Int32> { values[Int(starts[index])..<Int(starts[index + 1])] }

    mutating func reserveCapacity(lists: Int, values count: Int) {
        starts.reserveCapacity(lists + 1)
        values.reserveCapacity(count)
    }

    mutating func append(_ list: some Collection<Int32>) {
        values.append(contentsOf: list)
        starts.append(Int32(values.count))
    }

    mutating func append(value: Int32) { values.append(value) }

    mutating func endList() { starts.append(Int32(values.count)) }
}
