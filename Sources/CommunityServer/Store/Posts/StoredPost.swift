import CommunityProtocol
import Domain

struct StoredPost: Sendable {
    static let select = """
        SELECT post.no AS no, post.id AS id, post.kind AS kind, post.character AS character,
            character.id AS character_id, post.parent AS parent, parent.id AS parent_id, post.author AS author,
            post.author_type AS author_type, post.text AS text, post.spoiler AS spoiler, post.written AS written,
            post.edited AS edited, post.version AS version, post.state AS state, post.why AS why,
            post.likes AS likes, post.comments AS comments, post.views AS views, post.device AS device,
            post.seq AS seq, post.unread_from AS unread_from, post.unread_to AS unread_to
        FROM post JOIN character ON character.no = post.character LEFT JOIN post AS parent ON parent.no = post.parent
        """

    let no: Int64
    let id: String
    let kind: KnownOrOther<PostKind>
    let character: Int64
    let characterID: Identifier<WorkCharacter>
    let parent: Int64?
    let parentID: String?
    let author: Int64?
    let authorType: MBTI?
    let text: String?
    let isSpoiler: Bool
    let written: Int64
    let edited: Int64?
    let version: Int
    let state: KnownOrOther<PostState>
    let why: String?
    let likes: Int
    let comments: Int
    let views: Int
    let device: Int64?
    let seq: Int64
    /// The versions that a later text replaced unread; nil for none.
    let unread: (from: Int, to: Int)?

    init(_ row: SQLRow) throws {
        no = try row.integer("no")
        id = try row.text("id")
        kind = KnownOrOther(try row.text("kind"))
        character = try row.integer("character")
        characterID = Identifier(try row.text("character_id"))
        parent = try row.optionalInteger("parent")
        parentID = try row.optionalText("parent_id")
        author = try row.optionalInteger("author")
        authorType = try row.type("author_type")
        text = try row.optionalText("text")
        isSpoiler = try row.bool("spoiler")
        written = try row.integer("written")
        edited = try row.optionalInteger("edited")
        version = try row.int("version")
        state = KnownOrOther(try row.text("state"))
        why = try row.optionalText("why")
        likes = try row.int("likes")
        comments = try row.int("comments")
        views = try row.int("views")
        device = try row.optionalInteger("device")
        seq = try row.integer("seq")
        let from = try row.optionalInteger("unread_from")
        let to = try row.optionalInteger("unread_to")
        unread = from.flatMap { from in to.map { (Int(from), Int($0)) } }
    }

    var isGone: Bool { state.value == .gone }

    var change: Change {
        guard !isGone, let text else {
            return Change(seq: seq, at: edited ?? written, device: device, action: .unpost(id))
        }
        let entry = PostAction(
            id: id, kind: kind, character: parentID == nil ? characterID : nil, review: parentID, text: text,
            spoiler: isSpoiler)
        return Change(
            seq: seq, at: edited ?? written, device: device, memberType: authorType,
            post: PostStanding(
                no: no, version: version, written: written, edited: edited, state: state, why: why,
                unreadFrom: unread?.from, unreadTo: unread?.to),
            action: .post(entry))
    }
}
