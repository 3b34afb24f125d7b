import CNcurses
package import Terminal

package enum TerminalProbe {
    /// The number of colours in terminfo, 0 for none; nil without an entry of that name.
    @MainActor
    package static func colors(of term: String) -> Int? {
        var status: Int32 = 0
        guard setupterm(term, 1, &status) == OK else { return nil }
        defer { cn_release_terminal() }
        return max(0, Int(tigetnum("colors")))
    }

    /// Nil if standard output is not a terminal.
    package static func size() -> Size? {
        var width: Int32 = 0
        var height: Int32 = 0
        cn_window_size(1, &width, &height)
        return width > 0 && height > 0 ? Size(width: Int(width), height: Int(height)) : nil
    }
}
