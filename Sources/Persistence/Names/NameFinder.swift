import Domain
import GRDB

/// One search in the name index. Looks for whole names, beginnings, words and insides, also by initial consonants;
/// several words in any order; and typing mistakes if there are few results. Each step takes the best known names first
/// and ends once the page is full, so that a keystroke costs only what it shows.
struct NameFinder {
    /// With this many results, typing mistakes are not considered.
    static let enough = 5
    /// The most rows that only resemble the text. More would push the results of the online catalogues off the screen.
    static let mostMistakes = 8
    /// The most names examined per piece of a mistyped text; fewer for pieces so short that thousands contain them.
    private static func mostGuesses(_ piece: String) -> Int { piece.unicodeScalars.count < Grams.length ? 100 : 300 }
    /// The most words of a text that may name a character and the work.
    private static let mostWords = 6
    /// The most works of a title whose casts are examined.
    private static let mostCasts = 8
    static let mostLooks = 2_000
    /// Rows found beyond the page, so that equal ones can be sorted.
    private static let slack = 10

    let db: Database
    let query: String
    let filter: SearchFilter
    let viewer: Viewer
    let limit: Int

    private let text: String
    private let words: [String]
    private let crowd: Crowd

    init(db: Database, query: String, filter: SearchFilter, viewer: Viewer, limit: Int) throws {
        self.db = db
        self.query = query
        self.filter = filter
        self.viewer = viewer
        self.limit = limit
        text = Folding.folded(query)
        crowd = try Crowd(of: viewer, db)
        words = SearchableName.words(query)
    }

    /// - Parameter onlyWhole: Looks for whole names only.
    func answer(onlyWhole: Bool = false) throws -> SearchAnswer {
        guard limit > 0 else { return SearchAnswer() }
        guard !text.isEmpty else { return try dugOfType() }
        var rows: [FoundRow] = []
        var seen: Set<Int64> = []
        for expression in onlyWhole ? [NameTokens.exactly(text)] : expressions {
            try step(expression, into: &rows, seen: &seen) { forms in
                forms.compactMap { form in form.quality(for: text).map { Match(quality: $0, name: form.folded) } }.min()
            }
            if rows.count > limit + Self.slack { break }
        }
        if !onlyWhole { try addUncertain(to: &rows, seen: &seen) }
        rows.sort { $0.precedes($1) }
        if let first = rows.firstIndex(where: { $0.quality == .typo }) {
            rows = Array(rows.prefix(first + Self.mostMistakes))
        }
        return SearchAnswer(rows: Array(rows.prefix(limit)), hasMore: rows.count > limit)
    }

    private func addUncertain(to rows: inout [FoundRow], seen: inout Set<Int64>) throws {
        if words.count > 1, rows.count <= limit + Self.slack { try addWords(to: &rows, seen: &seen) }
        if rows.isEmpty, (2...Self.mostWords).contains(words.count) { try addCast(to: &rows, seen: &seen) }
        if rows.count < Self.enough { try addMistakes(to: &rows, seen: &seen) }
    }

    /// The viewer's dug characters of the filter's type, newest first; none without a type.
    private func dugOfType() throws -> SearchAnswer {
        guard filter.type != nil, !filter.isUndugOnly, let profile = viewer.profile else { return SearchAnswer() }
        var rows: [FoundRow] = []
        let votes = try Row.fetchCursor(db, SQL.dug, [profile.rawValue, Self.mostLooks])
        while rows.count <= limit, let row = try votes.next() {
            guard let found = try character(row[0]) else { continue }
            rows.append(
                FoundRow(hit: found.hit, quality: .exact, popularity: found.votes, position: row[0], name: ""))
        }
        return SearchAnswer(rows: Array(rows.prefix(limit)), hasMore: rows.count > limit)
    }

    private struct Match: Comparable {
        let quality: SearchQuality
        let name: String
        var distance = 0

        static func < (left: Match, right: Match) -> Bool {
            (left.quality, left.name) < (right.quality, right.name)
        }
    }

