import Domain
import FeatureKit

struct DiaryReviewFormatter {
    let strings: Strings

    /// What would be imported as decided, and what could not be read. The report is of a preview with these decisions;
    /// `unsure` are the works that the file left open.
    func summary(_ report: ImportReport, of unsure: [UnsureWork], _ decisions: WorkDecisions) -> [String] {
        let undecided = unsure.filter { decisions.chosen[$0.id] == nil }
        let leftOut = undecided + unsure.filter { decisions.chosen[$0.id] == .leaveOut }
        let sections = [DiaryOutcome.watched, DiaryOutcome.wishes].compactMap { section in
            report.personal[section].map { tally in
                let present = max(0, tally.skipped - waiting(section, leftOut))
                return "\(strings["transfer.section.\(section)"]): "
                    + strings("transfer.review.tally", String(tally.imported + tally.updated), String(present))
            }
        }
        let others = [DiaryOutcome.likes, DiaryOutcome.lists].compactMap { section in
            report.personal[section].flatMap { $0.imported > 0 ? $0.imported : nil }.map {
                "\(TransferText.section(section, strings)): \(strings("transfer.review.new", String($0)))"
            }
        }
        let works = strings(
            "transfer.review.works", String(report.diary?.matched ?? 0), String(unsure.count), String(undecided.count))
        let failed = report.failures.first.map {
            strings.counted(
                "transfer.review.failed", report.recipes.failed, TransferText.failure($0, strings))
        }
        return [sections.joined(separator: " · "), others.joined(separator: " · "), works, failed ?? ""]
            .filter { !$0.isEmpty }
    }

    /// Returns the number of entries in a section that wait for these works.
    private func waiting(_ section: String, _ works: [UnsureWork]) -> Int {
        works.reduce(0) { sum, work in
            sum + (section == DiaryOutcome.watched ? work.watchings : work.isWished ? 1 : 0)
        }
    }

    func row(_ work: UnsureWork, _ decision: WorkDecisions.Decision?, chosen: String?) -> DiaryReviewRow {
        DiaryReviewRow(
            title: title(work), text: decision.map { text($0, chosen) } ?? reason(work), isDecided: decision != nil,
            hasCandidate: !work.candidates.isEmpty)
    }

    func title(_ work: UnsureWork) -> String {
        work.clue.year.map { "\(work.clue.title) (\($0))" } ?? work.clue.title
    }

    /// The options for a work; each id is a candidate's or one of `Option`.
    func options(_ work: UnsureWork) -> [FormOption] {
        work.candidates.map {
            FormOption($0.id.rawValue, title: strings("transfer.review.is", $0.titled(strings.language)))
        } + Option.allCases.map { FormOption($0.rawValue, title: strings["transfer.review\($0.rawValue)"]) }
    }

    /// The ID of the option that a decision chose; empty before one.
    func selected(_ decision: WorkDecisions.Decision?, of work: UnsureWork) -> String {
        switch decision {
        case .work(let id): work.candidates.contains { $0.id == id } ? id.rawValue : Option.other.rawValue
        case .create: Option.create.rawValue
        case .leaveOut: Option.leaveOut.rawValue
        case nil: ""
        }
    }

    /// Asks for the year of a work whose file gives none; it may stay unknown.
    func yearPrompt(of work: UnsureWork, onDone: @escaping @MainActor (Int) -> Void) -> NamePrompt {
        func year(_ text: String) -> Int? { Int(text).flatMap { Work.years.contains($0) ? $0 : nil } }
        let flaw = strings("transfer.review.no-year", String(Work.years.lowerBound), String(Work.years.upperBound))
        return NamePrompt(
            route: "settings/data/import/year", title: title(work), label: strings["transfer.review.year"], text: "",
            limit: 4, isOptional: true, flaw: { year($0) == nil ? flaw : nil }
        ) { onDone(year($0) ?? Work.unknownYear) }
    }

    /// The options besides candidates; the dot keeps them apart from work ids.
    enum Option: String, CaseIterable {
        case other = ".other"
        case create = ".create"
        case leaveOut = ".leave-out"
    }

    private func reason(_ work: UnsureWork) -> String {
        let reason = strings["transfer.unsure.\(work.reason.rawValue)"]
        guard let first = work.candidates.first else { return reason }
        return strings("transfer.review.perhaps", reason, first.titled(strings.language))
    }

    private func text(_ decision: WorkDecisions.Decision, _ chosen: String?) -> String {
        switch decision {
        case .work(let id):
            strings("transfer.review.is", chosen ?? id.rawValue)
        case .create(Work.unknownYear): strings["transfer.review.own-undated"]
        case .create(let year): strings("transfer.review.own", String(year))
        case .leaveOut: strings["transfer.review.left-out"]
        }
    }
}
