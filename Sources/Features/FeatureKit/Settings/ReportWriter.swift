/// Writes reports into files; nothing is sent.
public protocol ReportWriter: Sendable {
    /// Writes a report that only its owner may read.
    ///
    /// - Returns: the file.
    /// - Throws: why it could not be written.
    func write(_ report: String) async throws -> String
}
