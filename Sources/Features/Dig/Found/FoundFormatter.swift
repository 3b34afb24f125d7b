import Domain
import FeatureKit

struct FoundFormatter {
    let strings: Strings

    private var language: Language { strings.language }

    func blocks(_ item: FoundItem) -> [PageBlock<FoundTarget>] {
        let source = item.id.provider?.name ?? item.id.source
        let foot: [PageBlock<FoundTarget>] = [
            .gap, .chips([PageChip(.keep, mark: .circle, title: strings["found.keep"])]), .gap,
            .text(strings("found.note", source), .muted), .text(strings("found.titles", source), .muted),
        ]
        switch item.contents {
        case .work(let work): return head(work.record.work) + cast(work.record.cast) + foot
        case .drink(let preview, _, _): return drink(preview) + foot
        }
    }

    private func head(_ work: Work) -> [PageBlock<FoundTarget>] {
        let year = "\(work.title[language]) (\(work.year))"
        var facts = [strings["work.kind.\(work.kind.rawValue)"]]
        if let director = work.director { facts.append(strings("work.director", director[language])) }
        let synopsis = work.synopsis[language]
        return [
            .title(year, other: work.originalTitle ?? work.title.other(than: language)),
            .text(facts.joined(separator: " · "), .muted),
        ] + (synopsis.isEmpty ? [] : [.gap, .text(synopsis)])
    }

    /// Lists the whole cast, the members' reason to save a work.
    private func cast(_ cast: [WorkCharacter]) -> [PageBlock<FoundTarget>] {
        guard !cast.isEmpty else { return [.gap, .text(strings["found.no-cast"], .warning)] }
        return [.gap, .heading(strings.counted("found.cast", cast.count))]
            + cast.map { character in
                let other = character.name.other(than: language)
                let parts = [
                    character.name[language], other, character.isLead ? strings["found.lead"] : "",
                ].filter { !$0.isEmpty }
                return .text(parts.joined(separator: " · "))
            }
    }

    private func drink(_ preview: RecipePreview) -> [PageBlock<FoundTarget>] {
        let drink = preview.drink
        let amounts = AmountFormatter(strings: strings, volume: nil)
        let lines: [PageFact] = drink.lines.map { line in
            PageFact(
                amounts.text(line), preview.names[line.ingredient]?[language] ?? line.ingredient.rawValue)
        }
        let steps = drink.steps.enumerated().map { "\($0.offset + 1)  \($0.element[language])" }
        return [
            .title(drink.name[language], other: drink.name.other(than: language)), .gap, .facts(lines), .gap,
        ] + steps.map { .text($0) }
    }
}
