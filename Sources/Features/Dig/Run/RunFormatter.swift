import Domain
import FeatureKit

struct RunFormatter {
    let strings: Strings

    private var language: Language { strings.language }

    /// The question, and the whole cast with the votes so far; `place` counts from 0.
    func question(
        about character: CharacterSummary, _ picker: MBTIPicker, place: Int, of count: Int, in reading: RunReading
    ) -> [PageBlock<RunTarget>] {
        let given = reading.results[character.id]?.mine
        let facts = [
            character.work.titled(language), character.isLead ? strings["character.lead"] : nil,
            strings("run.place", String(place + 1), String(count)),
        ]
        let axes = MBTIAxis.allCases.map { axis in
            PageBlock.chips(
                [axis.first, axis.second].map { letter in
                    PageChip(
                        RunTarget.letter(letter), mark: picker.letter(on: axis) == letter ? .check : .circle,
                        title: "\(letter) \(strings["mbti.letter.\(letter)"])")
                })
        }
        return [
            .gap, .title(character.name[language], other: character.name.other(than: language)),
            .text(facts.compactMap(\.self).joined(separator: " · "), .muted), .gap,
            .text("\(strings["dig.question"])  \(picker.text)"),
        ] + axes + [
            .gap, .text(given.map { strings("run.given", $0.text) } ?? strings["run.hint"], .muted),
            .gap, .heading(strings["work.cast"]), table(rows(reading)),
        ]
    }

    /// The card at the end: the characters the member has dug, with the editor's types.
    func card(_ reading: RunReading) -> [PageBlock<RunTarget>] {
        let title = PageBlock<RunTarget>.title(strings("run.card", reading.work.titled(language)))
        let ways = PageBlock.chips([PageChip(RunTarget.work(reading.work.id), title: strings["run.work"])])
        let rows = rows(reading).filter { $0.mine != nil }
        guard !rows.isEmpty else { return [.gap, title, .text(strings["run.nobody"], .muted), .gap, ways] }
        return [.gap, title, table(rows)] + [sum(rows)].compactMap(\.self).map { .text($0) } + [.gap, ways]
    }

    private func table(_ rows: [Row]) -> PageBlock<RunTarget> {
        .table(
            PageTable(
                header: [strings["run.who"], strings["run.mine"], strings["run.editor"], strings["run.letters"]],
                rows: rows.map { row in
                    [
                        row.name, row.mine?.text ?? "-", row.editor?.text ?? "-",
                        row.shared.map { "\($0)/\(MBTIAxis.allCases.count)" } ?? "-",
                    ]
                }))
    }

    /// The card as lines to paste elsewhere; empty if nobody is dug.
    func text(_ reading: RunReading) -> String {
        let rows = rows(reading).filter { $0.mine != nil }
        guard !rows.isEmpty else { return "" }
        let lines = rows.map { row in
            let editor = row.editor.map { " · \(strings["run.editor"]) \($0.text)" } ?? ""
            return "\(row.name): \(row.mine?.text ?? "")\(editor)"
        }
        return ([strings("run.card", reading.work.titled(language))] + lines + [sum(rows)].compactMap(\.self))
            .joined(separator: "\n") + "\n"
    }

    private struct Row {
        let name: String
        /// Nil before the vote.
        let mine: MBTI?
        let editor: MBTI?

        var shared: Int? { mine.flatMap { mine in editor.map { mine.sharedLetters(with: $0) } } }
    }

    private func rows(_ reading: RunReading) -> [Row] {
        reading.cast.map { character in
            let result = reading.results[character.id]
            return Row(name: character.name[language], mine: result?.mine, editor: result?.editor)
        }
    }

    private func sum(_ rows: [Row]) -> String? {
        let shared = rows.compactMap(\.shared)
        guard !shared.isEmpty else { return nil }
        return strings("run.sum", String(shared.reduce(0, +)), String(shared.count * MBTIAxis.allCases.count))
    }
}

struct RunReading: Sendable {
    let work: WorkReference
    /// The cast, leads first.
    let cast: [CharacterSummary]
    let results: [Identifier<WorkCharacter>: VoteResult]
}

struct RunReader: Sendable {
    private static let largestCast = 60

    let works: any WorkRepository
    let votes: any VoteRepository
    let viewer: @MainActor @Sendable () -> Viewer

    /// Throws `NotFound` for an unknown work.
    func read(_ id: Identifier<Work>) async throws -> RunReading {
        let viewer = await viewer()
        guard let page = try await works.page(of: id, for: viewer) else { throw NotFound(id: id.rawValue) }
        let cast = try await works.cast(of: id, for: viewer, after: nil, limit: Self.largestCast).rows
        var results: [Identifier<WorkCharacter>: VoteResult] = [:]
        for character in cast where character.isDug {
            results[character.id] = try await votes.result(of: character.id, for: viewer)?.result
        }
        return RunReading(work: page.reference, cast: cast, results: results)
    }
}
