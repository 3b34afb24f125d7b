package struct SearchFilter: Hashable, Sendable {
    /// Only characters of this type, as on the shelves. Those the viewer has not dug become "someone in WORK".
    package var type: MBTI?
    /// Only works of this genre, and characters of such works.
    package var genre: Identifier<Genre>?
    /// Only works of this kind, and characters of such works.
    package var kind: WorkKind?
    package var isUndugOnly: Bool

    package init(
        type: MBTI? = nil, genre: Identifier<Genre>? = nil, kind: WorkKind? = nil, isUndugOnly: Bool = false
    ) {
        self.type = type
        self.genre = genre
        self.kind = kind
        self.isUndugOnly = isUndugOnly
    }

    package var isEmpty: Bool { self == SearchFilter() }
}
