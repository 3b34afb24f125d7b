import Domain
import FeatureKit

struct OnlineRows {
    let strings: Strings
    let now: Int64
    var kind: WorkKind?

    func rows(of state: OnlineSections.State) -> [SearchRow] {
        state.lists.filter { $0.phase != .idle && (kind == nil || !$0.provider.isOfDrinks) }
            .flatMap { rows(of: $0, state) }
    }

    /// A heading and the entries, or a single row with the reason for none, or one that loads more.
    private func rows(of list: OnlineList, _ state: OnlineSections.State) -> [SearchRow] {
        let entries = list.entries.filter { kind == nil || $0.kind == kind.map(OnlineKind.init) }
        if entries.isEmpty, list.phase == .loaded, list.problem == nil, list.nextPage != nil {
            return [SearchRow(.more(list.provider), title: strings("search.online.more", list.provider.name))]
        }
        guard !entries.isEmpty else {
            return [SearchRow(.more(list.provider), title: list.provider.name, remark: reason(list))]
        }
        var rows = [SearchRow(.heading, title: heading(list))]
        rows += entries.map { row($0, state) }
        if list.phase == .loadingMore {
            rows.append(SearchRow(.more(list.provider), title: strings["search.online.loading-more"]))
        } else if let problem = list.problem, !problem.isOffline || list.answeredAt == nil {
            rows.append(SearchRow(.more(list.provider), title: strings["search.online.again"], remark: text(problem)))
        } else if list.problem != nil {
            rows.append(SearchRow(.more(list.provider), title: strings["search.online.again"]))
        }
        return rows
    }

    private func heading(_ list: OnlineList) -> String {
        let name = list.provider.name
        guard let answeredAt = list.answeredAt else { return name }
        let age = AgeText.short(max(60, now - answeredAt), strings)
        guard let problem = list.problem else { return strings("search.online.refreshing", name, age) }
        return strings(problem.isOffline ? "search.online.offline" : "search.online.stale", name, age)
    }

    private func reason(_ list: OnlineList) -> String {
        if let problem = list.problem { return strings("search.online.failed", text(problem)) }
        let isEmpty = list.phase == .empty || list.phase == .loaded
        if isEmpty, let kind, !list.entries.isEmpty {
            return strings("search.online.hidden", strings["work.kind.\(kind.rawValue)"])
        }
        return strings[isEmpty ? "search.online.empty" : "search.online.loading"]
    }

    private func text(_ problem: OnlineProblem) -> String { OnlineText.problem(problem, now: now, strings) }

    private func row(_ entry: OnlineEntry, _ state: OnlineSections.State) -> SearchRow {
        let language = strings.language
        var remarks = entry.year.map { [String($0)] } ?? []
        remarks.append(strings[entry.kind == .drink ? "search.kind.drink" : "work.kind.\(entry.kind.rawValue)"])
        let other = entry.title.other(than: language)
        if let other = other.isEmpty ? entry.originalTitle : other { remarks.append(other) }
        let detail =
            state.keeping == entry.id
            ? "search.online.keeping" : state.kept[entry.id] == nil ? nil : "search.online.kept"
        return SearchRow(
            .entry(entry), title: entry.title[language], remark: remarks.joined(separator: " · "),
            detail: detail.map { strings[$0] } ?? "")
    }
}
