import Terminal

/// Remembers the frame's lines, so that an unchanged line keeps its version.
@MainActor
final class FrameLines {
    private var shown: [Int: (line: FrameLine, version: Int)] = [:]

    func version(of line: FrameLine, y: Int) -> Int {
        if let last = shown[y], last.line == line { return last.version }
        let version = LineMemory.newVersion()
        shown[y] = (line, version)
        return version
    }
}

enum FrameLine: Equatable {
    enum Note: Equatable {
        case mark(String)
        case toast(Toast)
    }

    /// The tabs or a title in their place, and the texts on the right.
    case header(solo: String?, titles: [String], selected: Int, trailing: [String])
    case rule(Note?)
    case trail([String], status: String)
    case hints([Hint])
}
