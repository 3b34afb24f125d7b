import CommunityProtocol
import Domain
import GRDB

/// Works published by other members as local rows, usable like any other; removed when the member leaves.
struct PulledWorks: MembershipScoped {
    let scope: MembershipScope

    /// Writes a work with its cast. Leaves the catalogue's works and the member's own unchanged.
    func apply(_ row: CatalogueRow) throws {
        let known = try CommunityNumbers.work(row.work.id, db)
        let merged = try MergedWorks(membership, db)
        if let known, try !isPulled(known) {
            let isThere = row.gone != true
            if try isThere && isOwn(row, known) { try PublishedWorks.stay(known, of: membership, db) }
            if try isThere && isOpen(known) {
                try PulledCharacters(scope: scope).apply(row.cast, of: known)
            }
            return try merged.note(row)
        }
        if row.gone == true {
            if let known { try forget(known) }
            try merged.note(row)
            try merged.remember(row)
            if let into = row.into { try merged.follow(into) }
            return
        }
        guard let record = Self.checked(row) else { return }
        let number = try known ?? RowNumbers.next(in: .work, db)
        try Journal.write(.work, WorkRows.row(number, record.work, origin: .kept, owner: nil), db)
        try db.execute(
            "INSERT OR IGNORE INTO community_work (membership, work, is_mine) VALUES (?, ?, 0)", [membership, number])
        if let kept = try kept(), row.publisher?.id == kept.profile { try kept.note(work: number) }
        try NameIndex(db).update(.work, number)
        // A gone character may share its name with a present one.
        let gone = row.cast.filter { $0.gone == true }.prefix(OwnWork.largestCast).compactMap(PulledCharacters.checked)
        try write(record.cast + gone, of: number, record.work.kind, gone: Set(gone.map(\.id)))
        try merged.note(row)
        try merged.follow(row.work.id)
    }

    private func write(
        _ cast: [WorkCharacter], of work: Int64, _ kind: WorkKind, gone: Set<Identifier<WorkCharacter>>
    ) throws {
        for (position, character) in cast.enumerated() {
            let known = try Row.fetchOne(
                db, "SELECT number, work, origin FROM character WHERE id = ?", [character.id.rawValue])
            // Ignores the id of another work's character, unless that work came from a community and was merged into
            // this one.
            if let known, known["work"] as Int64 != work, try !isPulled(known["work"]) { continue }
            // Characters that the member added stay theirs.
            if let known, known["origin"] == WorkOrigin.own.rawValue { continue }
            let number = try (known?["number"] as Int64?) ?? RowNumbers.next(in: .character, db)
            try Journal.write(
                .character,
                WorkRows.row(
                    number, character, work: work, kind: kind, position: position, origin: .kept, owner: nil,
                    isGone: gone.contains(character.id)), db)
            try NameIndex(db).update(.character, number)
        }
    }

    /// Applies the rules for own works.
    private static func checked(_ row: CatalogueRow) -> CastWork? {
        let cast = row.cast.filter { $0.gone != true }.map(\.character)
        guard cast.count <= OwnWork.largestCast else { return nil }
        return row.work.checked(with: cast, needsCast: row.cast.isEmpty)
    }

    /// Whether the member created and published the work here and is not withdrawing it.
    private func isOwn(_ row: CatalogueRow, _ work: Int64) throws -> Bool {
        guard let publisher = row.publisher else { return false }
        return try Bool.fetchOne(db, SQL.isOwn, [work, membership, publisher.id.rawValue]) == true
            && isFree(.publish, work)
    }

    private func kept() throws -> ServerIDMap? {
        try Row.fetchOne(
            db, "SELECT profile, server FROM membership WHERE number = ?", [membership]
        ).flatMap { ServerIDMap($0, db) }
    }

    // MARK: Leaving

    /// Removes the works that only this membership brought, not the member's own. Data about them stays for a return.
    func forget() throws {
        let works = try Int64.fetchAll(
            db, "SELECT work FROM community_work WHERE membership = ? AND is_mine = 0", [membership])
        let kept = try kept()
        for work in works {
            if let kept, try kept.has(work: work) {
                try makeOwn(work, of: kept.profile)
            } else {
                try forget(work)
            }
        }
        try PulledCharacters(scope: scope).forget()
    }

    /// Makes a work from another device this device's own, unless another profile here has it from the community.
    private func makeOwn(_ work: Int64, of profile: Identifier<Profile>) throws {
        try db.execute("DELETE FROM community_work WHERE membership = ? AND work = ?", [membership, work])
        guard try !isPulledByAnyone(work) else { return }
        try db.execute("UPDATE work SET origin = 'own', owner = ? WHERE number = ?", [profile.rawValue, work])
        try db.execute(
            "UPDATE character SET origin = 'own', owner = ? WHERE work = ? AND origin = 'kept' AND is_gone = 0",
            [profile.rawValue, work])
    }

