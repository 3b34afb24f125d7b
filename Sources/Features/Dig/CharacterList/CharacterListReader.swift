import Domain

/// The filters of a character list and the seed of its random order.
struct CharacterListArrangement: Hashable, Sendable {
    /// Includes only works of this kind; nil includes all.
    var kind: WorkKind?
    var isUndugOnly = false
    var seed: UInt64

    /// Advances the seed to one far from the last; no seed repeats in a row.
    mutating func shuffle() {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    }
}

struct CharacterListReader: Sendable {
    let list: CharacterList
    let characters: any CharacterRepository
    let offers: OfferCharacters
    let viewer: @MainActor @Sendable () -> Viewer
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    func rows(
        _ arrangement: CharacterListArrangement, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterRow> {
        switch list {
        case .random:
            let viewer = await viewer()
            let skipped = try await offers.skipped(for: viewer)
            let page = try await characters.characters(
                in: .random(seed: arrangement.seed), kind: arrangement.kind, isUndugOnly: arrangement.isUndugOnly,
                for: viewer, after: last, limit: limit)
            let open = page.rows.filter { $0.isDug || !skipped.contains($0.id) }
            return Page(rows: open, next: page.next).map { CharacterRow($0, strings) }
        case .hot:
            return try await characters.hot(
                since: HotWindow.start(now: clock.now(), localTime: localTime), kind: arrangement.kind,
                isUndugOnly: arrangement.isUndugOnly, for: await viewer(), after: last, limit: limit
            ).map { CharacterRow($0.character, strings, digs: $0.digs) }
        }
    }
}

package enum CharacterList: String, CaseIterable, Sendable {
    case random
    /// Most dug in seven days first.
    case hot

    var other: CharacterList { self == .random ? .hot : .random }
}
