import Terminal

/// Which columns of a row differ.
enum RowChange {
    /// The columns from the first to the last difference, extended so that no wide glyph is cut, old or new: writing
    /// one half makes ncurses blank the other. Nil if nothing differs.
    static func columns(from old: [Cell], to new: [Cell]) -> Range<Int>? {
        let width = new.count
        guard old.count == width else { return width > 0 ? 0..<width : nil }
        return old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                var first = 0
                while first < width, old[first] == new[first] { first += 1 }
                guard first < width else { return nil }
                var end = width
                while old[end - 1] == new[end - 1] { end -= 1 }
                while first > 0, old[first].isContinuation || new[first].isContinuation { first -= 1 }
                while end < width, old[end].isContinuation || new[end].isContinuation { end += 1 }
                return first..<end
            }
        }
    }
}
