import Domain

package enum RowMatches {
    /// The indices, ascending, of the rows with a text that contains the query; none for an empty query. A query with a
    /// capital letter matches only texts with the same capitals (smart case).
    ///
    /// - Parameter texts: the searchable texts of a row.
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
