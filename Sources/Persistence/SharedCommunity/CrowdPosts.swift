internal import CommunityProtocol
internal import Domain
internal import GRDB

/// Writes reviews and comments of others as rows of this machine, so that they are liked, hidden and opened as any other.
struct CrowdPosts {
    let membership: Int64
    let profile: Identifier<Profile>
    let db: Database

    private var ids: RemoteIDs { RemoteIDs(membership: membership, db: db) }

    func write(_ rows: [PostRow], about character: Identifier<WorkCharacter>) throws -> Int { 0 }

    func write(_ rows: [PostRow], below review: String) throws -> Int { 0 }
}