    private func forget(_ work: Int64) throws {
        try db.execute("DELETE FROM community_work WHERE membership = ? AND work = ?", [membership, work])
        guard try !isPulledByAnyone(work) else { return }
        try db.execute("UPDATE work SET is_gone = 1 WHERE number = ?", [work])
        try db.execute("UPDATE character SET is_gone = 1 WHERE work = ?", [work])
        try NameIndex(db).update(.work, work)
        for character in try Int64.fetchAll(db, "SELECT number FROM character WHERE work = ?", [work]) {
            try NameIndex(db).update(.character, character)
        }
    }

    /// Whether the community's members may add characters: to the catalogue's works and those the member published.
    private func isOpen(_ work: Int64) throws -> Bool {
        if try PublishedWorks.isPublished(String(work), by: membership, db) { return true }
        return try Bool.fetchOne(db, "SELECT 1 FROM work WHERE number = ? AND origin = 'catalogue'", [work]) ?? false
    }

    /// Whether a community has or had the work, and it is here for that reason.
    private func isPulled(_ work: Int64) throws -> Bool {
        if try isPulledByAnyone(work) { return true }
        return try Bool.fetchOne(db, "SELECT 1 FROM work WHERE number = ? AND origin = 'kept' AND is_gone = 1", [work])
            ?? false
    }

    private func isPulledByAnyone(_ work: Int64) throws -> Bool {
        try Bool.fetchOne(db, "SELECT 1 FROM community_work WHERE work = ? AND is_mine = 0", [work]) ?? false
    }

    enum SQL {
        static let isOwn = """
            SELECT 1 FROM work CROSS JOIN membership ON membership.profile = work.owner
            WHERE work.number = ? AND work.origin = 'own' AND work.is_gone = 0 AND membership.number = ?
                AND work.owner = ?
            """
    }
}

/// Characters that others added to the catalogue's works and the member's own; removed when the member leaves.
struct PulledCharacters: MembershipScoped {
    let scope: MembershipScope

    /// Writes the characters of a cast, except those that this machine has itself.
    func apply(_ cast: [CharacterRow], of work: Int64) throws {
        guard
            let kind = try String.fetchOne(db, "SELECT kind FROM work WHERE number = ? AND is_gone = 0", [work])
                .flatMap(WorkKind.init)
        else { return }
        for (position, row) in cast.prefix(OwnWork.largestCast + OwnWork.largestCast).enumerated() {
            let known = try Row.fetchOne(
                db, "SELECT number, work, origin FROM character WHERE id = ?", [row.id.rawValue])
            if let known {
                guard known["origin"] == WorkOrigin.kept.rawValue else { continue }
                // A character of another work belongs here only if that work was merged into this one.
                guard try known["work"] == work || isGone(known["work"]) else { continue }
            }
            if row.gone == true {
                if let known { try forget(known["number"]) }
            } else if let character = Self.checked(row) {
                let number = try (known?["number"] as Int64?) ?? RowNumbers.next(in: .character, db)
                try Journal.write(
                    .character,
                    WorkRows.row(
                        number, character, work: work, kind: kind, position: OwnWork.addedPosition + position,
                        origin: .kept, owner: nil), db)
                try db.execute(
                    "INSERT OR IGNORE INTO community_character (membership, character, is_mine) VALUES (?, ?, 0)",
                    [membership, number])
                try NameIndex(db).update(.character, number)
            }
        }
    }

    /// Removes the characters that only this membership brought. Data about them stays in case they return.
    func forget() throws {
        let characters = try Int64.fetchAll(
            db, "SELECT character FROM community_character WHERE membership = ? AND is_mine = 0", [membership])
        for character in characters { try forget(character) }
    }

    private func forget(_ character: Int64) throws {
        try db.execute(
            "DELETE FROM community_character WHERE membership = ? AND character = ?", [membership, character])
        let isElsewhere = try Bool.fetchOne(
            db, "SELECT 1 FROM community_character WHERE character = ? AND is_mine = 0", [character])
        guard isElsewhere == nil else { return }
        try db.execute("UPDATE character SET is_gone = 1 WHERE number = ? AND origin = 'kept'", [character])
        try NameIndex(db).update(.character, character)
    }

    private func isGone(_ work: Int64) throws -> Bool {
        try Bool.fetchOne(db, "SELECT is_gone FROM work WHERE number = ?", [work]) ?? false
    }

    /// Applies the rules for own characters.
    static func checked(_ row: CharacterRow) -> WorkCharacter? {
        row.id.isPermitted ? try? OwnWork.checked(row.character) : nil
    }
}
