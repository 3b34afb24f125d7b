import Domain

extension Language {
    var rankColumn: String { self == .english ? "rank_en" : "rank_ko" }
}
