import Domain
import FeatureKit

/// What the making log shows.
struct LogState: ListScreenState {
    var list = ListState<LogRow>()
    var evening = LogEvening()

    var phase: Phase { list.phase }
    var rowCount: Int { list.rowCount }
    var matches: [Int] { list.matches }

    func row(at index: Int) -> LogRow? { list.row(at: index) }
}

/// A making, every text ready.
struct LogRow: Equatable, Sendable {
    let entry: MadeEntry
    let name: String
    /// The day on the wall, on its first row only.
    let day: String
    /// `19:40`.
    let time: String
    /// `1`, `2.5`.
    let servings: String
    /// The standard drinks of the row's evening, on its first row only.
    let sum: String
}

/// This evening above the log.
struct LogEvening: Equatable, Sendable {
    /// In words; empty when nothing was made.
    var text = ""
    /// Drinks without alcohol that can be made now, offered after the second standard drink; empty before.
    var offer = ""
}
