/// How many records an import read, and what became of them.
public struct ImportTally: Hashable, Sendable {
    /// What became of a record.
    public enum Outcome: Sendable {
        /// It is new.
        case imported
        /// It took the place of what was there.
        case updated
        /// It was there already.
        case skipped
        /// It could not be kept.
        case failed
    }

    /// New ones.
    public private(set) var imported = 0
    /// Those that took the place of others.
    public private(set) var updated = 0
    /// Those that were there already.
    public private(set) var skipped = 0
    /// Those that could not be read or kept.
    public private(set) var failed = 0

    /// None.
    public init() {}

    /// All that were read.
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
