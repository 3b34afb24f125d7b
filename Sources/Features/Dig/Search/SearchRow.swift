import Domain
import FeatureKit
import Terminal

enum SearchTarget: Hashable, Sendable {
    case word(String)
    case character(DugState)
    case place(Place)
    case query(String)
    case entry(OnlineEntry)
    /// Loads more of a catalogue, or retries a failed request.
    case more(OnlineProvider)
    /// Chooses an online catalogue to switch on and searches it.
    case switchOn
    case heading

    /// The place whose page is shown beside the results; nil for none.
    var page: Place? {
        switch self {
        case .character(let state): .character(state.id)
        case .place(let place): place
        case .word, .query, .entry, .more, .switchOn, .heading: nil
        }
    }
}

struct SearchRow: Hashable, Sendable {
    let target: SearchTarget
    let title: String
    let remark: String
    let detail: String

    init(_ target: SearchTarget, title: String, remark: String = "", detail: String = "") {
        self.target = target
        self.title = title
        self.remark = remark
        self.detail = detail
    }

    /// `age` is that of the members; empty for current ones.
    init(_ hit: SearchHit, age: String = "", _ strings: Strings) {
        let language = strings.language
        func kind(_ name: String) -> String { strings["search.kind.\(name)"] }
        switch hit {
        case .work(let work):
            self.init(
                .place(.work(work.id)), title: work.work.title[language],
                remark: [work.work.yearText, strings["work.kind.\(work.work.kind.rawValue)"]]
                    .filter { !$0.isEmpty }.joined(separator: " · "),
                detail: work.progress.text(strings))
        case .character(let character):
            let row = CharacterRow(character, strings)
            self.init(.character(row.character), title: row.name, remark: row.work, detail: row.detail)
        case .someone(let work):
            self.init(
                .place(.work(work.id)), title: strings("type.someone", work.titled(language)),
                detail: strings["type.masked"])
        case .drink(let drink):
            self.init(
                .place(.drink(drink.id)), title: drink.name[language], remark: drink.name.other(than: language),
                detail: kind("drink"))
        case .ingredient(let id, let name):
            self.init(
                .place(.ingredient(id)), title: name[language], remark: name.other(than: language),
                detail: kind("ingredient"))
        case .member(let member):
            self.init(
                .place(.member(member.id)), title: member.nickname, remark: member.type?.text ?? "",
                detail: [kind("member"), age].filter { !$0.isEmpty }.joined(separator: " · "))
        }
    }

    /// The hits, under a heading if they are only similar, then suggestions and recent searches under theirs.
    static func rows(of found: SearchFindings, _ strings: Strings) -> [SearchRow] {
        let suggestions = found.filter.isEmpty ? "search.suggestions" : "search.suggestions-filtered"
        let hits = found.answer.hits.map { SearchRow($0, age: found.age, strings) }
        return (found.answer.isSure ? hits : section(strings["search.similar"], hits))
            + section(strings[suggestions], found.suggested.map { SearchRow(.work($0), strings) })
            + section(strings["search.recent-words"], found.recents.words.map { SearchRow(.word($0), title: $0) })
            + section(strings["search.recent-online"], found.queries.map { SearchRow(.query($0), title: $0) })
            + section(
                strings["search.recent-characters"], found.recents.characters.map { SearchRow(.character($0), strings) }
            )
    }

    private static func section(_ title: String, _ rows: [SearchRow]) -> [SearchRow] {
        rows.isEmpty ? [] : [SearchRow(.heading, title: title)] + rows
    }
}

extension SearchRow {
    @MainActor
    func draw(query: String, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let metrics = canvas.metrics
        let theme = context.theme
        if target == .heading {
            canvas.put(metrics.truncated(title, to: rect.width), x: rect.x, y: rect.y, style: theme[.heading])
            return
        }
        var rect = rect
        if case .character(let character) = target {
            let sign = character.isDug ? context.glyphs.check : context.glyphs.unknown
            rect = canvas.put(sign: sign, in: rect, style: theme[character.isDug ? .good : .muted])
        }
        let detail = metrics.truncated(detail, to: max(0, rect.width / 3))
        let right = rect.maxX - metrics.width(of: detail) - 2
        let end = FoundText.draw(
            title, query: query, into: &canvas, x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: max(8, right - rect.x - 2), context: context)
        canvas.put(metrics.truncated(remark, to: right - end - 2), x: end + 2, y: rect.y, style: theme[.muted])
        canvas.put(detail, x: rect.maxX - metrics.width(of: detail) - 1, y: rect.y, style: theme[.muted])
    }
}
