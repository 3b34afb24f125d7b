import Domain
import FeatureKit

struct LogState: ListScreenState {
    var list = ListState<LogRow>()
    var evening = LogEvening()

    var phase: Phase { list.phase }
    var rowCount: Int { list.rowCount }
    var matches: [Int] { list.matches }

    func row(at index: Int) -> LogRow? { list.row(at: index) }
}

struct LogRow: Equatable, Sendable {
    let entry: MadeEntry
    let name: String
    /// The local day; only on the day's first row.
    let day: String
    /// `19:40`.
    let time: String
    /// `1`, `2.5`.
    let servings: String
    /// The evening's standard drinks; only on its first row.
    let sum: String
}

struct LogEvening: Equatable, Sendable {
    var text = ""
    /// Makeable drinks without alcohol, offered after the second standard drink; otherwise empty.
    var offer = ""
}
