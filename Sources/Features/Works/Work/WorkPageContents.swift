import Domain

/// What was read for a work's page.
struct WorkPageContents: Sendable {
    let page: WorkPage
    let cast: [CharacterSummary]
    /// Whether the work has more characters than were read.
    let hasMoreCast: Bool
    let watched: [WatchedEntry]
    let hasMoreWatched: Bool
    /// The names of the drinks in the log.
    let drinks: [Identifier<Drink>: LocalizedText]
    /// The member's type; nil for none.
    let memberType: MBTI?
    /// Of when what is thought of it is; empty for what this machine's think.
    let age: String
}
