/// How many records an import read, and their outcomes.
public struct ImportTally: Hashable, Sendable {
    /// What became of a record.
    public enum Outcome: Sendable {
        /// It is new.
        case imported
        /// It replaced an existing record.
        case updated
        /// It existed already.
        case skipped
        /// It could not be stored.
        case failed
    }

    /// New records.
    public private(set) var imported = 0
    /// Records that replaced others.
    public private(set) var updated = 0
    /// Records that existed already.
    public private(set) var skipped = 0
    /// Records that could not be read or stored.
    public private(set) var failed = 0

    /// All zero.
    public init() {}

    /// All records read.
    public var read: Int { imported + updated + skipped + failed }

    /// Counts a record.
    public mutating func count(_ outcome: Outcome) {
        switch outcome {
        case .imported: imported += 1
        case .updated: updated += 1
        case .skipped: skipped += 1
        case .failed: failed += 1
        }
    }
}
