import Domain

struct WorkPageContents: Sendable {
    let page: WorkPage
    let cast: [CharacterSummary]
    let hasMoreCast: Bool
    let watched: [WatchedEntry]
    let hasMoreWatched: Bool
    let drinks: [Identifier<Drink>: LocalizedText]
    let memberType: MBTI?
    /// Age of the server's numbers; empty for local ones.
    let age: String
}
