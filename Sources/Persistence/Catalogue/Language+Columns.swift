import Domain

extension Language {
    /// The column of a name's place in the list by name.
    var rankColumn: String { self == .english ? "rank_en" : "rank_ko" }
}
