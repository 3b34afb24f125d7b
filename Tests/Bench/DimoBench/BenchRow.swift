import Foundation

/// One line of the table: a number, and what it should be.
struct BenchRow: Encodable {
    /// What was measured.
    let name: String
    /// What came out.
    let value: Double
    /// The unit of `value`, `budget` and `peer`.
    let unit: String
    /// `<= 3`, `< 16`, `>= 5000`; nil for a row that is only for information.
    let budget: String?
    /// The same of what it is compared with.
    let peer: Double?

    /// Prints it as one JSON object on a line of its own, as Tests/Bench/bench.py reads it.
    func print() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
    }
}
