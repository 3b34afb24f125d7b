import CommunityProtocol
import Domain

struct PostTable {
    let db: any SQLConnection

    func post(_ id: String) throws -> StoredPost? {
        try db.row("\(StoredPost.select) WHERE post.id = ?", id).map(StoredPost.init)
    }

    func posts(_ ids: [String]) throws -> [String: StoredPost] {
        let rows = try db.query("\(StoredPost.select) WHERE post.id IN (*)", in: Set(ids).sorted())
        return Dictionary(try rows.map(StoredPost.init).map { ($0.id, $0) }) { $1 }
    }

    func post(no: Int64) throws -> StoredPost? {
        try db.row("\(StoredPost.select) WHERE post.no = ?", no).map(StoredPost.init)
    }

    func count(_ post: Int64, likes: Int64 = 0, comments: Int64 = 0, views: Int64 = 0) {
        db.countChanges.add([likes, comments, views], to: .post, of: post)
    }

    /// Erases the text of a post and of its comments.
    func erase(_ post: StoredPost, seq: Int64?, at: Int64) throws {
        try db.execute(
            """
            UPDATE post SET state = 'gone', text = NULL, why = NULL, edited = ?, seq = coalesce(?, seq) WHERE no = ?
            """, at, seq, post.no)
        // A hidden comment has left the count already.
        if let parent = post.parent, post.state.value == .shown { count(parent, comments: -1) }
        try DirtyTable(db: db).add(.character, post.character)
        let comments = try db.query(
            "\(StoredPost.select) WHERE post.parent = ? AND post.state <> 'gone' ORDER BY post.no", post.no)
        for comment in try comments.map(StoredPost.init) {
            let seq = try comment.author.map { try MemberTable(db: db).nextSeq(of: $0) }
            try db.execute(
                "UPDATE post SET state = 'gone', text = NULL, why = NULL, seq = coalesce(?, seq) WHERE no = ?", seq,
                comment.no)
        }
    }

    /// Shows or hides a post. Its author sees that, and the reason.
    func setState(_ state: PostState, why: String?, of post: StoredPost) throws {
        let seq = try post.author.map { try MemberTable(db: db).nextSeq(of: $0) }
        try db.execute(
            "UPDATE post SET state = ?, why = ?, seq = coalesce(?, seq) WHERE no = ?", state.rawValue, why, seq, post.no
        )
        let wasShown = post.state.value == .shown
        if let parent = post.parent, wasShown != (state == .shown) {
            count(parent, comments: state == .shown ? 1 : -1)
        }
        try DirtyTable(db: db).add(.character, post.character)
    }
}
