/// What the fold has to look at: rows are only added by others, and removed by the fold.
struct DirtyTable {
    enum Kind: String {
        case character
        case post
    }

    let db: any SQLConnection

    func add(_ kind: Kind, _ key: Int64) throws {
        try db.execute("INSERT INTO dirty (kind, key) VALUES (?, ?)", .text(kind.rawValue), .integer(key))
    }
}
