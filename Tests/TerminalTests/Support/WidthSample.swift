import Foundation

/// A line of `Tests/Fixtures/Terminal/widths.txt`: the columns of a scalar or a cluster in Python's wcwidth.
struct WidthSample {
    let text: String
    /// Columns, -1 for a control character.
    let columns: Int
    /// Columns if ambiguous characters are wide.
    let wideColumns: Int
    /// Unassigned or for private use.
    let isReplaced: Bool

    /// All samples of the file.
    static func all() throws -> [WidthSample] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/Terminal/widths.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.compactMap(WidthSample.init)
    }

    private init?(line: Substring) {
        let fields = line.split(separator: " ")
        guard fields.count >= 3, let columns = Int(fields[1]), let wideColumns = Int(fields[2]) else { return nil }
        var scalars = String.UnicodeScalarView()
        for code in fields[0].split(separator: "+") {
            guard let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
            scalars.append(scalar)
        }
        text = String(scalars)
        self.columns = columns
        self.wideColumns = wideColumns
        isReplaced = fields.count > 3
    }
}
