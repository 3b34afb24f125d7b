import Foundation

extension CommunityOperator {
    /// Puts a backup in the place of a store that nobody serves, brings it to this version, and says that it is a restored
    /// copy.
    ///
    /// - Parameter name: who does it, for the audit.
    /// - Returns: under which name the store that was there is kept; nil where there was none.
    /// - Throws: `StoreProblem`; then the store is as it was.
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

    /// As it stands in the name of a file, such as `20261124T014500.123Z`: no two restores share it.
    private static func stamp(_ now: Int64) -> String {
        Date(timeIntervalSince1970: TimeInterval(now) / 1_000).formatted(
            Date.ISO8601FormatStyle(
                dateSeparator: .omitted, timeSeparator: .omitted, includingFractionalSeconds: true))
    }
}
