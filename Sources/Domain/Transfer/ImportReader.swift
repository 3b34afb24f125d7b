/// Reads files of this and other programs. Stores nothing.
package protocol ImportReader: Sendable {
    /// Reads a source record by record, so that only a few are in memory at a time.
    ///
    /// - Parameters:
    ///   - format: nil to detect it from the content.
    ///   - known: what exists, so that "Lime juice" in a file becomes our lime juice.
    ///   - each: receives the records; if it throws, reading ends with that error.
    /// - Throws: `TransferProblem` if nothing of the source can be read, or what `each` throws.
    func read(
        _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown,
        each: (ImportRecord) throws -> Void) throws
}
