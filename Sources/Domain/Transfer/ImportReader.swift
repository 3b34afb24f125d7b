/// Reads what other programs, or this one, wrote. Nothing is stored here.
public protocol ImportReader: Sendable {
    /// Reads a source record by record, so that only a few are in memory at a time.
    ///
    /// - Parameters:
    ///   - source: what is read.
    ///   - format: its format; nil tells it by the content.
    ///   - known: what is there already, so that "Lime juice" of a file is our lime juice.
    ///   - each: takes what comes; where it throws, reading ends with that error.
    /// - Throws: `TransferProblem` where nothing of the source can be read, or what `each` throws.
    func read(
        _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown,
        each: (ImportRecord) throws -> Void) throws
}
