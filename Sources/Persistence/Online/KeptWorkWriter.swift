import Domain
import GRDB

/// Writes a work of an online catalogue. An undo marks it as gone, never deletes it: what members said of it stays.
struct KeptWorkWriter {
    let db: Database
    let profile: Identifier<Profile>
    let now: Int64

    private func stored(_ work: OnlineWork) throws -> Row? {
        try StoredWorkMatcher(found: work, profile: profile, db: db).row()
    }

    func keep(_ work: OnlineWork) throws -> KeptItem {
        var journal = try Journal(db, profile: profile)
        let (item, added) = try keep(work, as: try stored(work), &journal)
        try journal.record("work.keep", subjects: [Journal.subject(named: work.record.work.title)])
        try finish(journal, added)
        return item
    }

    /// Fills a work of the member's own with the data of catalogues. If the data is of a work already here, merges the
    /// own work into that one. `step` is the one to extend; nil for a new one. Throws `NotFound`, `StepUndone`,
    /// `WorkMergeProblem`.
    func complete(
        _ id: Identifier<Work>, with found: [OnlineWork], continuing step: Int64?
    ) throws -> CompletedWork {
        guard var row = try StoredWorkMatcher.row(of: id, db), row["is_gone"] == 0 else {
            throw NotFound(id: id.rawValue)
        }
        var journal = try Journal(db, profile: profile)
        var isMerged = false
        var item: KeptItem?
        var added: (work: Int64?, characters: [Int64]) = (nil, [])
        for work in found {
            if let other = try stored(work), other["id"] != row["id"] as String, other["is_gone"] == 0 {
                if row["origin"] == WorkOrigin.own.rawValue {
                    _ = try WorkMerger(
                        Identifier(row["id"]), into: Identifier(other["id"]), of: profile, at: now, db
                    ).merge(&journal)
                    isMerged = true
                    row = other
                } else if other["origin"] != WorkOrigin.catalogue.rawValue {
                    // A work shared with others is not merged.
                    continue
                }
            }
            let kept = try keep(work, as: row, &journal)
            item = kept.item
            added.characters += kept.added.characters
            row = try StoredWorkMatcher.row(of: Identifier(row["id"]), db) ?? row
        }
        guard let item else { throw NotFound(id: id.rawValue) }
        let number = try journal.record(
            "work.complete", subjects: [Journal.subject(named: item.name)], continuing: step)
        try finish(journal, added)
        return CompletedWork(item: item, isMerged: isMerged, step: number)
    }

    private func keep(
        _ work: OnlineWork, as row: Row?, _ journal: inout Journal
    ) throws -> (item: KeptItem, added: (work: Int64?, characters: [Int64])) {
        let place = place(of: row)
        let id = row.map { Identifier<Work>($0["id"]) } ?? work.record.work.id
        var added: (work: Int64?, characters: [Int64]) = (nil, [])
        if let place { added = try write(work, row, place, &journal) }
        try link(work, to: id, &journal)
        let item = KeptItem(
            target: .work(id),
            name: row.flatMap { place?.origin == .kept ? nil : WorkRows.work($0).title } ?? work.record.work.title,
            outcome: place == nil ? .known : added.work == nil ? .updated : .added)
        return (item, added)
    }

    private func finish(_ journal: Journal, _ added: (work: Int64?, characters: [Int64])) throws {
        try NameIndex(db).follow(journal.changes)
        try notify(added)
    }

    /// Returns the origin and the owner to write a work with; nil for a bundled work and for another member's.
    private func place(of row: Row?) -> (origin: WorkOrigin, owner: Identifier<Profile>?)? {
        guard let row else { return (.kept, nil) }
        switch WorkOrigin(rawValue: row["origin"]) {
        case .kept: return (.kept, nil)
        case .own: return (row["owner"] as String?) == profile.rawValue ? (.own, profile) : nil
        case .catalogue, .demo, nil: return nil
        }
    }

    /// Overwrites earlier data of the same catalogue; otherwise only fills in missing data.
    private func write(
        _ found: OnlineWork, _ row: Row?, _ place: (origin: WorkOrigin, owner: Identifier<Profile>?),
        _ journal: inout Journal
    ) throws -> (work: Int64?, characters: [Int64]) {
        let wasThere = row.map { $0["is_gone"] == 0 } ?? false
        let number = try (row?["number"] as Int64?) ?? RowNumbers.next(in: .work, db)
        let old = row.map { WorkRows.work($0) }
        let isSame = old.map { $0.id == found.record.work.id } ?? true
        var work = found.record.work
        if let old, let row, try StoredWorkMatcher.isBare(row, db) {
            work = old.completed(from: work)
        } else if let old {
            if !isSame { work.otherTitles = [work.title.english, work.title.korean] + work.otherTitles }
            work = isSame ? work.filled(from: old) : old.filled(from: work)
        }
        func values(isGone: Bool) -> [String: JournalValue] {
            WorkRows.row(number, work, origin: place.origin, owner: place.owner, isGone: isGone)
        }
        if row == nil {
            // Adds the row outside the step, so that an undo does not delete it.
            var silent = try Journal(db, profile: profile)
            try silent.put(.work, values(isGone: true))
        }
        try journal.put(.work, values(isGone: false))
        let characters = try KeptCastWriter(
            work: number, kind: work.kind, isSame: isSame, owner: place.owner, profile: profile, db: db
        ).write(found, &journal)
        return (wasThere ? nil : number, characters)
    }

