/// Whether a screen is on top and uncovered.
struct Visibility {
    private var isOnTop = false
    private var isCovered = false

    private var isSeen: Bool { isOnTop && !isCovered }

    mutating func appear() -> Bool {
        isOnTop = true
        return isSeen
    }

    mutating func disappear() -> Bool {
        isOnTop = false
        return isSeen
    }

    mutating func cover(_ isCovered: Bool) -> Bool {
        self.isCovered = isCovered
        return isSeen
    }
}
