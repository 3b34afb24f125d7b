import Domain
import FeatureKit

struct WorkPageFormatter {
    let strings: Strings
    let moments: TimestampText

    private var language: Language { strings.language }
    private var visibilities: VisibilityText { VisibilityText(strings: strings) }

    func state(_ contents: WorkPageContents) -> WorkPageState {
        WorkPageState(
            title: contents.page.work.title[language], blocks: blocks(contents), isOwn: contents.page.isOwn,
            canComplete: contents.page.canComplete, hasCast: contents.page.progress.all > 0,
            plainText: plainText(contents))
    }

    /// The title in the other language and the original one, without repetitions.
    private func others(of work: Work) -> String {
        let other = work.title.other(than: language)
        return [other, work.originalTitle ?? ""].filter { !$0.isEmpty && $0 != work.title[language] }
            .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: " · ")
    }

    func glance(_ contents: WorkPageContents) -> [PageBlock<WorkTarget>] {
        let people = cast(contents).filter { block in
            if case .row(let row) = block, case .character = row.target { true } else { block.targets.isEmpty }
        }
        return head(contents.page) + people + mood(contents)
    }

    private func title(of work: Work) -> String { work.titled(language) }

    private func blocks(_ contents: WorkPageContents) -> [PageBlock<WorkTarget>] {
        head(contents.page) + marks(contents.page) + lists(contents) + cast(contents) + watched(contents)
            + mood(contents)
    }

    private func head(_ page: WorkPage) -> [PageBlock<WorkTarget>] {
        let work = page.work
        var blocks: [PageBlock<WorkTarget>] = [
            .title(title(of: work), other: others(of: work)),
            .text(facts(page), .muted),
        ]
        if page.isGone { blocks.append(.text(strings["work.gone"], .warning)) }
        blocks += page.parts.map { .text(strings("work.part", $0[language]), .muted) }
        if let source = page.source {
            let address = source.id.pageAddress
            blocks.append(address.map { .source(kept(source), address: $0) } ?? .text(kept(source), .muted))
            // A work that only met its entry there keeps its own titles.
            if work.id.rawValue == source.id.local { blocks.append(.text(titles(source), .muted)) }
        }
        let synopsis = work.synopsis[language]
        return blocks + (synopsis.isEmpty ? [.gap] : [.gap, .text(synopsis), .gap])
    }

    private func kept(_ source: KeptSource) -> String {
        let name = source.id.provider?.name ?? source.id.source
        return strings(
            source.isOutdated(at: moments.now) ? "work.kept.outdated" : "work.kept", name, moments.day(source.keptAt))
    }

    private func titles(_ source: KeptSource) -> String {
        strings("work.kept.titles", source.id.provider?.name ?? source.id.source)
    }

    private func facts(_ page: WorkPage) -> String {
        let work = page.work
        var parts = [strings["work.kind.\(work.kind.rawValue)"]]
        if !page.genres.isEmpty { parts.append(page.genres.map { $0.name[language] }.joined(separator: ", ")) }
        parts += work.director.map { [strings(work.kind.isSeries ? "work.by" : "work.director", $0[language])] } ?? []
        if let rating = work.ageRating {
            parts.append(
                Int(rating) == nil ? strings["work.rating.all"] : strings("work.rating.from", rating))
        }
        return parts.joined(separator: " · ")
    }

    private func marks(_ page: WorkPage) -> [PageBlock<WorkTarget>] {
        let marks = page.marks
        let watched = page.watchedCount
        return [
            .chips([
                PageChip(
                    .wish, mark: marks.isWished ? .check : .circle,
                    title: strings[marks.isWished ? "work.wished" : "work.wish"]),
                PageChip(
                    .thumb, mark: marks.thumb == nil ? .circle : .check, title: thumb(marks.thumb)),
                PageChip(
                    .watch, mark: watched == 0 ? .circle : .check,
                    title: watched == 0 ? strings["work.watch"] : strings.counted("work.watched-times", watched)),
            ]),
            .gap,
        ]
    }

    private func lists(_ contents: WorkPageContents) -> [PageBlock<WorkTarget>] {
        guard !contents.lists.isEmpty else { return [] }
        return [.text(strings("work.lists", contents.lists.joined(separator: ", ")), .muted), .gap]
    }

    private func thumb(_ thumb: Thumb?) -> String {
        switch thumb {
        case .like: strings["work.thumb.like"]
        case .dislike: strings["work.thumb.dislike"]
        case nil: strings["work.thumb"]
        }
    }

    private func cast(_ contents: WorkPageContents) -> [PageBlock<WorkTarget>] {
        let progress = contents.page.progress.text(strings)
        var blocks: [PageBlock<WorkTarget>] = [.heading(strings["work.cast"], remark: progress)]
        if let type = contents.memberType, let match = Compatibility(of: type, cast: contents.cast) {
            blocks.append(.text(compatibility(match), .muted))
        }
        blocks += contents.cast.map { character in
            .row(
                PageRow(
                    .character(character.id), mark: mark(character), title: character.name[language],
                    remark: visibilities.short(character.visibility),
                    detail: character.isLead ? strings["work.lead"] : ""))
        }
        if contents.hasMoreCast {
            blocks.append(.row(PageRow(.moreCast, mark: .blank, title: strings["work.more-cast"])))
        }
        if contents.page.canComplete, contents.cast.isEmpty {
            blocks.append(.row(PageRow(.complete, mark: .blank, title: strings["work.complete"])))
        }
        blocks.append(.row(PageRow(.request, mark: .blank, title: strings["work.missing-character"])))
        return blocks + [.gap]
    }

    private func compatibility(_ match: Compatibility) -> String {
        let percent = String(match.percent)
        return match.characters == 1
            ? strings("work.compatibility-one", percent)
            : strings("work.compatibility", percent, String(match.characters))
    }

    private func mark(_ character: CharacterSummary) -> PageMark {
        if character.isDug { return .check }
        return character.visibility.isMasked ? .unknown : .circle
    }

    private func watched(_ contents: WorkPageContents) -> [PageBlock<WorkTarget>] {
        guard !contents.watched.isEmpty else { return [] }
        let rows = contents.watched.map { entry -> PageRow<WorkTarget> in
            let watching = entry.watching
            var remarks = watching.isRewatch ? [strings["watched.again"]] : []
            if let rating = watching.rating { remarks.append("★ \(NumberText.short(rating.stars))") }
            remarks += watching.tags.map { "#\($0)" }
            if let drink = watching.drink {
                remarks.append(strings("work.watched-with", contents.drinks[drink]?[language] ?? drink.rawValue))
            }
            return PageRow(
                .watched(entry.id), title: moments.shown(watching.date),
                remark: remarks.joined(separator: " · "), body: watching.note ?? "", bodyLines: 3)
        }
        let count = contents.hasMoreWatched ? Int.max : rows.count
        let more = PageRow(WorkTarget.moreWatched, title: strings["work.watched-more"])
        return [.heading(strings["work.watched"])]
            + PageRow.list(rows, always: contents.leastWatched, of: count, more: more) + [.gap]
    }

    private func mood(_ contents: WorkPageContents) -> [PageBlock<WorkTarget>] {
        let mood = contents.page.mood
        let header: [PageBlock<WorkTarget>] = [.heading(strings["work.who"], remark: contents.age)]
        guard !mood.types.isEmpty else { return header + [.text(strings["work.who.nobody"], .muted)] }
        let rows = mood.types.map { type in
            [
                type.type?.text ?? strings["work.who.no-type"], String(type.wishes), String(type.likes),
                String(type.dislikes),
            ]
        }
        return header + [
            .table(
                PageTable(
                    header: ["type", "wished", "liked", "disliked"].map { strings["work.who.\($0)"] },
                    rows: rows))
        ]
    }

    /// The facts and the cast as text; masked types stay masked.
    private func plainText(_ contents: WorkPageContents) -> String {
        let cast = contents.cast.map { character in
            [character.name[language], visibilities.short(character.visibility)].filter { !$0.isEmpty }.joined(
                separator: "  ")
        }
        return
            ([title(of: contents.page.work), facts(contents.page), contents.page.work.synopsis[language], ""] + cast)
            .joined(separator: "\n") + "\n"
    }
}

struct WorkPageState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    var blocks: [PageBlock<WorkTarget>] = []
    /// Whether the member wrote it and may change it.
    var isOwn = false
    /// Whether an online catalogue may fill it.
    var canComplete = false
    var hasCast = false
    var plainText = ""
}

enum WorkTarget: Hashable, Sendable {
    case wish
    case thumb
    case watch
    case run
    case watched(Identifier<WatchedEntry>)
    case moreCast
    case moreWatched
    case character(Identifier<WorkCharacter>)
    case request
    case complete
}
