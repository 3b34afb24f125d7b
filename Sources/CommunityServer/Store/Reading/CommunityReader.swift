import CommunityProtocol
import Domain

struct CommunityReader: Sendable {
    /// Nil for a guest.
    let member: Int64?
    let showsTypes: Bool
    /// Whether the request asks for covered content.
    let reveals: Bool
}

/// The single rule for who sees a character's type: members who voted on it, revealed it or always show types, and
/// guests on request.
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
