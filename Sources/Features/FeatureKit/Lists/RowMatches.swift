import Domain

/// Which rows a find line finds.
package enum RowMatches {
    /// The positions of the rows of which one text holds what is looked for; none for an empty query. A query with a
    /// capital letter finds only texts that have the same capitals (smart case).
    /// - Parameter texts: what of a row is looked through.
    package static func positions<Row>(of query: String, in rows: [Row], texts: (Row) -> [String]) -> [Int] {
        let keepsCase = query.contains(where: \.isUppercase)
        let folded = Folding.folded(query, keepsCase: keepsCase)
        guard !folded.isEmpty else { return [] }
        return rows.indices.filter { index in
            texts(rows[index]).contains {
                Folding.place(of: folded, in: Folding.folded($0, keepsCase: keepsCase)) != nil
            }
        }
    }
}
