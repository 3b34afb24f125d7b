import Terminal

enum RowChange {
    /// Returns the range from the first to the last difference, extended so that no wide glyph, old or new, is cut:
    /// writing one half makes ncurses blank the other. Nil if nothing differs.
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

    /// Splits a change around a few unchanged cells that switch colours at least twice, such as the mark between a
    /// list's marker and title. Returns nil if there are none. ncurses would resend so few cells, although changing
    /// colours takes more bytes than moving the cursor.
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

    /// ncurses itself skips longer runs of equal cells.
    private static let mostResent = 6
}
