/// Exports recipes and personal data to files.
public protocol RecipeExporter: Sendable {
    /// Writes the file completely or not at all.
    ///
    /// - Parameter progress: called from any thread.
    /// - Throws: `TransferProblem`, `CancellationError`, `StoreError`; the file is left as it was.
    func export(
        _ request: ExportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ExportReport
}
