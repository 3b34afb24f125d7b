import Foundation

struct BenchRow: Encodable {
    let name: String
    let value: Double
    /// The unit of `value`, `budget` and `peer`.
    let unit: String
    /// `<= 3`, `< 16`, `>= 5000`; nil for a row without a budget.
    let budget: String?
    /// The comparison value.
    let peer: Double?

    /// Prints the row as one line of JSON, which Tests/Bench/bench.py reads.
    func print() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
    }
}
