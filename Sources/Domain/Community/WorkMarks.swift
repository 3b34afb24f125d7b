package struct WorkMarks: Hashable, Sendable {
    package let isWished: Bool
    package let thumb: Thumb?

    package init(isWished: Bool = false, thumb: Thumb? = nil) {
        self.isWished = isWished
        self.thumb = thumb
    }
}

package enum Thumb: Int, CaseIterable, Sendable {
    case like = 1
    case dislike = -1
}
