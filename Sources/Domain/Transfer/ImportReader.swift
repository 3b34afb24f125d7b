/// Reads files of this and other programs. Stores nothing.
package protocol ImportReader: Sendable {
    /// Reads a source record by record, so that only a few are in memory at a time.
    ///
    /// - Parameters:
    ///   - format: Nil to detect it from the content.
    ///   - known: The existing records, so that "Lime juice" in a file matches our lime juice.
    ///   - each: Receives the records; reading ends with any error it throws.
    /// - Throws: `TransferProblem` if nothing can be read, or what `each` throws.
    func read(
        _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown,
        each: (ImportRecord) throws -> Void) throws
}
