import GRDB

/// Replaces GRDB's subscripts for values, which trap on what the schema forbids.
///
/// A tampered file or a flipped bit in the schema may contain it anyway. A missing value is read as 0, empty or
/// false, and a number beyond all amounts, prices and strengths as unknown, so that no sum overflows.
extension Row {
    private static let most = 1e9

    subscript(_ column: String) -> Double? { Self.usable(try? decode(Double.self, forColumn: column)) }
    subscript(_ index: Int) -> Double? { Self.usable(try? decode(Double.self, atIndex: index)) }
    subscript(_ column: String) -> Double { self[column] as Double? ?? 0 }
    subscript(_ index: Int) -> Double { self[index] as Double? ?? 0 }
    subscript(_ column: String) -> Int64 { (try? decode(Int64.self, forColumn: column)) ?? 0 }
    subscript(_ index: Int) -> Int64 { (try? decode(Int64.self, atIndex: index)) ?? 0 }
    subscript(_ column: String) -> Int { (try? decode(Int.self, forColumn: column)) ?? 0 }
    subscript(_ index: Int) -> Int { (try? decode(Int.self, atIndex: index)) ?? 0 }
    subscript(_ column: String) -> String { (try? decode(String.self, forColumn: column)) ?? "" }
    subscript(_ index: Int) -> String { (try? decode(String.self, atIndex: index)) ?? "" }
    subscript(_ column: String) -> Bool { (try? decode(Bool.self, forColumn: column)) ?? false }
    subscript(_ index: Int) -> Bool { (try? decode(Bool.self, atIndex: index)) ?? false }

    private static func usable(_ value: Double?) -> Double? {
        value.flatMap { $0.magnitude <= most ? $0 : nil }
    }
}
