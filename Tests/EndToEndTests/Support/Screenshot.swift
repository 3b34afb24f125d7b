import Foundation

/// The rows that a window shows.
struct Screenshot: Equatable, CustomStringConvertible {
    /// From the top.
    let rows: [String]

    var description: String { rows.joined(separator: "\n") }

    /// Whether a row contains the text.
    func contains(_ text: String) -> Bool {
        rows.contains { $0.contains(text) }
    }

    /// Whether the selected row begins with a name.
    func selects(_ name: String) -> Bool {
        rows.contains { row in
            row.firstRange(of: "▸").map { row[$0.upperBound...].drop { !$0.isLetter }.hasPrefix("\(name)  ") } ?? false
        }
    }

    /// The column and row of a text, counted from 0. Valid only if all characters before it are one column wide.
    func position(of text: String) -> (column: Int, row: Int)? {
        for (index, row) in rows.enumerated() {
            guard let range = row.range(of: text) else { continue }
            return (row.distance(from: row.startIndex, to: range.lowerBound), index)
        }
        return nil
    }

    /// The row marked as selected; empty for none.
    var selectedRow: String { rows.first { $0.contains("▸") } ?? "" }
    /// The last part of the trail.
    var trail: String {
        let line = rows.count > 2 ? rows[2] : ""
        return line.components(separatedBy: "›").last?.components(separatedBy: "   ").first?
            .trimmingCharacters(in: .whitespaces) ?? ""
    }
    var body: [String] { Array(rows.dropFirst(2)) }
}
