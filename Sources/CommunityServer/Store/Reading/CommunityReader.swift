import CommunityProtocol
import Domain

/// Who reads, and what they may see.
struct CommunityReader: Sendable {
    /// Nil for a guest.
    let member: Int64?
    /// By the member's own setting.
    let showsTypes: Bool
    /// Whether what is covered was asked for.
    let reveals: Bool
}

/// The one place that says who may see a character's type: whoever voted, revealed it, or set that types are shown; a
/// guest who asks.
struct TypeMask {
    let db: any SQLConnection
    let reader: CommunityReader

    func isOpen(_ character: Int64, _ id: Identifier<WorkCharacter>) throws -> Bool {
        guard let member = reader.member else { return reader.reveals }
        if reader.showsTypes { return true }
        if try VoteTable(db: db).vote(of: member, on: character) != nil { return true }
        return try OwnTable(db: db).has(.reveal, id.rawValue, member: member)
    }
}