    private func link(_ work: OnlineWork, to id: Identifier<Work>, _ journal: inout Journal) throws {
        // A work kept before its bundled work was added keeps its ID.
        let before = try ExternalIDRows.target(of: work.id, db) ?? .work(id)
        if before == .work(id) { try journal.put(.externalID, ExternalIDRows.row(work.id, before, keptAt: now)) }
        for other in work.otherIDs where try ExternalIDRows.target(of: other, db) == nil {
            try journal.put(.externalID, ExternalIDRows.row(other, .work(id), keptAt: nil))
        }
    }

    private func notify(_ added: (work: Int64?, characters: [Int64])) throws {
        let watch = try KeywordWatch(db, now: now)
        guard !watch.isIdle else { return }
        if let work = added.work { try watch.notify(ofWork: work, except: profile.rawValue) }
        for number in added.characters {
            try watch.notify(
                ofCharacter: number, ofNew: Set(added.work.map { [$0] } ?? []), except: profile.rawValue)
        }
    }
}

/// Writes the characters of a work found online. Characters of one name are the same.
struct KeptCastWriter {
    let work: Int64
    let kind: WorkKind
    /// Whether the work is new or comes from the catalogue that it was kept from.
    let isSame: Bool
    /// The owner of new characters, for a work of the member's own; nil for a kept work.
    let owner: Identifier<Profile>?
    let profile: Identifier<Profile>
    let db: Database

    /// Returns the numbers of the characters that were added.
    func write(_ found: OnlineWork, _ journal: inout Journal) throws -> [Int64] {
        let rows = try Row.fetchAll(db, "SELECT * FROM character WHERE work = ?", [work])
        let byID = Dictionary(rows.map { ($0["id"] as String, $0) }) { first, _ in first }
        let byName = Self.byName(rows.filter { $0["is_gone"] == 0 })
        var met: Set<Int64> = []
        var added: [Int64] = []
        for (position, character) in found.record.cast.enumerated() {
            let names = [character.name.english, character.name.korean].map(Folding.folded)
            if let old = byID[character.id.rawValue] ?? names.lazy.compactMap({ byName[$0] }).first {
                let number: Int64 = old["number"]
                guard met.insert(number).inserted, isMine(old) else { continue }
                if old["is_gone"] == 1 { added.append(number) }
                try update(old, with: character, at: position, &journal)
            } else if let number = try add(character, at: position + (isSame ? 0 : rows.count), &journal) {
                added.append(number)
            }
        }
        if isSame { try remove(rows.filter { !met.contains($0["number"]) }, unlisted: found, &journal) }
        return added
    }

    private static func byName(_ rows: [Row]) -> [String: Row] {
        let named = rows.flatMap { row in
            [row["name_en"] as String, row["name_ko"] as String].map { (Folding.folded($0), row) }
        }
        return Dictionary(named) { first, _ in first }
    }

    private func isMine(_ row: Row) -> Bool {
        switch WorkOrigin(rawValue: row["origin"]) {
        case .kept: true
        case .own: owner != nil && (row["owner"] as String?) == profile.rawValue
        case .catalogue, .demo, nil: false
        }
    }

    private func update(
        _ old: Row, with character: WorkCharacter, at position: Int, _ journal: inout Journal
    ) throws {
        let known = WorkRows.character(old)
        let isOwnReport = isSame && known.id == character.id
        let owner: String? = old["owner"]
        try journal.put(
            .character,
            WorkRows.row(
                old["number"], isOwnReport ? character.filled(from: known) : known.filled(from: character),
                work: work, kind: kind, position: isOwnReport ? position : old["position"],
                origin: WorkOrigin(rawValue: old["origin"]) ?? .kept, owner: owner.map { Identifier($0) }))
    }

    /// Returns nil if the character belongs to another work.
    private func add(_ character: WorkCharacter, at position: Int, _ journal: inout Journal) throws -> Int64? {
        var character = character
        if owner != nil {
            character = character.withID(
                try OwnWorkNaming(profile: profile, db: db).newID(ofCharacter: character.name))
        } else if try CommunityNumbers.character(character.id, db) != nil {
            return nil
        }
        let number = try RowNumbers.next(in: .character, db)
        func values(isGone: Bool) -> [String: JournalValue] {
            WorkRows.row(
                number, character, work: work, kind: kind, position: position, origin: owner == nil ? .kept : .own,
                owner: owner, isGone: isGone)
        }
        // An undo marks the character as gone, as it does the work.
        var silent = try Journal(db, profile: profile)
        try silent.put(.character, values(isGone: true))
        try journal.put(.character, values(isGone: false))
        return number
    }

    /// Removes characters that their source no longer lists, unless they have votes or reviews.
    private func remove(_ rows: [Row], unlisted found: OnlineWork, _ journal: inout Journal) throws {
        let sources = ([found.id] + found.otherIDs).map { "\($0.local)-" }.filter { source in
            found.record.cast.contains { $0.id.rawValue.hasPrefix(source) }
        }
        for row in rows.sorted(by: { ($0["number"] as Int64) < $1["number"] })
        where row["origin"] == WorkOrigin.kept.rawValue && row["is_gone"] == 0 && row["votes"] == 0
            && row["reviews"] == 0
        {
            let id: String = row["id"]
            guard sources.contains(where: id.hasPrefix) else { continue }
            try journal.put(
                .character,
                WorkRows.row(
                    row["number"], WorkRows.character(row), work: work, kind: kind, position: row["position"],
                    origin: .kept, owner: nil, isGone: true))
        }
    }
}
