import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

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
        case .work(let work): return head(work.record.work) + cast(work) + foot
        case .drink(let preview, _, _): return drink(preview) + foot
        }
    }

    private func head(_ work: Work) -> [PageBlock<FoundTarget>] {
        let year = work.titled(language)
        var facts = [strings["work.kind.\(work.kind.rawValue)"]]
        facts += work.director.map { [strings(work.kind.isSeries ? "work.by" : "work.director", $0[language])] } ?? []
        let synopsis = work.synopsis[language]
        return [
            .title(year, other: work.originalTitle ?? work.title.other(than: language)),
            .text(facts.joined(separator: " · "), .muted),
        ] + (synopsis.isEmpty ? [] : [.gap, .text(synopsis)])
    }

    /// Lists the whole cast, the members' reason to save a work.
    private func cast(_ work: OnlineWork) -> [PageBlock<FoundTarget>] {
        let cast = work.record.cast
        guard !cast.isEmpty else { return [.gap, .text(strings["found.no-cast"], .warning)] }
        return [.gap, .heading(strings.counted("found.cast", cast.count))]
            + cast.map { character in
                let other = character.name.other(than: language)
                let parts = [
                    character.name[language], other, character.isLead ? strings["found.lead"] : "",
                ].filter { !$0.isEmpty }
                return .text(parts.joined(separator: " · "))
            }
            + (work.hasMoreCast ? [.text(strings("found.more-cast", String(cast.count)), .muted)] : [])
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

enum FoundTarget: Hashable, Sendable {
    case keep
}

@MainActor
final class FoundScreen: PageScreen<FoundViewModel, FoundTarget> {
    private lazy var panel = PicturePanel(wanted: input.pictureWanted)

    override var loadingText: String { strings["search.online.loading"] }
    override var status: String { state?.isKeeping == true ? strings["search.online.keeping"] : "" }

    override var pageActions: [KeyAction] {
        [
            key(
                "search.keep", title: "action.search-keep", [Self.keepKey, .character("s")], hint: 1,
                isEnabled: state?.canKeep == true
            ) { $0.opened.send(.keep) }
        ]
    }

    private static let keepKey = Key.character("k")

    /// Other actions give up the key that saves the entry.
    override var actions: [KeyAction] {
        super.actions.map { action in
            action.id == "search.keep" ? action : action.keepingKeys { $0 != Self.keepKey }
        }
    }

    override func bind(_ output: FoundViewModel.Output, in host: any ScreenHost) {
        panel.bind(output.picture, in: host, bag: bag)
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        super.render(into: &canvas, in: panel.draw(into: &canvas, in: rect, context: context), context: context)
    }
}