    private var expressions: [String] {
        let inside = Grams.expression(for: text).map { [$0] } ?? []
        return [NameTokens.exactly(text), NameTokens.beginning(text), NameTokens.wordBeginning(text)] + inside
    }

    private func step(
        _ expression: String, into rows: inout [FoundRow], seen: inout Set<Int64>,
        match: ([SearchableName]) -> Match?
    ) throws {
        let found = try Row.fetchCursor(db, SQL.names, [expression, Self.mostLooks])
        while rows.count <= limit + Self.slack, let row = try found.next() {
            guard !seen.contains(row[0]), let best = match(NameForms.forms(row[3])) else { continue }
            seen.insert(row[0])
            try add(row, best, to: &rows)
        }
    }

    /// Adds names that contain every word in any order, such as `parasite 2019` or `sakuragi hanamichi`.
    private func addWords(to rows: inout [FoundRow], seen: inout Set<Int64>) throws {
        let expression = words.compactMap { Grams.expression(for: $0) }.joined(separator: " AND ")
        try step(expression, into: &rows, seen: &seen) { forms in
            forms.matchesAll(words) ? forms.first.map { Match(quality: .words, name: $0.folded) } : nil
        }
    }

    /// Adds characters by some words of their name and the rest of their work's, such as `elsa frozen`.
    private func addCast(to rows: inout [FoundRow], seen: inout Set<Int64>) throws {
        for split in 1..<words.count {
            let (first, last) = (Array(words[..<split]), Array(words[split...]))
            for (name, title) in [(first, last), (last, first)] {
                for work in try works(titled: title.joined()) {
                    let cast = try Row.fetchAll(db, SQL.cast, [work])
                    for row in cast where !seen.contains(row[0]) {
                        let forms = NameForms.forms(row[3])
                        // A Korean given name follows the family name without a blank.
                        let isNamed = forms.contains { form in
                            form.quality(for: name.joined()).map {
                                $0 <= .wordPrefix || $0 == .inside && form.folded.hasSuffix(name.joined())
                            } ?? false
                        }
                        guard isNamed, let first = forms.first else { continue }
                        seen.insert(row[0])
                        try add(row, Match(quality: .words, name: first.folded), to: &rows)
                    }
                }
            }
        }
    }

    /// The best known works with a title, or a word of one, that begins with the text.
    private func works(titled title: String) throws -> [Int64] {
        var found: [Int64] = []
        for expression in [NameTokens.exactly(title), NameTokens.beginning(title), NameTokens.wordBeginning(title)] {
            let names = try Row.fetchCursor(db, SQL.names, [expression, Self.mostLooks])
            while found.count < Self.mostCasts, let row = try names.next() {
                let number: Int64 = row[2]
                guard NameKind(rawValue: row[1]) == .work, !found.contains(number) else { continue }
                let fits = NameForms.forms(row[3]).contains { form in
                    form.quality(for: title).map { $0 <= .wordPrefix } ?? false
                }
                if fits { found.append(number) }
            }
        }
        return found
    }

    private func addMistakes(to rows: inout [FoundRow], seen: inout Set<Int64>) throws {
        guard let mistakes = TypingMistakes(text) else { return }
        for piece in mistakes.pieces {
            guard let expression = Grams.expression(for: piece) else { continue }
            let found = try Row.fetchCursor(db, SQL.names, [expression, Self.mostGuesses(piece)])
            while rows.count <= limit + Self.slack, let row = try found.next() {
                guard !seen.contains(row[0]) else { continue }
                guard let best = NameForms.nearest(row[3], mistakes) else { continue }
                seen.insert(row[0])
                let distance = 2 * best.mistakes + (best.isWord ? 1 : 0)
                try add(row, Match(quality: .typo, name: best.folded, distance: distance), to: &rows)
            }
        }
    }

    private func add(_ row: Row, _ match: Match, to rows: inout [FoundRow]) throws {
        let found: Found? =
            switch NameKind(rawValue: row[1]) {
            case .work: try work(row[2])
            case .character: try character(row[2])
            case nil: nil
            }
        guard let found else { return }
        rows.append(
            FoundRow(
                hit: found.hit, quality: match.quality, distance: match.distance, fame: found.fame,
                popularity: found.votes, position: row[2], name: match.name))
    }

