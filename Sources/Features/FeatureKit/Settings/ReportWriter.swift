/// Writes reports into files; nothing is sent.
package protocol ReportWriter: Sendable {
    /// Writes a report that only its owner may read.
    ///
    /// - Parameter kind: what the file is named for.
    /// - Returns: the file.
    /// - Throws: why it could not be written.
    func write(_ report: String, as kind: ReportKind) async throws -> String
}

/// What a written file holds.
package enum ReportKind: Sendable {
    /// What a member writes to the makers, with what the doctor found.
    case inquiry
    /// What a community's server has of a member, as JSON lines.
    case communityExport
}
