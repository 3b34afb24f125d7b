internal import FeatureKit

/// What a list of settings shows.
struct SettingListState: Equatable {
    var phase: Phase = .idle
    var rows: [SettingRow] = []
    /// A short text at the right end of the trail.
    var status = ""
    /// What stands in the place of the rows where there are none.
    var empty = ""
    /// The positions that the search found, ascending.
    var matches: [Int] = []

    /// The positions of the rows that hold a text.
    func rows(matching text: String) -> [Int] {
        let wanted = text.lowercased()
        guard !wanted.isEmpty else { return [] }
        return rows.indices.filter { index in
            [rows[index].section, rows[index].title, rows[index].detail].joined(separator: " ").lowercased()
                .contains(wanted)
        }
    }
}
