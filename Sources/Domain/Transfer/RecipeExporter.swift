/// Writes recipes and what a member keeps into files.
public protocol RecipeExporter: Sendable {
    /// Writes what is asked for. A file comes into its place whole, or not at all.
    ///
    /// - Parameter progress: told how far it is, from whatever thread the export works on.
    /// - Throws: `TransferProblem`, `CancellationError`, `StoreError`; the file is as it was then.
    func export(
        _ request: ExportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ExportReport
}
