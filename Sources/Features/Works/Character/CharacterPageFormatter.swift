import Domain
import FeatureKit

struct CharacterPageFormatter {
    let strings: Strings
    let moments: TimestampText

    private var language: Language { strings.language }
    private var visibilities: VisibilityText { VisibilityText(strings: strings) }

    func state(_ contents: CharacterPageContents) -> CharacterPageState {
        CharacterPageState(
            title: contents.character.name[language],
            votes: [strings.counted("character.votes", contents.character.votes), contents.age]
                .filter { !$0.isEmpty }.joined(separator: " · "),
            blocks: head(contents.character) + others(contents) + feed(contents), isDug: contents.character.isDug)
    }

    /// The short page beside a list: the work, the type if it may be seen, the other characters and the reviews.
    func glance(_ contents: CharacterPageContents) -> [PageBlock<CharacterTarget>] {
        let rest = (others(contents) + feed(contents)).filter { block in
            if case .chips(_, let chips) = block, case .order? = chips.first?.target { false } else { true }
        }
        return Array(head(contents.character).prefix { $0 != .gap }) + [.gap] + rest
    }

    private func head(_ character: CharacterSummary) -> [PageBlock<CharacterTarget>] {
        let work = character.work
        var blocks: [PageBlock<CharacterTarget>] = [
            .title(character.name[language], other: character.name.other(than: language)),
            .chips([PageChip(.work, title: work.titled(language))]),
        ]
        if character.isGone { blocks.append(.text(strings["work.gone"], .warning)) }
        var known = visibilities.long(character.visibility)
        if let mine = character.visibility.type?.mine { known += " · \(strings("character.mine", mine.text))" }
        blocks.append(.text(known, character.visibility.isMasked ? .muted : .text))
        return blocks + [
            .gap,
            .chips([
                PageChip(
                    .dig, mark: character.isDug ? .check : .circle,
                    title: strings[character.isDug ? "character.dig-again" : "character.dig"]),
                PageChip(.result, title: strings["character.result"]),
                PageChip(.write, title: strings["character.write"]),
            ]),
            .gap,
        ]
    }

    private func others(_ contents: CharacterPageContents) -> [PageBlock<CharacterTarget>] {
        guard !contents.others.isEmpty else { return [] }
        let chips = contents.others.map { other in
            let type = visibilities.short(other.visibility)
            return PageChip(
                CharacterTarget.other(other.id),
                mark: other.isDug ? .check : other.visibility.isMasked ? .unknown : .circle,
                title: type.isEmpty ? other.name[language] : "\(other.name[language]) \(type)")
        }
        return [
            .heading(strings("character.others", contents.character.work.title[language])), .chips(chips), .gap,
        ]
    }

    private func feed(_ contents: CharacterPageContents) -> [PageBlock<CharacterTarget>] {
        var blocks: [PageBlock<CharacterTarget>] = [
            .heading(
                strings["character.reviews"], remark: contents.reviewCount > 0 ? String(contents.reviewCount) : "")
        ]
        if contents.reviews.rows.isEmpty {
            blocks.append(.text(strings["character.no-reviews"], .muted))
        } else {
            blocks.append(
                .chips(
                    ReviewOrder.allCases.map {
                        PageChip(
                            .order($0), mark: $0 == contents.order ? .check : .circle,
                            title: strings["order.\($0.rawValue)"])
                    }))
        }
        let rows = ReviewRows(strings: strings, moments: moments)
        blocks += contents.reviews.rows.map { .row(rows.row($0, target: .review($0.id))) }
        if contents.reviews.next != nil { blocks.append(.row(PageRow(.more, title: strings["character.more"]))) }
        if contents.hasHidden {
            blocks += [.gap, .chips([PageChip(.hidden, title: strings["character.hidden-reviews"])])]
        }
        return blocks
    }
}

struct CharacterPageContents: Sendable {
    let character: CharacterSummary
    /// The other characters of the work, as many as a page shows.
    let others: [CharacterSummary]
    /// The number of reviews, including hidden ones.
    let reviewCount: Int
    let order: ReviewOrder
    var reviews: Page<Review>
    let hasHidden: Bool
    /// Age of the server's numbers; empty for local ones.
    let age: String
}

struct CharacterPageState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    /// The number of votes, and their age.
    var votes = ""
    var blocks: [PageBlock<CharacterTarget>] = []
    var isDug = false
}

enum CharacterTarget: Hashable, Sendable {
    case work
    case dig
    case result
    case write
    case order(ReviewOrder)
    case review(Identifier<Review>)
    case more
    case hidden
    case other(Identifier<WorkCharacter>)
}
