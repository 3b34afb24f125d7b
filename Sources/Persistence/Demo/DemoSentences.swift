import Domain

/// Texts of demo members by language. A review fits a letter of the author's vote; it is true of many characters,
/// names nobody and spoils nothing.
enum DemoSentences {
    static func reviews(_ language: Language) -> [Character: [String]] {
        language == .korean ? koreanReviews : englishReviews
    }

    static func comments(_ language: Language) -> [String] { language == .korean ? koreanComments : englishComments }

    static func watched(_ language: Language) -> [String] { language == .korean ? koreanWatched : englishWatched }

    static func made(_ language: Language) -> [String] { language == .korean ? koreanMade : englishMade }
}
