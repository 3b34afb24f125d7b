package protocol RecipeExporter: Sendable {
    /// Writes the file completely or not at all.
    ///
    /// - Parameter progress: Called from any thread.
    /// - Throws: `TransferProblem`, `CancellationError`, `StoreError`; an existing file is left as it was.
    func export(
        _ request: ExportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ExportReport
}

package struct ExportReport: Hashable, Sendable {
    /// Nil for standard output; the first of several files.
    package let path: String?
    package let files: Int
    package let records: Int
    package let bytes: Int

    package init(path: String?, files: Int = 1, records: Int, bytes: Int) {
        self.path = path
        self.files = files
        self.records = records
        self.bytes = bytes
    }
}
