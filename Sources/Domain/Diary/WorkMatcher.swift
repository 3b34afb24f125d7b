/// Finds the work a diary means: by a known id, else by title and year.
package struct WorkMatcher: Sendable {
    package enum Match: Hashable, Sendable {
        case sure(WorkReference)
        /// The most likely candidate first.
        case unsure(UnsureWork.Reason, [WorkReference])
    }

    /// The allowed difference in years: a film's festival and its release may be a year apart.
    private static let nearYears = 1
    private static let mostCandidates = 9

    private var works: [KnownWork] = []
    private var byID: [String: Int] = [:]
    private var byTitle: [String: [Int]] = [:]

    package init(_ works: [KnownWork]) {
        self.works.reserveCapacity(works.count)
        for work in works { add(work) }
    }

    package mutating func add(_ known: KnownWork) {
        let place = works.count
        works.append(known)
        for id in known.ids { byID[id] = place }
        let titles = [known.work.title.english, known.work.title.korean] + known.otherTitles
        for title in Set(titles.map(WorkClue.folded)) where !title.isEmpty { byTitle[title, default: []].append(place) }
    }

    package func match(_ clue: WorkClue) -> Match {
        if let place = clue.ids.lazy.compactMap({ byID[$0] }).first { return .sure(works[place].work) }
        var places: [Int] = []
        for title in [clue.title] + clue.otherTitles {
            for place in byTitle[WorkClue.folded(title)] ?? [] where !places.contains(place) { places.append(place) }
        }
        let candidates = places.map { works[$0] }.filter { !Self.isOther($0, clue) }.map(\.work)
        if candidates.isEmpty { return .unsure(.unknown, []) }
        guard let year = clue.year else { return withoutYear(clue, candidates) }
        for distance in 0...Self.nearYears {
            let near = candidates.filter { abs($0.year - year) == distance }
            if near.count == 1 { return .sure(near[0]) }
            if near.count > 1 { return .unsure(.several, Self.first(near)) }
        }
        return .unsure(.otherYear, Self.first(candidates.sorted { abs($0.year - year) < abs($1.year - year) }))
    }

    private func withoutYear(_ clue: WorkClue, _ candidates: [WorkReference]) -> Match {
        let same = candidates.filter { clue.kind == nil || $0.kind.isAnimated == clue.kind?.isAnimated }
        if !clue.hasYears, same.count == 1 { return .sure(same[0]) }
        return .unsure(clue.hasYears ? .noYear : .several, Self.first(same.isEmpty ? candidates : same))
    }

    /// Whether the same catalogue has the known work under another id.
    private static func isOther(_ known: KnownWork, _ clue: WorkClue) -> Bool {
        clue.ids.contains { id in
            let catalogue = id.prefix { $0 != ":" } + ":"
            return known.ids.contains { $0.hasPrefix(catalogue) && $0 != id }
        }
    }

    private static func first(_ candidates: [WorkReference]) -> [WorkReference] {
        Array(candidates.prefix(mostCandidates))
    }
}
