package import CommunityProtocol
package import CommunitySync
package import Domain
import Foundation
import GRDB

extension SQLiteCommunityLedger {
    /// Queues the data that the profile brings along; matches data already on the server by id.
    package func join(
        _ membership: CommunityMembership, creating account: NewAccount? = nil, at server: ServerMark? = nil,
        uploading upload: JoinUpload
    ) async throws {
        try await database.write { db in
            if let account { try SQLiteAccountRepository.create(account, at: membership.joinedAt, db) }
            let profile = membership.member.rawValue
            if let old = try Membership.row(of: membership.member, db) { try Membership.end(old, db) }
            try db.insert(
                "membership", "profile, address, community, account, device, device_label, joined_at",
                [
                    profile, membership.address.stored, membership.communityName, membership.account.text,
                    membership.device, membership.deviceLabel, membership.joinedAt,
                ])
            guard let outbox = try Outbox(of: membership.member, db) else { return }
            let kept = server.map { ServerIDMap(profile: membership.member, server: $0.id, db: db) }
            try kept?.restore(to: outbox.membership)
            try outbox.queue(upload)
            try kept?.settle(outbox.membership, bringsReviews: upload.reviews, at: membership.joinedAt)
        }
    }

    package func leave(_ profile: Identifier<Profile>, isAccountGone: Bool = false) async throws {
        try await write(for: profile) { row, _, db in try Membership.end(row, isAccountGone: isAccountGone, db) }
    }

    package func move(_ profile: Identifier<Profile>, to address: CommunityAddress) async throws {
        try await write(for: profile) { _, number, db in
            try db.execute(
                "UPDATE membership SET address = ?, problem = NULL WHERE number = ?", [address.stored, number])
        }
    }

    package func name(_ label: String, deviceOf profile: Identifier<Profile>) async throws {
        try await write(for: profile) { _, number, db in
            try db.execute("UPDATE membership SET device_label = ? WHERE number = ?", [label, number])
        }
    }

    package func resetCursor(of profile: Identifier<Profile>) async throws {
        try await write(for: profile) { _, number, db in
            try db.execute("UPDATE membership SET cursor = 0 WHERE number = ?", [number])
        }
    }

    /// Keeps what the server lost and asks the member; resumes sending if nothing was lost or nobody may send it again.
    package func compare(with server: RestoredServer, of profile: Identifier<Profile>, at now: Int64) async throws {
        try await write(for: profile) { row, number, db in
            let rows = RestoredGap(scope: MembershipScope(membership: number, profile: profile, db: db))
            var lost = try rows.find(in: server, since: row["epoch"] ?? server.mark.epoch)
            if !server.isResendingAllowed {
                try rows.keepHere(at: now)
                lost = 0
            }
            let standing: CommunityStanding =
                lost > 0 ? .asking(lost: lost) : server.knowsDevice ? .active : .renumbered
            try db.execute(
                sql: """
                    UPDATE membership SET server = ?, epoch = ?, beat = ?, catalogue = ?, catalogue_cursor = 0, cursor = 0,
                        standing = ?, lost = ?, is_renumbered = ?, problem = NULL, exchanged_at = ? WHERE number = ?
                    """,
                arguments: [
                    server.mark.id, server.mark.epoch, server.mark.beat, server.catalogue, standing.name,
                    lost, !server.knowsDevice, now, number,
                ])
        }
    }

    /// A device that the server no longer knows resumes sending once the member has signed in again.
    package func answerLost(_ sendsAgain: Bool, of profile: Identifier<Profile>, at now: Int64) async throws {
        try await write(for: profile) { row, number, db in
            guard case .asking = StandingText.standing(row["standing"], lost: row["lost"]) else { return }
            let rows = RestoredGap(scope: MembershipScope(membership: number, profile: profile, db: db))
            if sendsAgain {
                try rows.sendAgain()
            } else {
                try rows.drop(at: now)
            }
            let standing: CommunityStanding = row["is_renumbered"] ? .renumbered : .active
            try db.execute(
                "UPDATE membership SET standing = ?, lost = 0, cursor = 0 WHERE number = ?", [standing.name, number])
        }
    }

