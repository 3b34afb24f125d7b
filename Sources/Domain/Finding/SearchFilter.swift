/// A restriction of a search.
package struct SearchFilter: Hashable, Sendable {
    /// Only characters of this type, as on the shelves. Those the reader has not dug become "someone in WORK".
    package var type: MBTI?
    /// Only works of this genre, and characters of such works.
    package var genre: Identifier<Genre>?
    /// Only works of this kind, and characters of such works.
    package var kind: WorkKind?
    /// Only characters the reader has not dug.
    package var isUndugOnly: Bool

    /// Everything passes by default.
    package init(
        type: MBTI? = nil, genre: Identifier<Genre>? = nil, kind: WorkKind? = nil, isUndugOnly: Bool = false
    ) {
        self.type = type
        self.genre = genre
        self.kind = kind
        self.isUndugOnly = isUndugOnly
    }

    /// Whether everything passes.
    package var isEmpty: Bool { self == SearchFilter() }
}
