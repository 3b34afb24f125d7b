import CommunitySync
package import Domain
import GRDB

package struct SQLiteMomentumRepository: MomentumRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func member(_ id: Identifier<Profile>) async throws -> MemberReference? {
        try await database.row(SQL.memberOf, [id.rawValue]) { row in
            let type: String? = row["type"]
            return MemberReference(
                id: id, nickname: row["nickname"],
                type: type.flatMap { try? MBTI(text: $0) } ?? CommunityRows.type(row["told_type"]))
        }
    }

    package func counts(of profile: Identifier<Profile>) async throws -> MomentumCounts {
        try await database.read { db in
            if let counts = try CrowdMomentum.counts(of: profile, db) { return counts }
            func count(_ rows: String) throws -> Int {
                try Int.fetchOne(db, "SELECT count(*) FROM \(rows)", [profile.rawValue]) ?? 0
            }
            return MomentumCounts(
                wished: try count("wish WHERE profile = ?"), watched: try count("watched WHERE profile = ?"),
                dug: try count("vote WHERE profile = ?"),
                reviews: try count("review WHERE profile = ? AND is_deleted = 0"), comments: try count(SQL.comments),
                made: try count("made WHERE profile = ?"))
        }
    }

    package func wished(
        of profile: Identifier<Profile>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try await page(.memberWishes(profile), of: profile, viewer) { db in
            let crowd = try Crowd(of: viewer, db)
            if let other = CrowdMomentum(of: profile, crowd, for: viewer) {
                return try other.wished(after: last, limit: limit)
            }
            let rows = try Row.fetchAll(
                db, SQL.wishedPage(crowd.visibility),
                [CommunityRows.me(viewer), profile.rawValue] + CommunityNumbers.newest(last, limit))
            return CommunityNumbers.page(rows, limit: limit, by: "wished_at", "number").map { row in
                var work = CommunityRows.work(row)
                work.wishedAt = row["wished_at"]
                return work
            }
        }
    }

    package func dug(
        of profile: Identifier<Profile>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<DugCharacter> {
        let me = CommunityRows.me(viewer)
        return try await page(.memberVotes(profile), of: profile, viewer) { db in
            if let crowd = CrowdMomentum(of: profile, try Crowd(of: viewer, db), for: viewer) {
                return try crowd.dug(after: last, limit: limit)
            }
            guard try SQLiteMemberRepository.showsVotes(of: profile, to: viewer, db) else { return Page() }
            let rows = try Row.fetchAll(
                db, SQLiteVoteRepository.SQL.votePage,
                [me, me, profile.rawValue] + CommunityNumbers.newest(last, limit))
            let crowd = try Crowd(of: viewer, db)
            return try CommunityNumbers.page(rows, limit: limit, by: "voted_at", "number").compactMap { row in
                try CommunityRows.type(row["type"]).map {
                    DugCharacter(
                        character: try CommunityRows.character(row, for: viewer, crowd), vote: $0, at: row["voted_at"])
                }
            }
        }
    }

    package func reviews(
        of profile: Identifier<Profile>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<Review> {
        let me = CommunityRows.me(viewer)
        return try await page(.memberReviews(profile), of: profile, viewer) { db in
            let crowd = try Crowd(of: viewer, db)
            let sql = SQL.reviews(ofAuthorIn: profile == viewer.profile ? nil : crowd)
            let rows = try Row.fetchAll(
                db, sql, [me, me, me, profile.rawValue, me, me] + CommunityNumbers.newest(last, limit))
            return try CommunityNumbers.page(rows, limit: limit, by: "written_at", "review_number")
                .map { try PostRows.review($0, for: viewer, crowd) }
        }
    }

    /// Reads a page; of another member's list, also requests it and the member's page from the community's server.
    private func page<Element: Sendable>(
        _ list: CommunityResource, of member: Identifier<Profile>, _ viewer: Viewer,
        _ body: @escaping @Sendable (Database) throws -> Page<Element>
    ) async throws -> Page<Element> {
        let isAnother = member != viewer.profile && member != Profile.localID && member.isWellFormed
        if isAnother { await database.noteView(of: .member(member), viewer) }
        return try await database.page(of: isAnother ? list : nil, viewer, body)
    }

    package func comments(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<MadeComment> {
        let me = profile.rawValue
        return try await database.read { db in
            let rows = try Row.fetchAll(
                db, SQL.commentsOfAuthor, [me, me, last.key(0, or: .max), CommunityNumbers.oneMore(limit)])
            let character = try db.cachedStatement(sql: SQL.anyCharacterByNumber)
            let crowd = try Crowd(of: Viewer(profile), db)
            return try CommunityNumbers.page(rows, limit: limit, by: "number").compactMap { row in
                try Row.fetchOne(character, arguments: [me, me, row["character"] as Int64]).map {
                    MadeComment(
                        comment: PostRows.comment(row, for: Viewer(profile)),
                        character: try CommunityRows.character($0, for: Viewer(profile), crowd))
                }
            }
        }
    }

    package func activity(of profile: Identifier<Profile>, since moment: Int64) async throws -> [ActivityMoment] {
        try await database.read { db in
            func times(_ column: String, _ rows: String, _ kind: ActivityKind) throws -> [ActivityMoment] {
                let sql = "SELECT \(column) FROM \(rows) AND \(column) >= ?"
                return try Int64.fetchAll(db, sql, [profile.rawValue, moment]).map { ActivityMoment(kind, at: $0) }
            }
            return try times("voted_at", "vote WHERE profile = ?", .dig)
                + times("written_at", "review WHERE profile = ? AND is_deleted = 0", .review)
                + times("made_at", "made WHERE profile = ?", .drink)
                + times("watched_at", "watched WHERE profile = ?", .film)
        }
    }

    package func agreement(of profile: Identifier<Profile>) async throws -> CrowdAgreement {
        try await database.read { db in
            let crowd = try Crowd(of: Viewer(profile), db)
            let rows = try Row.fetchAll(db, SQL.comparedVotes(of: crowd), [profile.rawValue])
            return CrowdAgreement(rows.compactMap(Self.compared), members: crowd.members)
        }
    }

    static func compared(_ row: Row) -> ComparedVote? {
        CommunityRows.type(row["type"]).map { mine in
            let votes: Int = row["votes"]
            let axes = MBTIAxis.allCases.map { axis in
                let second: Int = row["second_\(axis.rawValue)"]
                return AxisResult(axis: axis, firstVotes: votes - second, secondVotes: second)
            }
            return ComparedVote(mine: mine, all: axes)
        }
    }

    package func comparison(
        of profile: Identifier<Profile>, with other: Identifier<Profile>
    ) async throws -> MomentumComparison {
        try await database.read { db in
            let viewer = Viewer(profile)
            let member = CrowdMomentum(of: other, try Crowd(of: viewer, db), for: viewer)
            let shows = try member?.showsVotes()
            let rows =
                try shows == nil
                ? Row.fetchAll(db, SQL.sharedTypes, [other.rawValue, profile.rawValue]) : member?.sharedTypes() ?? []
            return MomentumComparison(
                rows.compactMap(Self.types),
                isPrivate: try !(shows ?? SQLiteMemberRepository.showsVotes(of: other, to: viewer, db)))
        }
    }

    package func sharedVotes(
        of profile: Identifier<Profile>, with other: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<SharedVote> {
        let me = profile.rawValue
        return try await database.read { db in
            let viewer = Viewer(profile)
            let crowd = try Crowd(of: viewer, db)
            func page(_ page: RowPage<Row>) throws -> Page<SharedVote> {
                try page.compactMap { try Self.sharedVote($0, for: viewer, crowd) }
            }
            if let member = CrowdMomentum(of: other, crowd, for: viewer), try member.showsVotes() != nil {
                return try page(member.shared(after: last, limit: limit))
            }
            guard try SQLiteMemberRepository.showsVotes(of: other, to: viewer, db) else { return Page() }
            let rows = try Row.fetchAll(
                db, SQL.sharedPage, [me, me, other.rawValue, me] + CommunityNumbers.newest(last, limit))
            return try page(CommunityNumbers.page(rows, limit: limit, by: "voted_at", "number"))
        }
    }

    private static func types(_ row: Row) -> (mine: MBTI, theirs: MBTI)? {
        CommunityRows.type(row["mine"]).flatMap { mine in CommunityRows.type(row["theirs"]).map { (mine, $0) } }
    }

    private static func sharedVote(_ row: Row, for viewer: Viewer, _ crowd: Crowd) throws -> SharedVote? {
        try types(row).map {
            SharedVote(
                character: try CommunityRows.character(row, for: viewer, crowd), mine: $0.mine, theirs: $0.theirs)
        }
    }

    package func editorComparison(of profile: Identifier<Profile>) async throws -> MomentumComparison {
        let votes = try await editorVotes(of: profile)
        return MomentumComparison(votes.map { ($0.mine, $0.theirs) })
    }

    package func hardest(of profile: Identifier<Profile>, limit: Int) async throws -> [SharedVote] {
        let votes = try await editorVotes(of: profile).filter { $0.sharedLetters < MBTIAxis.allCases.count }
        // Keeps the votes' order among equal numbers of shared letters.
        return Array(
            votes.enumerated().sorted { ($0.element.sharedLetters, $0.offset) < ($1.element.sharedLetters, $1.offset) }
                .map(\.element).prefix(limit))
    }

    private func editorVotes(of profile: Identifier<Profile>) async throws -> [SharedVote] {
        let me = profile.rawValue
        return try await database.read { db in
            let crowd = try Crowd(of: Viewer(profile), db)
            return try Row.fetchAll(db, SQL.editorVotes, [me, me, me]).compactMap {
                try Self.sharedVote($0, for: Viewer(profile), crowd)
            }
        }
    }
}
