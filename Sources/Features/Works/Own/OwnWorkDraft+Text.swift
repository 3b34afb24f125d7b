import Domain

extension OwnWorkDraft {
    /// The stored form of a draft. A character is new or has the id of one of the work's characters.
    private struct Kept: Codable {
        struct Character: Codable {
            let id: String
            let english: String
            let korean: String
            let others: [String]
            let isLead: Bool
            let guess: String?
        }

        let titleEnglish: String
        let titleKorean: String
        let originalTitle: String
        let otherTitles: [String]?
        let kind: String
        let year: String
        let directorEnglish: String
        let directorKorean: String
        let genres: [String]
        let rating: String
        let synopsisEnglish: String
        let synopsisKorean: String
        let cast: [Character]
        let names: String?
    }

    var text: String {
        let cast = cast.map {
            Kept.Character(
                id: $0.id.rawValue, english: $0.name.english, korean: $0.name.korean, others: $0.otherNames,
                isLead: $0.isLead, guess: $0.guess?.text)
        }
        let kept = Kept(
            titleEnglish: titleEnglish, titleKorean: titleKorean, originalTitle: originalTitle,
            otherTitles: otherTitles, kind: kind.rawValue, year: year, directorEnglish: directorEnglish,
            directorKorean: directorKorean,
            genres: genres, rating: rating, synopsisEnglish: synopsisEnglish, synopsisKorean: synopsisKorean,
            cast: cast, names: names)
        return DraftText.encode(kept)
    }

    /// Reads a kept draft; nil if it is invalid.
    init?(text: String) {
        guard let kept = DraftText.decode(Kept.self, from: text) else { return nil }
        self.init()
        titleEnglish = kept.titleEnglish
        titleKorean = kept.titleKorean
        originalTitle = kept.originalTitle
        otherTitles = kept.otherTitles ?? []
        kind = WorkKind(rawValue: kept.kind) ?? kind
        year = kept.year
        directorEnglish = kept.directorEnglish
        directorKorean = kept.directorKorean
        genres = kept.genres
        rating = kept.rating
        synopsisEnglish = kept.synopsisEnglish
        synopsisKorean = kept.synopsisKorean
        names = kept.names ?? ""
        cast = kept.cast.map {
            WorkCharacter(
                id: Identifier($0.id), name: LocalizedText(english: $0.english, korean: $0.korean),
                otherNames: $0.others, isLead: $0.isLead,
                guess: $0.guess.flatMap { try? MBTI(text: $0) })
        }
    }
}
