/// What a list says of its filter in a line above its rows.
@MainActor
public struct RowListFilter {
    let parts: () -> [String]
    let remove: (Int) -> Void

    /// Makes the line.
    /// - Parameters:
    ///   - parts: the filter in words, part by part; none where nothing is left out.
    ///   - remove: takes a part away, by its place among the parts.
    public init(parts: @escaping () -> [String], remove: @escaping (Int) -> Void) {
        self.parts = parts
        self.remove = remove
    }
}
