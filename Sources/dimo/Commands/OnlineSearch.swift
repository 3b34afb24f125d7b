import DimoApp
import Domain
import FeatureKit

/// The results of the online catalogues, as `dimo search --online` prints them.
struct OnlineSearch {
    private struct Answer {
        let page: OnlinePage
        /// The time of a stored answer; nil for a new one.
        let answeredAt: Int64?
    }

    let store: CommandStore
    /// Nil for every enabled catalogue.
    let provider: OnlineProvider?
    let page: Int

    /// Searches each catalogue independently. Errors go to stderr; the command fails only if all catalogues do.
    @MainActor
    func run(_ text: String, limit: Int, isJSON: Bool) async throws {
        let providers = try await chosen()
        var lines: [(entry: OnlineEntry, answeredAt: Int64?)] = []
        var problems: [String] = []
        try await store.container.withNetwork {
            for provider in providers {
                let query = OnlineQuery(provider, text, page: page, language: store.strings.language)
                do {
                    let answer = try await answer(to: query)
                    lines += answer.page.entries.prefix(limit).map { ($0, answer.answeredAt) }
                } catch {
                    let problem = (error as? OnlineProblem).map {
                        OnlineText.problem($0, now: store.clock.now(), store.strings)
                    }
                    problems.append("\(provider.name): \(problem ?? store.describe(error))")
                }
            }
        }
        if problems.count == providers.count { throw CommandFailure(problems.joined(separator: "\n")) }
        for problem in problems { Shell.complain(problem) }
        let kept = try await store.online.keep.targets(of: lines.map(\.entry))
        if isJSON {
            let rows = lines.map { json($0.entry, $0.answeredAt, kept[$0.entry.id]) }
            return Shell.print(JSONValue.array(rows).document)
        }
        Shell.print(TextTable(lines.map { row($0.entry, kept[$0.entry.id]) }).text())
    }

    private func chosen() async throws -> [OnlineProvider] {
        let all = await store.online.search.providers()
        if let provider {
            guard all.contains(provider) else {
                throw CommandFailure(store.describe(OnlineProblem.notEnabled(provider)))
            }
            return [provider]
        }
        guard !all.isEmpty else { throw CommandFailure(store.strings["shell.search.no-catalogue"]) }
        return all
    }

    /// Uses a fresh stored answer without a request. Without a connection, returns the stored one and prints its age.
    private func answer(to query: OnlineQuery) async throws -> Answer {
        let search = store.online.search
        let known = await search.known(query)
        if let known, search.isFresh(known, of: query) { return Answer(page: known.page, answeredAt: known.fetchedAt) }
        do {
            return Answer(page: try await search.fresh(query, for: store.profile), answeredAt: nil)
        } catch let problem as OnlineProblem where problem.isOffline {
            guard let known else { throw problem }
            let age = AgeText.short(max(60, store.clock.now() - known.fetchedAt), store.strings)
            Shell.complain(store.strings("search.online.offline", query.provider.name, age))
            return Answer(page: known.page, answeredAt: known.fetchedAt)
        }
    }

    private func kept(_ target: KeptTarget?) -> String? {
        switch target {
        case .work(let id): id.rawValue
        case .drink(let id): id.rawValue
        case nil: nil
        }
    }

    private func row(_ entry: OnlineEntry, _ target: KeptTarget?) -> [String] {
        let strings = store.strings
        return [
            strings[entry.kind == .drink ? "search.kind.drink" : "work.kind.\(entry.kind.rawValue)"],
            entry.id.description, entry.title[strings.language], entry.year.map(String.init) ?? "",
            kept(target) ?? "",
        ]
    }

    private func json(_ entry: OnlineEntry, _ answeredAt: Int64?, _ target: KeptTarget?) -> JSONValue {
        .object([
            "kind": entry.kind.rawValue, "id": entry.id.description, "name_en": entry.title.english,
            "name_ko": entry.title.korean, "name_original": entry.originalTitle, "year": entry.year,
            "kept": kept(target), "age_s": answeredAt.map { Int(max(0, store.clock.now() - $0)) } ?? 0,
        ])
    }
}
