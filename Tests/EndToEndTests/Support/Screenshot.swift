import Foundation

/// What a window shows, row by row.
struct Screenshot: Equatable, CustomStringConvertible {
    /// The rows from the top.
    let rows: [String]

    /// Everything as one text.
    var description: String { rows.joined(separator: "\n") }

    /// Whether some row has this text.
    func contains(_ text: String) -> Bool {
        rows.contains { $0.contains(text) }
    }

    /// Whether the selected row of a list begins with this name.
    func selects(_ name: String) -> Bool {
        rows.contains { row in
            row.firstRange(of: "▸").map { row[$0.upperBound...].drop { !$0.isLetter }.hasPrefix("\(name)  ") } ?? false
        }
    }

    /// The row and column of the first cell of a text, counted from 0. Only for rows whose letters before it are all
    /// one column wide.
    func position(of text: String) -> (column: Int, row: Int)? {
        for (index, row) in rows.enumerated() {
            guard let range = row.range(of: text) else { continue }
            return (row.distance(from: row.startIndex, to: range.lowerBound), index)
        }
        return nil
    }

    /// What is below the header.
    /// The row that is marked as selected; empty for none.
    var selectedRow: String { rows.first { $0.contains("▸") } ?? "" }
    /// The last step of the trail.
    var trail: String {
        let line = rows.count > 2 ? rows[2] : ""
        return line.components(separatedBy: "›").last?.components(separatedBy: "   ").first?
            .trimmingCharacters(in: .whitespaces) ?? ""
    }
    var body: [String] { Array(rows.dropFirst(2)) }
}
