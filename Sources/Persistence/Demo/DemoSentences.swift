import Domain

/// What the members of a demo write, by language. A review goes with a letter of the type its author said; each is true of
/// many, names nobody and gives no plot away.
enum DemoSentences {
    static func reviews(_ language: Language) -> [Character: [String]] {
        language == .korean ? koreanReviews : englishReviews
    }

    static func comments(_ language: Language) -> [String] { language == .korean ? koreanComments : englishComments }

    /// Notes of the watched log.
    static func watched(_ language: Language) -> [String] { language == .korean ? koreanWatched : englishWatched }

    /// Notes of the making log.
    static func made(_ language: Language) -> [String] { language == .korean ? koreanMade : englishMade }
}
