/// The size of a terminal in character cells.
struct WindowSize: CustomStringConvertible, Hashable, Sendable {
    let columns: Int
    let rows: Int

    init(_ columns: Int, _ rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The usual smallest size.
    static let small = WindowSize(80, 24)
    static let large = WindowSize(160, 45)

    var description: String { "\(columns)x\(rows)" }
}
