import Foundation

extension CommunityOperator {
    /// Replaces a store that nobody serves with a backup, migrates it, and marks it as a restored copy.
    ///
    /// - Parameter name: The operator, for the audit.
    /// - Returns: The name under which the previous store is kept; nil if there was none.
    /// - Throws: `StoreProblem`; the store is then unchanged.
    package static func restore(_ copy: String, to store: String, name: String) async throws -> String? {
        try await restore(copy, to: store, name: name, clock: SystemClock())
    }

    static func restore(
        _ copy: String, to store: String, name: String, clock: any ServerClock
    ) async throws -> String? {
        guard PostgresAddress(store) == nil else { throw StoreProblem.noFile }
        let kept = "\(store).before-\(stamp(clock.now()))"
        let isReplacing = try await StoreReplacement(path: store).replace(by: copy, keptAs: kept) { database in
            let schema = SchemaMigrator(database: database)
            guard try await schema.version() > 0 else { throw StoreProblem.foreign(path: copy) }
            try await schema.migrate()
            _ = try await CommunityOperator(database: database, clock: clock, name: name).restored(from: copy)
        }
        return isReplacing ? kept : nil
    }

    /// Formats a time for a file name, such as `20261124T014500.123Z`. No two restores share one.
    private static func stamp(_ now: Int64) -> String {
        Date(timeIntervalSince1970: TimeInterval(now) / 1_000).formatted(
            Date.ISO8601FormatStyle(
                dateSeparator: .omitted, timeSeparator: .omitted, includingFractionalSeconds: true))
    }
}
