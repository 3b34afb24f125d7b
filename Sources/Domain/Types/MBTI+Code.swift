extension MBTI {
    /// 0…15: its index in `all`, used for storage.
    public var code: Int {
        MBTIAxis.allCases.reduce(0) { $0 << 1 | (isSecond(on: $1) ? 1 : 0) }
    }

    /// Nil outside 0…15.
    public init?(code: Int) {
        guard MBTI.all.indices.contains(code) else { return nil }
        self = MBTI.all[code]
    }
}

extension MBTI: Comparable {
    /// The order of `all`.
    public static func < (left: MBTI, right: MBTI) -> Bool { left.code < right.code }
}
