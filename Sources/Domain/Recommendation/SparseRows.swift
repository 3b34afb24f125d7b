import Foundation

/// Many sparse vectors in flat arrays: row `i` has the entries `starts[i]..<starts[i + 1]`, features ascending.
struct SparseRows: Sendable {
    private(set) var starts: [Int32] = [0]
    private(set) var features: [Int32] = []
    private(set) var weights: [Float] = []

    var count: Int { starts.count - 1 }

    func range(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

    func isEmpty(_ row: Int) -> Bool { starts[row] == starts[row + 1] }

    mutating func reserveCapacity(rows: Int, entries: Int) {
        starts.reserveCapacity(rows + 1)
        features.reserveCapacity(entries)
        weights.reserveCapacity(entries)
    }

    /// Appends a row, adding weights of the same feature and dropping weights of 0 or less.
    mutating func append(_ entries: inout [(feature: Int32, weight: Float)]) {
        entries.sort { ($0.feature, $0.weight) < ($1.feature, $1.weight) }
        let first = features.count
        for entry in entries where entry.weight > 0 && entry.weight.isFinite {
            if features.count > first, features[features.count - 1] == entry.feature {
                weights[weights.count - 1] += entry.weight
            } else {
                features.append(entry.feature)
                weights.append(entry.weight)
            }
        }
        starts.append(Int32(features.count))
    }

    /// Returns the rarity of each feature: the inverse document frequency of Spärck Jones (1972), ln(1 + N / n) for a
    /// feature in n of N rows; 0 for a feature without rows.
    func rarity(featureCount: Int) -> [Float] {
        var frequency = [Float](repeating: 0, count: featureCount)
        for feature in features { frequency[Int(feature)] += 1 }
        let rows = Float(count)
        return frequency.map { $0 > 0 ? log(1 + rows / $0) : 0 }
    }

    /// Turns amounts into weights, √amount × rarity, and normalizes every row to length 1. The root keeps a dash of
    /// bitters from vanishing beside a measure of gin, like damped term frequencies in text retrieval.
    mutating func weigh(by rarity: [Float]) {
        for row in 0..<count {
            let range = range(row)
            var square: Float = 0
            for place in range {
                let weight = weights[place].squareRoot() * rarity[Int(features[place])]
                weights[place] = weight
                square += weight * weight
            }
            guard square > 0 else { continue }
            let length = square.squareRoot()
            for place in range { weights[place] /= length }
        }
    }

    func dot(_ row: Int, _ dense: [Float]) -> Float {
        var sum: Float = 0
        for place in range(row) { sum += weights[place] * dense[Int(features[place])] }
        return sum
    }

    func dot(_ left: Int, _ right: Int) -> Float {
        var sum: Float = 0
        forEachShared(left, right) { _, product in sum += product }
        return sum
    }

    func shareFeature(_ left: Int, _ right: Int) -> Bool {
        var isShared = false
        forEachShared(left, right) { _, _ in isShared = true }
        return isShared
    }

    /// Calls `body` for every shared feature, ascending, with the product of the weights.
    @inline(__always)
    func forEachShared(_ left: Int, _ right: Int, _ body: (_ feature: Int32, _ product: Float) -> Void) {
        var (one, other) = (Int(starts[left]), Int(starts[right]))
        let (oneEnd, otherEnd) = (Int(starts[left + 1]), Int(starts[right + 1]))
        while one < oneEnd && other < otherEnd {
            let (a, b) = (features[one], features[other])
            if a == b { body(a, weights[one] * weights[other]) }
            if a <= b { one += 1 }
            if b <= a { other += 1 }
        }
    }

    func add(_ row: Int, times factor: Float, to dense: inout [Float]) {
        for place in range(row) { dense[Int(features[place])] += weights[place] * factor }
    }
}
