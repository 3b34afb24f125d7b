/// Exports recipes and personal data to files.
package protocol RecipeExporter: Sendable {
    /// Writes the file completely or not at all.
    ///
    /// - Parameter progress: called from any thread.
    /// - Throws: `TransferProblem`, `CancellationError`, `StoreError`; the file is left as it was.
    func export(
        _ request: ExportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ExportReport
}

/// The result of an export.
package struct ExportReport: Hashable, Sendable {
    /// Nil for standard output; the first of them where there are several files.
    package let path: String?
    /// How many files were written.
    package let files: Int
    /// The number of recipes, ingredients and other records written.
    package let records: Int
    /// The number of bytes written.
    package let bytes: Int

    package init(path: String?, files: Int = 1, records: Int, bytes: Int) {
        self.path = path
        self.files = files
        self.records = records
        self.bytes = bytes
    }
}
