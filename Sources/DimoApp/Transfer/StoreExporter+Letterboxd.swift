import Domain
import Exchange
import Persistence

extension StoreExporter {
    /// Writes the watched log or the wishes in Letterboxd's import format, the oldest first.
    func writeLetterboxd(
        _ request: ExportRequest, progress: @Sendable (TransferProgress) -> Void
    ) async throws -> ExportReport {
        let record = try await dependencies.momentum(dependencies.profile)
        let ids = try await dependencies.externalIDs.externalIDs().mapValues { $0.map(\.description) }
        let isLog = request.subject == .watched
        let sink = try SplitSink(
            request, header: isLog ? LetterboxdText.header : LetterboxdText.wishHeader,
            limit: LetterboxdText.largestFile, output: dependencies.output)
        let rows =
            isLog
            ? log(record, ids) : record.wished.reversed().map { LetterboxdText.row($0.work, ids: ids[$0.id] ?? []) }
        for (count, row) in rows.enumerated() {
            if count.isMultiple(of: Self.page) {
                try Task.checkCancellation()
                progress(TransferProgress(done: count, total: rows.count, records: count))
            }
            try sink.write(row)
        }
        return try sink.finish()
    }

    private func log(_ record: MomentumRecord, _ ids: [Identifier<Work>: [String]]) -> [String] {
        var seen: Set<Identifier<Work>> = []
        return record.watched.reversed().map { entry in
            var day: LocalDay?
            if case .moment(let moment) = entry.watching.date { day = dependencies.time.day(of: moment) }
            let isLater = !seen.insert(entry.work.id).inserted && !entry.work.kind.isSeries
            return LetterboxdText.row(
                entry, on: day, isRewatch: isLater || entry.watching.isRewatch, ids: ids[entry.work.id] ?? [])
        }
    }
}
