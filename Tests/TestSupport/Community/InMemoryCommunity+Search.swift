public import Domain

extension InMemoryCommunity: SearchRepository {
    /// The best works and characters for a text.
    public func worksAndCharacters(
        matching text: String, _ filter: SearchFilter, for reader: Reader, limit: Int
    ) async throws -> SearchAnswer {
        try check()
        let folded = Folding.folded(text)
        guard !folded.isEmpty else { return SearchAnswer() }
        var rows: [FoundRow] = []
        for record in cast where filter.kind == nil || record.work.kind == filter.kind {
            if let genre = filter.genre, !record.work.genres.contains(genre) { continue }
            if filter.type == nil, !filter.isUndugOnly {
                rows += row(.work(workSummary(record, reader)), record.work.title, folded)
            }
            for character in record.cast {
                let seen = summary(character, record.work, reader)
                if filter.isUndugOnly, seen.isDug { continue }
                if let type = filter.type {
                    guard self.type(character, mine: nil).shelfType == type else { continue }
                    let hit: SearchHit = seen.visibility.isMasked ? .someone(work: seen.work) : .character(seen)
                    rows += row(hit, character.name, folded)
                } else {
                    rows += row(.character(seen), character.name, folded)
                }
            }
        }
        rows.sort { $0.precedes($1) }
        return SearchAnswer(rows: Array(rows.prefix(limit)), hasMore: rows.count > limit)
    }

    private func row(_ hit: SearchHit, _ name: LocalizedText, _ folded: String) -> [FoundRow] {
        SearchableName.forms(of: [name.english, name.korean])
            .compactMap { form in form.quality(for: folded).map { FoundRow(hit: hit, quality: $0, name: form.folded) } }
            .min { $0.precedes($1) }.map { [$0] } ?? []
    }

    /// The members whose nickname begins with a text.
    public func members(matching text: String, limit: Int) async throws -> [FoundRow] {
        try check()
        return members.values.filter { $0.nickname.lowercased().hasPrefix(text.lowercased()) }
            .sorted { $0.nickname < $1.nickname }.prefix(limit)
            .map { FoundRow(hit: .member($0), quality: .prefix, name: $0.nickname) }
    }

    /// What to try.
    public func suggestions(for reader: Reader, limit: Int) async throws -> [WorkSummary] {
        try check()
        return cast.prefix(limit).map { workSummary($0, reader) }
    }

    /// What a member searched for and looked at last.
    public func recents(of reader: Reader) async throws -> RecentSearches {
        try check()
        guard let profile = reader.profile else { return RecentSearches() }
        return RecentSearches(
            words: words[profile] ?? [],
            characters: (seen[profile] ?? []).compactMap(found).map { summary($0.character, $0.work, reader) })
    }

    /// Remembers a word.
    public func remember(word: String, of profile: Identifier<Profile>, at now: Int64) async throws {
        try check()
        words[profile, default: []].removeAll { $0 == word }
        words[profile] = Array(([word] + (words[profile] ?? [])).prefix(RecentSearches.most))
    }

    /// Remembers a character.
    public func remember(
        character: Identifier<WorkCharacter>, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try check()
        seen[profile, default: []].removeAll { $0 == character }
        seen[profile] = Array(([character] + (seen[profile] ?? [])).prefix(RecentSearches.most))
    }

    /// Takes one or all away.
    @discardableResult
    public func forget(_ item: RecentItem, of profile: Identifier<Profile>) async throws -> Bool {
        try check()
        let before = (words[profile] ?? []).count + (seen[profile] ?? []).count
        switch item {
        case .word(let word): words[profile]?.removeAll { $0 == word }
        case .character(let id): seen[profile]?.removeAll { $0 == id }
        case .allWords: words[profile] = nil
        case .allCharacters: seen[profile] = nil
        }
        return (words[profile] ?? []).count + (seen[profile] ?? []).count < before
    }
}
