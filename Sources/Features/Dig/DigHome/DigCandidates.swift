import Domain

/// Chooses the next characters to dig: undug leads, then other undug characters.
///
/// Each group lists those of works that the member knows, then the most dug of seven days, the most popular, and the
/// well-known ones in an order that changes daily.
struct DigCandidates: Sendable {
    private static let page = 50
    /// The most pages to read of one order.
    private static let mostPages = 8

    let characters: any CharacterRepository
    let reader: @MainActor @Sendable () -> Reader
    let clock: any WallClock
    let localTime: any LocalTime

    /// Returns `count` characters, or fewer if there are no more.
    func next(_ count: Int, besides left: Set<Identifier<WorkCharacter>> = []) async throws -> [CharacterSummary] {
        let reader = await reader()
        let since = HotWindow.start(now: clock.now(), localTime: localTime)
        let day = UInt64(bitPattern: localTime.dayStart(of: clock.now()))
        var found: [CharacterSummary] = []
        var seen = left
        for isLead in [true, false] {
            for order in [CharacterOrder.familiar, .hot(since: since), .popular, .known(seed: day)] {
                try await add(from: order, isLead: isLead, upTo: count, reader, to: &found, seen: &seen)
            }
        }
        return found
    }

    private func add(
        from order: CharacterOrder, isLead: Bool, upTo count: Int, _ reader: Reader,
        to found: inout [CharacterSummary], seen: inout Set<Identifier<WorkCharacter>>
    ) async throws {
        var mark: ListMark?
        for _ in 0..<Self.mostPages where found.count < count {
            let page = try await characters.characters(
                in: order, kind: nil, isUndugOnly: true, for: reader, after: mark, limit: Self.page)
            for character in page.rows where character.isLead == isLead && found.count < count {
                if seen.insert(character.id).inserted { found.append(character) }
            }
            guard let next = page.next else { return }
            mark = next
        }
    }
}
