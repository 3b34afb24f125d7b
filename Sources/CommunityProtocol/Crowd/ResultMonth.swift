package import Domain

package struct ResultMonth: Codable, Hashable, Sendable {
    /// `year * 12 + month - 1`, UTC.
    package let month: Int
    package let type: MBTI
    package let n: Int

    package init(
        month: Int, type: MBTI, n: Int
    ) {
        self.month = month
        self.type = type
        self.n = n
    }
}
