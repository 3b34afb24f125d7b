import Domain

struct FileJob {
    enum Layout {
        case free
        /// `ingredients/<slug>/data.json` of a datapack.
        case ingredient
        /// `cocktails/<slug>/data.json` of a datapack.
        case cocktail
    }

    let file: TreeFile
    let format: ExchangeFormat
    let layout: Layout

    static func layout(of file: TreeFile) -> Layout {
        let parts = file.parts
        guard parts.count >= 3, parts.last?.lowercased() == "data.json" else { return .free }
        switch parts[parts.count - 3] {
        case "ingredients": return .ingredient
        case "cocktails": return .cocktail
        default: return .free
        }
    }
}

final class ReadProgress {
    let total: Int
    private var done = 0
    private var reported = 0

    init(total: Int) { self.total = total }

    func add(_ count: Int) { done += count }

    /// The count if it has changed since the last call.
    func changedCount() -> Int? {
        guard done != reported else { return nil }
        reported = done
        return min(done, total)
    }
}