    typealias Found = (hit: SearchHit, fame: Int, votes: Int)

    /// A work that passes the filter. With a type in the filter, returns the work in place of its characters of that
    /// type that the viewer has not dug: such a character is found by its work's title only, since its name would
    /// reveal its type.
    func work(_ number: Int64) throws -> Found? {
        let me = CommunityRows.me(viewer)
        let visibility = crowd.visibility
        guard
            let row = try Row.fetchOne(db, SQL.foundWork(visibility), [me, number]),
            passes(kind: row["work_kind"], genres: row["genres"]), try visibility.sees(work: number)
        else { return nil }
        let (fame, votes) = (FoundRow.fame(ofWorkAt: number), row["popularity"] as Int)
        let found = CommunityRows.work(row)
        guard let type = filter.type else { return filter.isUndugOnly ? nil : (.work(found), fame, votes) }
        guard !viewer.seesAllTypes else { return nil }
        let asked: StatementArguments = ["type": type.code, "work": number]
        let reading = CommunityRows.reading(viewer)
        let isThere = try Bool.fetchOne(db, SQL.someoneOfType, asked + StatementArguments(reading))
        return isThere == true ? (.someone(work: found.work), fame, votes) : nil
    }

    private func character(_ number: Int64) throws -> Found? {
        let me = CommunityRows.me(viewer)
        guard
            let row = try Row.fetchOne(db, SQL.foundCharacter, [me, me, number]),
            passes(kind: row["work_kind"], genres: row["genres"])
        else { return nil }
        let found = try CommunityRows.character(row, for: viewer, crowd)
        if found.isGone || filter.isUndugOnly && found.isDug { return nil }
        if let type = filter.type, found.visibility.type?.shelfType != type { return nil }
        let fame = FoundRow.fame(ofWorkAt: row["character_work"], isLead: found.isLead)
        return (.character(found), fame, found.votes)
    }

    private func passes(kind: String, genres: String) -> Bool {
        if let wanted = filter.kind, wanted.rawValue != kind { return false }
        guard let genre = filter.genre else { return true }
        return WordList.words(genres).contains(genre.rawValue)
    }

    enum SQL {
        static let names = """
            SELECT name_entry.rank, name_entry.kind, name_entry.number, name_entry.names FROM name_gram
            CROSS JOIN name_entry ON name_entry.rank = name_gram.rowid
            WHERE name_gram MATCH ? ORDER BY name_gram.rowid LIMIT ?
            """
        /// The names of a work's characters, in the columns of `names`.
        static let cast = """
            SELECT name_entry.rank, name_entry.kind, name_entry.number, name_entry.names FROM character
            CROSS JOIN name_entry ON name_entry.kind = 1 AND name_entry.number = character.number
            WHERE character.work = ? ORDER BY character.is_lead DESC, character.position, character.number
            """
        static func foundWork(_ visibility: CatalogueVisibility) -> String {
            """
            SELECT \(CommunityRows.SQL.workColumns(visibility)), work.genres,
                coalesce((SELECT sum(votes) FROM character WHERE character.work = work.number), 0)
                + coalesce((SELECT sum(wishes) FROM work_mood WHERE work_mood.work = work.number), 0) AS popularity
            FROM work WHERE number = ? AND is_gone = 0
            """
        }
        static let dug = """
            SELECT character FROM vote WHERE profile = ? ORDER BY voted_at DESC, number DESC LIMIT ?
            """
        static let foundCharacter = """
            SELECT \(CommunityRows.SQL.characterColumns), work.genres
                FROM character \(CommunityRows.SQL.characterJoin)
            WHERE character.number = ? AND character.is_gone = 0
            """
        static let someoneOfType = """
            SELECT 1 FROM character
            WHERE character.shelf_type = :type AND character.work = :work AND character.is_gone = 0
                AND \(CommunityRows.SQL.isHidden("character")) AND \(CommunityRows.SQL.isUndisclosed("character.work")) LIMIT 1
            """
    }
}
