import CommunityProtocol
import Domain

struct PublishApplier {
    let db: any SQLConnection
    let context: OperationContext

    func publish(_ published: PublishedWork) throws -> Change? {
        let cast = try checked(published)
        let works = CatalogueTable(db: db)
        guard try !hasBecomeAnother(cast.work.id) else { return nil }
        var facts = WorkFactsRow(cast.work)
        facts.source = try source(published.work.source)
        let sameSource = try facts.source.flatMap { source in
            try db.row("SELECT \(StoredWork.columns) FROM work WHERE source = ?", source).map(StoredWork.init)
        }
        if let known = try works.work(facts.id) ?? sameSource {
            guard known.publisher == context.member.no, known.facts.id == facts.id else {
                throw Refusal(code: .published)
            }
            try db.execute(
                "UPDATE work SET facts = ?, title = ?, gone = 0, cat_seq = ? WHERE no = ?", try WireCoder.text(facts),
                CatalogueTable.searchText(facts), try MetaTable(db: db).nextCatalogueSeq(), known.no)
            if known.isGone { try works.setCastGone(false, of: known.no) }
            try works.add(
                cast.cast.map(StoredCharacter.init), to: known.no, kind: cast.work.kind,
                beside: Namesakes(of: known.no, except: cast.cast.map(\.id), db))
            try DirtyTable(db: db).add(.work, known.no)
            return nil
        }
        let no = try works.insert(facts, publisher: context.member.no, seq: try MetaTable(db: db).nextCatalogueSeq())
        try works.add(cast.cast.map(StoredCharacter.init), to: no, kind: cast.work.kind)
        try DirtyTable(db: db).add(.work, no)
        return nil
    }

    /// Takes a member's own work back, unless others use it. Ignores a work that was never published.
    func takeBack(_ id: Identifier<Work>) throws -> Change? {
        let works = CatalogueTable(db: db)
        guard try !hasBecomeAnother(id), let work = try works.work(id) else { return nil }
        guard work.publisher == context.member.no, work.facts.id == id else { throw Refusal(code: .notOwn) }
        guard !work.isGone else { return nil }
        guard try !WorkUse(db: db).isUsed(work.no, byOthersThan: context.member.no) else { throw Refusal(code: .inUse) }
        try db.execute(
            "UPDATE work SET gone = 1, cat_seq = ? WHERE no = ?", try MetaTable(db: db).nextCatalogueSeq(), work.no)
        try works.setCastGone(true, of: work.no)
        return nil
    }

    /// Whether a work of the member was merged into another. Later changes to it are ignored without an error.
    private func hasBecomeAnother(_ id: Identifier<Work>) throws -> Bool {
        try db.has("work WHERE id = ? AND publisher = ? AND merged IS NOT NULL", id.rawValue, context.member.no)
    }

    /// Throws `Refusal` for a work that the rules of `Domain` or the protocol's limits do not permit.
    private func checked(_ published: PublishedWork) throws -> CastWork {
        guard published.work.genres.allSatisfy({ Identifier<Genre>($0).isWellFormed }),
            let checked = published.work.checked(with: published.cast.map(\.character))
        else { throw Refusal(code: .invalid) }
        return checked
    }

    private func source(_ text: String?) throws -> String? {
        guard let text else { return nil }
        guard let id = ExternalID(text), text.utf8.count <= 64 else { throw Refusal(code: .invalid) }
        return id.description
    }
}
