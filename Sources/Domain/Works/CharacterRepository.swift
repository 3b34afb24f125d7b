package protocol CharacterRepository: Sendable {
    func character(_ id: Identifier<WorkCharacter>, for viewer: Viewer) async throws -> CharacterSummary?
    /// Keeps the order of the ids; unknown ids are left out.
    func characters(_ ids: [Identifier<WorkCharacter>], for viewer: Viewer) async throws -> [CharacterSummary]
    /// Returns a page of characters in an order independent of their types; nil `kind` includes all works.
    func characters(
        in order: CharacterOrder, kind: WorkKind?, isUndugOnly: Bool, for viewer: Viewer, after last: ListMark?,
        limit: Int
    ) async throws -> Page<CharacterSummary>
    /// Returns a page of the characters most dug since a moment, with the number of digs.
    func hot(
        since: Int64, kind: WorkKind?, isUndugOnly: Bool, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<HotCharacter>
    /// Permanently shows a character's type to a member who has not dug it.
    func reveal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws
    /// Masks a character again and returns whether it was revealed.
    @discardableResult
    func conceal(_ id: Identifier<WorkCharacter>, for profile: Identifier<Profile>) async throws -> Bool
}

package enum CharacterOrder: Hashable, Sendable {
    /// Most dug in the last seven days. `since` is when they began, seconds since 1970 UTC (`HotWindow`).
    case hot(since: Int64)
    case popular
    /// Shuffled; the same seed gives the same order.
    case random(seed: UInt64)
    /// Shuffled in groups, the best known first.
    case known(seed: UInt64)
    /// Those of works that the member watched, wished for, gave a thumb or dug in before a moment, seconds since 1970
    /// UTC, and of own works. None for a guest.
    case familiar(before: Int64)
}

package struct CharacterSummary: Hashable, Sendable, Identifiable {
    package let id: Identifier<WorkCharacter>
    package let name: LocalizedText
    package let work: WorkReference
    package let isLead: Bool
    package let votes: Int
    package let isDug: Bool
    /// Whether it was removed from the catalogue, or by the member who added it.
    package let isGone: Bool
    package let visibility: TypeVisibility

    package init(
        id: Identifier<WorkCharacter>, name: LocalizedText, work: WorkReference, isLead: Bool = false, votes: Int = 0,
        isDug: Bool = false, isGone: Bool = false, visibility: TypeVisibility = .masked
    ) {
        self.id = id
        self.name = name
        self.work = work
        self.isLead = isLead
        self.votes = votes
        self.isDug = isDug
        self.isGone = isGone
        self.visibility = visibility
    }
}

/// The seven days of "hot now": today and the six days before.
package enum HotWindow {
    /// Returns when the window began, seconds since 1970 UTC.
    package static func start(now: Int64, localTime: any LocalTime) -> Int64 {
        localTime.dayStart(of: now) - 6 * 86_400
    }
}

/// A row of a list by type. Never names a character that the viewer has not dug: being listed reveals the type.
package enum TypedRow: Hashable, Sendable {
    /// A character the viewer has dug or revealed.
    case known(CharacterSummary)
    /// Characters of a work that the viewer has not dug: "someone in WORK". Opens the work.
    case someone(work: WorkReference, count: Int)

    package init(_ character: CharacterSummary) {
        if case .masked = character.visibility {
            self = .someone(work: character.work, count: 1)
        } else {
            self = .known(character)
        }
    }

    package var work: WorkReference {
        switch self {
        case .known(let character): character.work
        case .someone(let work, _): work
        }
    }
}
