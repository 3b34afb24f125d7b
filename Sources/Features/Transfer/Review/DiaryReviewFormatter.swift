internal import Domain
internal import FeatureKit

/// Words for the works of a diary that could not be told for sure.
struct DiaryReviewFormatter {
    private let strings: Strings

    init(strings: Strings) {
        self.strings = strings
    }

    /// What would come in as it is decided now: watchings, wishes and works.
    func summary(_ report: ImportReport, undecided: Int) -> [String] {
        let sections = [DiaryOutcome.watched, DiaryOutcome.wishes].compactMap { section in
            report.personal[section].map { tally in
                "\(strings["transfer.section.\(section)"]): "
                    + strings("transfer.review.tally", String(tally.imported + tally.updated), String(tally.skipped))
            }
        }
        let works = strings(
            "transfer.review.works", String(report.diary?.matched ?? 0), String(report.diary?.unsure.count ?? 0),
            String(undecided))
        return [sections.joined(separator: " · "), works].filter { !$0.isEmpty }
    }

    func row(_ work: UnsureWork, _ decision: WorkDecisions.Decision?, chosen: String?) -> DiaryReviewRow {
        DiaryReviewRow(
            title: title(work), text: decision.map { text($0, chosen) } ?? reason(work), isDecided: decision != nil,
            hasCandidate: !work.candidates.isEmpty)
    }

    func title(_ work: UnsureWork) -> String {
        work.clue.year.map { "\(work.clue.title) (\($0))" } ?? work.clue.title
    }

    /// What can be decided about a work, each by an id: a candidate's, or one of `Option`.
    func options(_ work: UnsureWork) -> [FormOption] {
        work.candidates.map {
            FormOption($0.id.rawValue, title: strings("transfer.review.is", WorkText.titled($0, strings.language)))
        } + Option.allCases.map { FormOption($0.rawValue, title: strings["transfer.review\($0.rawValue)"]) }
    }

    /// What is no candidate; the dot makes it no work's id.
    enum Option: String, CaseIterable {
        case other = ".other"
        case create = ".create"
        case leaveOut = ".leave-out"
    }

    private func reason(_ work: UnsureWork) -> String {
        let reason = strings["transfer.unsure.\(work.reason.rawValue)"]
        guard let first = work.candidates.first else { return reason }
        return strings("transfer.review.perhaps", reason, WorkText.titled(first, strings.language))
    }

    private func text(_ decision: WorkDecisions.Decision, _ chosen: String?) -> String {
        switch decision {
        case .work(let id):
            strings("transfer.review.is", chosen ?? id.rawValue)
        case .create(let year): strings("transfer.review.own", String(year))
        case .leaveOut: strings["transfer.review.left-out"]
        }
    }
}
