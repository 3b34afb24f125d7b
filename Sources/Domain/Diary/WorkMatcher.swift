/// Finds the work that a diary or an online catalogue means: by a known id, else by a title in any language with year
/// and kind.
package struct WorkMatcher: Sendable {
    package enum Match: Hashable, Sendable {
        case sure(WorkReference)
        /// The most likely candidate first.
        case unsure(UnsureWork.Reason, [WorkReference])
    }

    /// The allowed difference in years: a film's festival and its release may be a year apart.
    package static let nearYears = 1
    private static let mostCandidates = 9

    private var works: [KnownWork] = []
    private var byID: [String: Int] = [:]
    private var byBundledID: [String: Int] = [:]
    private var byTitle: [String: [Int]] = [:]

    package init(_ works: [KnownWork]) {
        self.works.reserveCapacity(works.count)
        for work in works { add(work) }
    }

    package mutating func add(_ known: KnownWork) {
        let place = works.count
        works.append(known)
        for id in known.ids { byID[id] = place }
        for id in known.bundledIDs { byBundledID[id] = place }
        for title in known.foldedTitles { byTitle[title, default: []].append(place) }
    }

    /// Checks the bundled works first, because a work added before the bundled one may have the same ID.
    package func match(_ clue: WorkClue) -> Match {
        for place in clue.ids.compactMap({ byBundledID[$0] }) where !clue.contradicts(works[place]) {
            return .sure(works[place].work)
        }
        if let place = clue.ids.lazy.compactMap({ byID[$0] }).first { return .sure(works[place].work) }
        var places: [Int] = []
        for title in [clue.title] + clue.otherTitles {
            for place in byTitle[WorkClue.folded(title)] ?? [] where !places.contains(place) { places.append(place) }
        }
        return Self.match(clue, among: places.map { works[$0] })
    }

    /// Finds the work among those that share a title with the clue.
    package static func match(_ clue: WorkClue, among known: [KnownWork]) -> Match {
        let candidates = known.filter { !isOther($0, clue) && $0.isOfKind(in: clue) }
        if candidates.isEmpty { return .unsure(.unknown, []) }
        guard let year = clue.year else { return withoutYear(clue, candidates.map(\.work)) }
        let distances = (0...nearYears).map { distance in candidates.filter { abs($0.work.year - year) == distance } }
        for known in distances + [candidates.filter { $0.work.year == Work.unknownYear }] {
            let near = nearest(known, clue)
            if near.count == 1 { return .sure(near[0].work) }
            if near.count > 1 { return .unsure(.several, first(near.map(\.work))) }
        }
        let works = candidates.map(\.work)
        return .unsure(.otherYear, first(works.sorted { abs($0.year - year) < abs($1.year - year) }))
    }

    private static func nearest(_ known: [KnownWork], _ clue: WorkClue) -> [KnownWork] {
        func distance(_ known: KnownWork) -> [Int] {
            [clue.isKindSure && clue.kind != known.work.kind ? 1 : 0, known.rank]
        }
        guard let least = known.map(distance).min(by: { $0.lexicographicallyPrecedes($1) }) else { return [] }
        return known.filter { distance($0) == least }
    }

    private static func withoutYear(_ clue: WorkClue, _ candidates: [WorkReference]) -> Match {
        let same = candidates.filter { clue.kind == nil || $0.kind.isAnimated == clue.kind?.isAnimated }
        if !clue.hasYears, same.count == 1 { return .sure(same[0]) }
        return .unsure(clue.hasYears ? .noYear : .several, first(same.isEmpty ? candidates : same))
    }

    /// Whether the same catalogue has the known work under another ID. If the years agree, ignores IDs in the bundled
    /// files, which may be wrong.
    private static func isOther(_ known: KnownWork, _ clue: WorkClue) -> Bool {
        let ids = clue.year == known.work.year ? known.ids : known.ids + known.bundledIDs
        return clue.ids.contains { id in
            let catalogue = id.prefix { $0 != ":" } + ":"
            return ids.contains { $0.hasPrefix(catalogue) && $0 != id }
        }
    }

    private static func first(_ candidates: [WorkReference]) -> [WorkReference] {
        Array(candidates.prefix(mostCandidates))
    }
}

extension KnownWork {
    fileprivate func isOfKind(in clue: WorkClue) -> Bool {
        guard clue.isKindSure, !isBare, let kind = clue.kind else { return true }
        return work.kind == kind || work.kind.isAnimated && kind.isAnimated
    }
}
