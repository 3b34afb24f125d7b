import Domain
import GRDB

/// A member's wishes and thumbs, by their type then. Stored moods exclude them; they are added and so count at once.
struct OwnMood {
    let membership: Int64
    let db: Database

    func moods(of work: Int64) throws -> [TypeMood] { try [wish(work), thumb(work)].compactMap { $0 } }

    /// The moods that the community has counted: those that do not wait to be sent.
    func counted(of work: Int64) throws -> [TypeMood] {
        func isSent(_ kind: OutboxKind) throws -> Bool { try OwnChanges.isFree(kind, work, of: membership, db) }
        return try [isSent(.wish) ? wish(work) : nil, isSent(.thumb) ? thumb(work) : nil].compactMap { $0 }
    }

    static func sums(_ moods: [TypeMood]) -> [TypeMood] {
        Dictionary(grouping: moods, by: \.type).map { type, moods in
            TypeMood(
                type: type, wishes: moods.reduce(0) { $0 + $1.wishes }, likes: moods.reduce(0) { $0 + $1.likes },
                dislikes: moods.reduce(0) { $0 + $1.dislikes })
        }
    }

    private func wish(_ work: Int64) throws -> TypeMood? {
        try Row.fetchOne(db, SQL.wish, [membership, work]).map {
            TypeMood(type: CommunityRows.type($0["type"]), wishes: 1, likes: 0, dislikes: 0)
        }
    }

    private func thumb(_ work: Int64) throws -> TypeMood? {
        try Row.fetchOne(db, SQL.thumb, [membership, work]).map {
            let thumb = Thumb(rawValue: $0["thumb"])
            return TypeMood(
                type: CommunityRows.type($0["type"]), wishes: 0, likes: thumb == .like ? 1 : 0,
                dislikes: thumb == .dislike ? 1 : 0)
        }
    }

    enum SQL {
        private static let own = "profile = (SELECT profile FROM membership WHERE number = ?) AND work = ?"
        static let wish = "SELECT type FROM wish WHERE \(own)"
        static let thumb = "SELECT type, thumb FROM thumb WHERE \(own)"
    }
}
