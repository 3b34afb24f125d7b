internal import Domain

/// Words for what came of an import.
struct ImportReportFormatter {
    /// A line of the report.
    struct Row: Hashable {
        /// How it is meant.
        enum Kind: Hashable {
            /// A sum.
            case sum
            /// Something that failed.
            case failure
            /// Something that was understood in its own way.
            case warning
        }

        let kind: Kind
        let title: String
        let text: String
    }

    private let strings: Strings

    init(strings: Strings) {
        self.strings = strings
    }

    /// `12 read: 10 new …`, one line a kind, then everything that failed, then the remarks.
    func rows(_ report: ImportReport) -> [Row] {
        var rows = [Row(kind: .sum, title: strings["transfer.report.recipes"], text: words(report.recipes))]
        rows += report.personal.sorted { $0.key < $1.key }.map { section, tally in
            Row(kind: .sum, title: title(section), text: words(tally))
        }
        rows += report.failures.map { failure in
            Row(kind: .failure, title: "\(failure.place.file): \(failure.place.record)", text: failure.reason)
        }
        return rows + report.warnings.map { Row(kind: .warning, title: "", text: $0) }
    }

    private func title(_ section: String) -> String {
        let key = "transfer.section.\(section)"
        let text = strings[key]
        return text == key ? section : text
    }

    private func words(_ tally: ImportTally) -> String {
        strings(
            "transfer.report.tally", String(tally.read), String(tally.imported), String(tally.updated),
            String(tally.skipped), String(tally.failed))
    }
}