    package func publish(of profile: Identifier<Profile>) async throws -> Int {
        try await database.write { db in
            guard let outbox = try Outbox(of: profile, db) else { throw CommunityProblem.notMember }
            return try outbox.publishAll()
        }
    }

    package func takeBack(of profile: Identifier<Profile>) async throws -> Int {
        try await database.write { db in
            guard let outbox = try Outbox(of: profile, db) else { throw CommunityProblem.notMember }
            return try outbox.takeBackAll()
        }
    }

    package func publishedWorks(of profile: Identifier<Profile>) async throws -> Int {
        try await database.read { db in try Outbox(of: profile, db)?.publishedCount() ?? 0 }
    }

    package func waitingWorks(of profile: Identifier<Profile>) async throws -> Int {
        try await database.read { db in
            guard let scope = try MembershipScope(of: profile, db) else { return 0 }
            return try Int.fetchOne(db, SQL.waitingWorks, [scope.membership]) ?? 0
        }
    }

    package func store(_ page: PageAnswer<CatalogueRow>, of profile: Identifier<Profile>) async throws {
        try await write(for: profile) { _, number, db in
            let scope = MembershipScope(membership: number, profile: profile, db: db)
            for work in page.rows.prefix(ProtocolLimits.pageRows) { try PulledWorks(scope: scope).apply(work) }
            try MergedRecords(scope: scope).settle()
            try db.execute(
                "UPDATE membership SET catalogue_cursor = max(catalogue_cursor, ?) WHERE number = ?",
                [page.rows.map(\.seq).max() ?? 0, number])
            // The server's unknown subjects may be known by now.
            try db.execute("UPDATE outbox SET is_waiting = 0 WHERE membership = ? AND is_waiting = 1", [number])
        }
    }

    package func hasDataToUpload(_ profile: Identifier<Profile>) async throws -> Bool {
        try await database.value(SQL.hasDataToUpload, [profile.rawValue]) ?? false
    }
}

extension SQLiteCommunityLedger.SQL {
    static let waitingWorks =
        "SELECT count(*) FROM outbox WHERE membership = ? AND kind IN ('publish', 'cast') AND is_waiting < 2"
    static let hasDataToUpload = """
        SELECT EXISTS (SELECT 1 FROM vote WHERE profile = ?1) OR EXISTS (SELECT 1 FROM wish WHERE profile = ?1)
            OR EXISTS (SELECT 1 FROM thumb WHERE profile = ?1)
            OR EXISTS (SELECT 1 FROM review WHERE profile = ?1 AND is_deleted = 0)
            OR EXISTS (SELECT 1 FROM work WHERE owner = ?1 AND is_gone = 0)
            OR EXISTS (SELECT 1 FROM character WHERE owner = ?1 AND is_gone = 0)
        """
}

extension Outbox {
    func queue(_ upload: JoinUpload) throws {
        if upload.works { try publishAll() }
        if upload.votes {
            try queue(.vote, "SELECT character FROM vote WHERE profile = ? ORDER BY voted_at, number")
            try queue(.reveal, "SELECT character FROM revealed WHERE profile = ? ORDER BY character")
        }
        if upload.wishes {
            try queue(.wish, "SELECT work FROM wish WHERE profile = ? ORDER BY wished_at, number")
            try queue(.thumb, "SELECT work FROM thumb WHERE profile = ? ORDER BY work")
        }
        if upload.reviews {
            try queue(.review, "SELECT number FROM review WHERE profile = ? AND is_deleted = 0 ORDER BY number")
        }
        try queue(
            .keyword, "SELECT kind || ':' || text FROM keyword WHERE profile = ? ORDER BY kind DESC, added_at, text")
        try queue(
            .hide, "SELECT kind || ':' || target FROM hidden WHERE profile = ? AND kind = 'author' ORDER BY hidden_at")
        try queue(.request, "SELECT number FROM character_request WHERE profile = ? ORDER BY number")
        try queue(.mute, "SELECT kind FROM inbox_mute WHERE profile = ? ORDER BY kind")
    }

    private func queue(_ kind: OutboxKind, _ sql: String) throws {
        for subject in try String.fetchAll(db, sql, [profile.rawValue]) {
            if kind == .review { try ids.ensure(kind, subject) }
            try note(kind, subject)
        }
    }
}
