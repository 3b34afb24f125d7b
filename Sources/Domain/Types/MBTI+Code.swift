extension MBTI {
    /// The type's number, 0…15: its place in `all`. It is what stores keep.
    public var code: Int {
        MBTIAxis.allCases.reduce(0) { $0 << 1 | (isSecond(on: $1) ? 1 : 0) }
    }

    /// The type of a number; nil outside 0…15.
    public init?(code: Int) {
        guard MBTI.all.indices.contains(code) else { return nil }
        self = MBTI.all[code]
    }
}

extension MBTI: Comparable {
    /// Types sort as they stand in `all`.
    public static func < (left: MBTI, right: MBTI) -> Bool { left.code < right.code }
}
