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

    /// The two parts of a change around a few cells that stay and change colours twice or more, such as the sign between
    /// a list's marker and its title; nil where there are none. ncurses sends so few again in place of a movement, and
    /// their colours cost more than that.
    static func parts(
        of columns: Range<Int>, from old: [Cell], to new: [Cell]
    ) -> (first: Range<Int>, second: Range<Int>)? {
        guard old.count == new.count else { return nil }
        var end = columns.lowerBound
        while end < columns.upperBound {
            var same = end
            while same < columns.upperBound, old[same] != new[same] { same += 1 }
            end = same
            while end < columns.upperBound, old[end] == new[end] { end += 1 }
            guard columns.lowerBound < same, end < columns.upperBound else { continue }
            let isWhole = [same, end].allSatisfy { !old[$0].isContinuation && !new[$0].isContinuation }
            let turns = (same..<end - 1).count { new[$0].style != new[$0 + 1].style }
            if isWhole, turns >= 2, end - same <= mostResent {
                return (columns.lowerBound..<same, end..<columns.upperBound)
            }
        }
        return nil
    }

    /// Longer runs of equal cells are left out by ncurses itself.
    private static let mostResent = 6
}
